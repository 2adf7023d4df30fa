package com.acme;

import dev.wirespeed.Wire;

/** What is written and read. */
@Wire
public record Order(long id, String name) {
    /** Of 20 bytes. */
    static final String DOCUMENT = "{\"id\":1,\"name\":\"pi\"}";

    static Order one() {
        return new Order(1, "pi");
    }
}
