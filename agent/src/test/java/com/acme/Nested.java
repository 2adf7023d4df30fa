package com.acme;

import com.google.gson.Gson;
import tools.jackson.databind.json.JsonMapper;

/** Converts within conversions: the inner ones are a part of the outer one. */
@SuppressWarnings("CheckReturnValue") // only conversions matter
public final class Nested {
    private static final JsonMapper MAPPER = JsonMapper.shared();
    private static final Gson GSON = new Gson();

    private Nested() {}

    public static void main(String[] arguments) {
        for (int i = 0; i < 10; i++) {
            MAPPER.writeValueAsBytes(new Envelope());
        }
        GSON.toJson(Order.one());
        Told.print();
    }

    /** Holds two documents as text. */
    public static final class Envelope {
        public String getOrder() {
            return MAPPER.writeValueAsString(Order.one());
        }

        public String getCopy() {
            return GSON.toJson(Order.one());
        }
    }
}
