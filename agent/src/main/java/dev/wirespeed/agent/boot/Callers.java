package dev.wirespeed.agent.boot;

import java.util.Iterator;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Finds the caller of a conversion: the first method outside the library, the JDK and frameworks. */
final class Callers {
    /** The number of frames searched; beyond a web framework's frames there is no other code, and stacks are deep. */
    private static final int FRAMES = 64;

    private static final String UNKNOWN = "?";

    /** Applications whose packages look like a framework's. */
    private static final String SAMPLES = "org.springframework.samples.";

    enum Kind {
        LIBRARY,
        FRAMEWORK,
        APPLICATION
    }

    private static final Set<String> LIBRARIES = Set.of(
            "java",
            "javax",
            "jdk",
            "sun",
            "com.sun",
            "com.fasterxml.jackson",
            "tools.jackson",
            "com.google.gson",
            "dev.wirespeed.agent",
            "dev.wirespeed.jackson",
            "dev.wirespeed.jackson2",
            "dev.wirespeed.json",
            "dev.wirespeed.runtime",
            "dev.wirespeed.spring");

    /** The package of {@code Json}; there are examples in packages below. */
    private static final String FACADE = "dev.wirespeed.";

    private static final Set<String> FRAMEWORKS = Set.of(
            "akka",
            "brave",
            "feign",
            "groovy",
            "jakarta",
            "kotlin",
            "kotlinx",
            "ktor",
            "okhttp3",
            "okio",
            "play",
            "reactor",
            "retrofit2",
            "rx",
            "scala",
            "sttp",
            "zio",
            "ch.qos.logback",
            "co.elastic",
            "com.amazonaws",
            "com.azure",
            "com.ctc.wstx",
            "com.esotericsoftware.minlog",
            "com.esotericsoftware.reflectasm",
            "com.fasterxml.aalto",
            "com.github.benmanes.caffeine",
            "com.google.api",
            "com.google.cloud",
            "com.google.common",
            "com.google.inject",
            "com.hazelcast",
            "com.linecorp.armeria",
            "com.mongodb",
            "com.netflix",
            "com.rabbitmq",
            "com.zaxxer",
            "graphql",
            "io.dropwizard",
            "io.grpc",
            "io.helidon",
            "io.javalin",
            "io.ktor",
            "io.lettuce",
            "io.micrometer",
            "io.micronaut",
            "io.netty",
            "io.opentelemetry",
            "io.quarkus",
            "io.reactivex",
            "io.smallrye",
            "io.undertow",
            "io.vertx",
            "net.bytebuddy",
            "net.logstash",
            "org.aopalliance",
            "org.apache.beam",
            "org.apache.camel",
            "org.apache.catalina",
            "org.apache.commons",
            "org.apache.coyote",
            "org.apache.cxf",
            "org.apache.flink",
            "org.apache.hadoop",
            "org.apache.hc",
            "org.apache.http",
            "org.apache.kafka",
            "org.apache.logging",
            "org.apache.pekko",
            "org.apache.pulsar",
            "org.apache.spark",
            "org.apache.tomcat",
            "org.aspectj",
            "org.codehaus.groovy",
            "org.codehaus.stax2",
            "org.eclipse.jetty",
            "org.elasticsearch",
            "org.glassfish",
            "org.hibernate",
            "org.jboss",
            "org.jetbrains.ktor",
            "org.objenesis",
            "org.redisson",
            "org.slf4j",
            "org.snakeyaml",
            "org.springframework",
            "org.thymeleaf",
            "org.wildfly",
            "org.xnio",
            "org.yaml.snakeyaml",
            "redis.clients",
            "software.amazon.awssdk");

    private static final ClassValue<Kind> KINDS = new ClassValue<>() {
        @Override
        protected Kind computeValue(Class<?> type) {
            return kind(type.getName());
        }
    };

    private static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

    // a class, since the first lambda takes a JVM long, and this runs in the application's threads
    private static final Function<Stream<StackWalker.StackFrame>, String> FIRST = new Function<>() {
        @Override
        public String apply(Stream<StackWalker.StackFrame> frames) {
            return first(frames.iterator());
        }
    };

    private Callers() {}

    /** {@code com.acme.Orders.load}; a framework's method if there is no other nearby. */
    static String find() {
        try {
            return WALKER.walk(FIRST);
        } catch (RuntimeException | StackOverflowError e) {
            return UNKNOWN;
        }
    }

    private static String first(Iterator<StackWalker.StackFrame> frames) {
        String framework = UNKNOWN;
        for (int i = 0; i < FRAMES && frames.hasNext(); i++) {
            StackWalker.StackFrame frame = frames.next();
            Kind kind = KINDS.get(frame.getDeclaringClass());
            if (kind == Kind.APPLICATION) {
                return name(frame);
            }
            if (kind == Kind.FRAMEWORK && framework.equals(UNKNOWN)) {
                framework = name(frame);
            }
        }
        return framework;
    }

    private static String name(StackWalker.StackFrame frame) {
        return TypeNames.of(frame.getDeclaringClass()) + "." + frame.getMethodName();
    }

    static Kind kind(String name) {
        if (name.startsWith(SAMPLES)) {
            return Kind.APPLICATION;
        }
        for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
            String start = name.substring(0, dot);
            if (LIBRARIES.contains(start)) {
                return Kind.LIBRARY;
            }
            if (FRAMEWORKS.contains(start)) {
                return Kind.FRAMEWORK;
            }
        }
        return name.startsWith(FACADE) && name.indexOf('.', FACADE.length()) < 0 ? Kind.LIBRARY : Kind.APPLICATION;
    }
}
