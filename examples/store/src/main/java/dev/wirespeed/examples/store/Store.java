package dev.wirespeed.examples.store;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** A service that returns whole entities, as many do. */
@SpringBootApplication
public class Store {
    public static void main(String[] arguments) {
        SpringApplication.run(Store.class, arguments);
    }
}
