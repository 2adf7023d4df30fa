package com.acme;

import tools.jackson.databind.json.JsonMapper;

/** Fills the stack. */
public final class Endless {
    private static final JsonMapper MAPPER = JsonMapper.shared();

    public static void main(String[] arguments) {
        EachLibrary.failing(() -> MAPPER.writeValueAsBytes(new Endless()));
        MAPPER.writeValueAsBytes(Order.one()); // and not a part of what failed
        Told.print();
    }

    public String getItself() {
        return MAPPER.writeValueAsString(this);
    }
}
