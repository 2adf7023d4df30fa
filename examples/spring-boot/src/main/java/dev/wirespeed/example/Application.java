package dev.wirespeed.example;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/** A service that rents bikes: nothing in its code knows of codecs. */
@SpringBootApplication
public class Application {
    public static void main(String[] arguments) {
        SpringApplication.run(Application.class, arguments);
    }

    /** Stands still, so that two runs answer alike. */
    @Bean
    Clock clock() {
        return Clock.fixed(Instant.parse("2026-05-04T03:02:01.123456Z"), ZoneOffset.UTC);
    }
}
