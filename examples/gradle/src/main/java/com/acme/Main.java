package com.acme;

import com.acme.api.Order;
import dev.wirespeed.Json;

/** Writes an order and reads it back. */
public final class Main {
    private static final Json.Typed<Order> ORDERS = Json.standard().forType(Order.class);

    private Main() {}

    public static void main(String[] args) {
        byte[] document = ORDERS.write(new Order("A-1", 2));
        System.out.println(new String(document) + " is " + ORDERS.read(document));
    }
}
