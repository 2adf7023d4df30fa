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

    /** The cost of serialization, the most expensive endpoint first. */
    @ReadOperation
    public Report report() {
        return reports.report();
    }

    /** The same as a page. */
    @ReadOperation(produces = "text/html")
    public String page() {
        return Page.of(reports.report());
    }
}
