package dev.wirespeed.lab.find;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whose code a class is.
 *
 * @param library if it is one that serializes
 */
record Origin(Kind kind, @Nullable Library library) {

    /** Of whom. */
    enum Kind {
        LIBRARY,
        JDK,
        FRAMEWORK,
        APPLICATION
    }

    private static final List<String> JDK =
            List.of("java.", "javax.", "jdk.", "sun.", "com.sun.", "org.graalvm.", "com.oracle.svm.");

    /** What calls the application, or is called for it, but is not where a reader would look for the reason; the agent has the same. */
    static final List<String> FRAMEWORKS = List.of(
            "akka.",
            "brave.",
            "ch.qos.logback.",
            "co.elastic.",
            "com.amazonaws.",
            "com.azure.",
            "com.ctc.wstx.",
            "com.esotericsoftware.minlog.",
            "com.esotericsoftware.reflectasm.",
            "com.fasterxml.aalto.",
            "com.github.benmanes.caffeine.",
            "com.google.api.",
            "com.google.cloud.",
            "com.google.common.",
            "com.google.inject.",
            "com.hazelcast.",
            "com.linecorp.armeria.",
            "com.mongodb.",
            "com.netflix.",
            "com.rabbitmq.",
            "com.sun.jersey.",
            "com.zaxxer.",
            "dev.wirespeed.agent.",
            "dev.wirespeed.spring.",
            "feign.",
            "graphql.",
            "groovy.",
            "io.dropwizard.",
            "io.grpc.",
            "io.helidon.",
            "io.javalin.",
            "io.ktor.",
            "io.lettuce.",
            "io.micrometer.",
            "io.micronaut.",
            "io.netty.",
            "io.opentelemetry.",
            "io.quarkus.",
            "io.reactivex.",
            "io.smallrye.",
            "io.undertow.",
            "io.vertx.",
            "jakarta.",
            "kotlin.",
            "kotlinx.",
            "ktor.",
            "net.bytebuddy.",
            "net.logstash.",
            "okhttp3.",
            "okio.",
            "org.aopalliance.",
            "org.apache.beam.",
            "org.apache.camel.",
            "org.apache.catalina.",
            "org.apache.commons.",
            "org.apache.coyote.",
            "org.apache.cxf.",
            "org.apache.flink.",
            "org.apache.hadoop.",
            "org.apache.hc.",
            "org.apache.http.",
            "org.apache.kafka.",
            "org.apache.logging.",
            "org.apache.pekko.",
            "org.apache.pulsar.",
            "org.apache.spark.",
            "org.apache.tomcat.",
            "org.aspectj.",
            "org.codehaus.groovy.",
            "org.codehaus.stax2.",
            "org.eclipse.jetty.",
            "org.elasticsearch.",
            "org.glassfish.",
            "org.hibernate.",
            "org.jboss.",
            "org.jetbrains.ktor.",
            "org.objenesis.",
            "org.redisson.",
            "org.slf4j.",
            "org.snakeyaml.",
            "org.springframework.",
            "org.thymeleaf.",
            "org.wildfly.",
            "org.xnio.",
            "org.yaml.snakeyaml.",
            "play.",
            "reactor.",
            "redis.clients.",
            "retrofit2.",
            "rx.",
            "scala.",
            "software.amazon.awssdk.",
            "sttp.",
            "zio.");

    /** Applications, though their packages are a framework's. */
    private static final String SAMPLES = "org.springframework.samples.";

    static Origin of(Frame frame) {
        return Library.of(frame)
                .map(library -> new Origin(Kind.LIBRARY, library))
                .orElseGet(() -> of(frame.type()));
    }

    static Origin of(String type) {
        Library library = Library.of(type).orElse(null);
        if (library != null) {
            return new Origin(Kind.LIBRARY, library);
        }
        return new Origin(
                startsWith(type, JDK) ? jdk(type) : isFramework(type) ? Kind.FRAMEWORK : Kind.APPLICATION, null);
    }

    /** Interfaces of frameworks are in packages like the JDK's. */
    private static Kind jdk(String type) {
        return type.startsWith("javax.servlet.") || type.startsWith("javax.ws.rs.") ? Kind.FRAMEWORK : Kind.JDK;
    }

    private static boolean isFramework(String type) {
        return FRAMEWORKS.stream().anyMatch(prefix -> Copies.isOf(type, prefix)) && !type.startsWith(SAMPLES);
    }

    private static boolean startsWith(String type, List<String> prefixes) {
        return prefixes.stream().anyMatch(type::startsWith);
    }
}
