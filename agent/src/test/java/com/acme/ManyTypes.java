package com.acme;

import com.google.gson.Gson;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import tools.jackson.databind.json.JsonMapper;

/** Converts objects of 2,000 classes, and one from 100 methods. */
@SuppressWarnings("CheckReturnValue") // only conversions matter
public final class ManyTypes {
    private static final Gson GSON = new Gson();

    private ManyTypes() {}

    public static void main(String[] arguments) throws Exception {
        for (int i = 0; i < 2_000; i++) {
            GSON.toJson(made("Made" + (1_000 + i)));
        }
        for (int i = 0; i < 100; i++) {
            // all are the same method of different classes
            Runnable caller = (Runnable) made("Call" + (1_000 + i));
            caller.run();
        }
        Told.print();
    }

    /** An object of a class like one of those below, but for its name. */
    private static Object made(String name) throws IOException, ReflectiveOperationException {
        String model = name.substring(0, 4) + "0000";
        byte[] bytes;
        try (InputStream in = ManyTypes.class.getResourceAsStream("ManyTypes$" + model + ".class")) {
            bytes = Objects.requireNonNull(in).readAllBytes();
        }
        String renamed =
                new String(bytes, StandardCharsets.ISO_8859_1).replace("ManyTypes$" + model, "ManyTypes$" + name);
        Class<?> made = new ClassLoader(ManyTypes.class.getClassLoader()) {
            Class<?> define(byte[] of) {
                return defineClass(null, of, 0, of.length);
            }
        }.define(renamed.getBytes(StandardCharsets.ISO_8859_1));
        return made.getConstructor().newInstance();
    }

    /** What is converted. */
    public static class Made0000 {
        public int id = 1;
    }

    /** Who converts. */
    public static class Call0000 implements Runnable {
        @Override
        public void run() {
            JsonMapper.shared().writeValueAsBytes(new Order(1, "pi"));
        }
    }
}
