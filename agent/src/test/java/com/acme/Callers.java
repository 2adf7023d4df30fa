package com.acme;

import tools.jackson.databind.json.JsonMapper;

/** Asks for the same conversion in several places. */
public final class Callers {
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private Callers() {}

    public static void main(String[] arguments) {
        for (int i = 0; i < 10; i++) {
            one();
            other();
        }
        for (int i = 0; i < 5000; i++) {
            later();
        }
        Told.print();
    }

    static void one() {
        MAPPER.writeValueAsBytes(Order.one());
    }

    static void other() {
        Runnable conversion = () -> MAPPER.writeValueAsBytes(Order.one());
        conversion.run();
    }

    static void later() {
        MAPPER.writeValueAsBytes(Order.one());
    }
}
