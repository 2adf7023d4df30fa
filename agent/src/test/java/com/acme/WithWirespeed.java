package com.acme;

import dev.wirespeed.Json;
import dev.wirespeed.TypeRef;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Wirespeed's entry points. */
final class WithWirespeed {
    private static final byte[] BYTES = Order.DOCUMENT.getBytes(StandardCharsets.UTF_8);
    private static final byte[] ARRAY = ("[" + Order.DOCUMENT + "]").getBytes(StandardCharsets.UTF_8);
    private static final Json JSON = Json.standard();
    private static final Json.Typed<Order> ORDERS = JSON.forType(Order.class);

    private WithWirespeed() {}

    static void all() {
        writes();
        reads();
        EachLibrary.failing(() -> JSON.write(new EachLibrary.Broken()));
        EachLibrary.failing(() -> JSON.read("{", Order.class));
        EachLibrary.failing(() -> ORDERS.read("{"));
    }

    static void writes() {
        Order order = Order.one();
        JSON.write(order);
        JSON.write(order, new ByteArrayOutputStream());
        JSON.write(order, new BufferedOutputStream(new ByteArrayOutputStream()));
        JSON.write(order, ByteBuffer.allocate(100));
        JSON.writeText(order);
        JSON.writeText(order, new StringBuilder());
        ORDERS.write(order);
        ORDERS.write(order, new ByteArrayOutputStream());
        ORDERS.writeText(order);
        JSON.write(List.of(order));
    }

    static void reads() {
        JSON.read(BYTES, Order.class);
        JSON.read(ARRAY, 1, BYTES.length, Order.class);
        JSON.read(Order.DOCUMENT, Order.class);
        JSON.read(ByteBuffer.wrap(BYTES), Order.class);
        JSON.read(new ByteArrayInputStream(BYTES), Order.class);
        JSON.read(new BufferedInputStream(new ByteArrayInputStream(BYTES)), Order.class);
        JSON.read(new StringReader(Order.DOCUMENT), Order.class);
        ORDERS.read(BYTES);
        ORDERS.read(Order.DOCUMENT);
        JSON.read(ARRAY, new TypeRef<List<Order>>() {});
        JSON.readMany(new ByteArrayInputStream(ARRAY), Order.class).forEach(each -> {});
    }
}
