package dev.wirespeed.lab.workload.graph;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/** Makes users with more than a thousand objects each; the second one has a quote in its name. */
public final class Graphs {
    private static final int ORDERS = 60;
    private static final int ITEMS = 18;
    private static final long FIRST_SECOND = 1_700_000_000L;
    private static final List<String> STATUSES = List.of("PAID", "SHIPPED", "RETURNED");
    private static final List<String> THINGS = List.of("Lamp", "Chair", "Table", "Desk", "Shelf", "Carpet");

    private Graphs() {}

    /** The same users each time. */
    public static List<User> users() {
        return List.of(
                user(1, "Ada", "Lovelace"),
                user(2, "Dwayne \"The Rock\"", "Johnson"),
                user(3, "Jos\u00e9", "Garc\u00eda"));
    }

    private static User user(int id, String firstName, String lastName) {
        Random random = new Random(id);
        User user = new User();
        user.setId(id);
        user.setEmail("user" + id + "@example.com");
        user.setFirstName(firstName);
        user.setLastName(lastName);
        for (int i = 0; i < ORDERS; i++) {
            user.getOrders().add(order(1_000L * id + i, random));
        }
        for (String kind : List.of("HOME", "WORK", "BILLING", "SHIPPING")) {
            user.getAddresses().add(address(10L * id + user.getAddresses().size(), kind, random));
        }
        for (String name : List.of("USER", "EDITOR", "ADMIN")) {
            Role role = new Role();
            role.setId(10L * id + user.getRoles().size());
            role.setName(name);
            user.getRoles().add(role);
        }
        return user;
    }

    private static Order order(long id, Random random) {
        Order order = new Order();
        order.setId(id);
        order.setNumber("ORD-" + (100_000 + random.nextInt(900_000)));
        order.setStatus(STATUSES.get(random.nextInt(STATUSES.size())));
        order.setPlacedAt(Instant.ofEpochSecond(FIRST_SECOND + random.nextInt(50_000_000)));
        BigDecimal total = BigDecimal.ZERO;
        for (int i = 0; i < ITEMS; i++) {
            LineItem item = item(100 * id + i, random);
            order.getLineItems().add(item);
            total = total.add(item.getPrice().multiply(BigDecimal.valueOf(item.getQuantity())));
        }
        order.setTotal(total);
        return order;
    }

    private static LineItem item(long id, Random random) {
        LineItem item = new LineItem();
        item.setId(id);
        item.setSku("SKU-" + random.nextInt(100_000));
        item.setTitle(THINGS.get(random.nextInt(THINGS.size())) + " No. " + random.nextInt(1_000));
        item.setQuantity(1 + random.nextInt(9));
        item.setPrice(BigDecimal.valueOf(100 + random.nextInt(99_900), 2));
        return item;
    }

    private static Address address(long id, String kind, Random random) {
        Address address = new Address();
        address.setId(id);
        address.setKind(kind);
        address.setStreet((1 + random.nextInt(200)) + " Main Street");
        address.setCity("Springfield");
        address.setZip("" + (10_000 + random.nextInt(90_000)));
        address.setCountry("US");
        return address;
    }
}
