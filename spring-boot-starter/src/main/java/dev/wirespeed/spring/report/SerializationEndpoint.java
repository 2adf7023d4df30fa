package dev.wirespeed.spring.report;

import org.springframework.boot.actuate.endpoint.annotation.ReadOperation;
import org.springframework.boot.actuate.endpoint.web.annotation.WebEndpoint;

/** {@code /actuator/serialization}: a page for browsers, otherwise JSON. */
@WebEndpoint(id = "serialization")
public final class SerializationEndpoint {

    private final Reports reports;

    public SerializationEndpoint(Reports reports) {
        this.reports = reports;
    }

    /** The {@link Report} as JSON, which is the same whatever converters and mapper the application has. */
    @ReadOperation(
            produces = {
                "application/vnd.spring-boot.actuator.v3+json",
                "application/vnd.spring-boot.actuator.v2+json",
                "application/json"
            })
    public String report() {
        return reports.report().json();
    }

    /** The same as a page. */
    @ReadOperation(produces = "text/html")
    public String page() {
        return Page.of(reports.report());
    }
}
