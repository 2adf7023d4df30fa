package dev.wirespeed.lab.store;

/** What answers requests. */
enum Framework {
    MVC("servlet", "Spring MVC on Tomcat"),
    WEBFLUX("reactive", "WebFlux on Netty");

    private final String type;
    private final String title;

    Framework(String type, String title) {
        this.type = type;
        this.title = title;
    }

    /** The argument that makes the store start with it. */
    String argument() {
        return "--spring.main.web-application-type=" + type;
    }

    String title() {
        return title;
    }
}
