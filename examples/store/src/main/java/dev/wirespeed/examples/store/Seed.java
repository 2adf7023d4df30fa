package dev.wirespeed.examples.store;

import jakarta.persistence.EntityManagerFactory;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Fills an empty database with the same users each time, before the first request comes. */
@Component
class Seed implements InitializingBean {
    private static final int ORDERS = 60;
    private static final int LINES = 18;
    private static final long FIRST_SECOND = 1_700_000_000L;
    private static final List<String> FIRST_NAMES = List.of("Ada", "Dwayne \"The Rock\"", "José", "Grace");
    private static final List<String> LAST_NAMES = List.of("Lovelace", "Johnson", "García", "Hopper", "Liskov");
    private static final List<String> KINDS = List.of("HOME", "WORK", "BILLING", "SHIPPING");
    private static final List<String> ROLES = List.of("USER", "EDITOR", "ADMIN", "AUDITOR");
    private static final List<String> STATUSES = List.of("PAID", "SHIPPED", "RETURNED");
    private static final List<String> THINGS = List.of("Lamp", "Chair", "Table", "Desk", "Shelf", "Carpet");

    private final JdbcTemplate database;
    private final TransactionOperations transactions;
    private final int users;

    /** The factory is asked for since it makes the tables. */
    Seed(
            JdbcTemplate database,
            TransactionOperations transactions,
            EntityManagerFactory factory,
            @Value("${store.users}") int users) {
        this.database = database;
        this.transactions = transactions;
        this.users = users;
    }

    @Override
    public void afterPropertiesSet() {
        transactions.executeWithoutResult(transaction -> {
            Long there = database.queryForObject("select count(*) from store_user", Long.class);
            if (there != null && there == 0) {
                insertRoles();
                for (int id = 1; id <= users; id++) {
                    insertUser(id, new Random(id));
                }
            }
        });
    }

    private void insertRoles() {
        List<Object[]> rows = new ArrayList<>();
        for (String name : ROLES) {
            rows.add(new Object[] {rows.size() + 1, name});
        }
        database.batchUpdate("insert into store_role (id, name) values (?, ?)", rows);
    }

    private void insertUser(long id, Random random) {
        database.update(
                "insert into store_user (id, email, first_name, last_name) values (?, ?, ?, ?)",
                id,
                "user" + id + "@example.com",
                one(FIRST_NAMES, random),
                one(LAST_NAMES, random));
        insertUserRoles(id, 2 + random.nextInt(ROLES.size() - 1));
        List<Long> addresses = insertAddresses(id, random);
        insertOrders(id, addresses, random);
    }

    private void insertUserRoles(long user, int count) {
        List<Object[]> rows = new ArrayList<>();
        for (int role = 1; role <= count; role++) {
            rows.add(new Object[] {user, role});
        }
        database.batchUpdate("insert into store_user_role (user_id, roles_id) values (?, ?)", rows);
    }

    private List<Long> insertAddresses(long user, Random random) {
        List<Long> ids = new ArrayList<>();
        List<Object[]> rows = new ArrayList<>();
        for (String kind : KINDS.subList(0, 3 + random.nextInt(2))) {
            long id = 10 * user + rows.size();
            String street = (1 + random.nextInt(200)) + " Main Street";
            rows.add(new Object[] {id, user, kind, street, "Springfield", "" + (10_000 + random.nextInt(90_000)), "US"});
            ids.add(id);
        }
        database.batchUpdate(
                "insert into store_address (id, user_id, kind, street, city, zip, country) values (?, ?, ?, ?, ?, ?, ?)",
                rows);
        return ids;
    }

    private void insertOrders(long user, List<Long> addresses, Random random) {
        List<Object[]> orders = new ArrayList<>();
        List<Object[]> lines = new ArrayList<>();
        for (int i = 0; i < ORDERS; i++) {
            long order = 1_000 * user + i;
            BigDecimal total = addLines(order, lines, random);
            OffsetDateTime placed = Instant.ofEpochSecond(FIRST_SECOND + random.nextInt(50_000_000))
                    .atOffset(ZoneOffset.UTC);
            String number = "ORD-" + (100_000 + random.nextInt(900_000));
            orders.add(new Object[] {
                order, user, one(addresses, random), number, one(STATUSES, random), placed, total
            });
        }
        database.batchUpdate(
                "insert into store_order (id, user_id, ship_to_id, number, status, placed_at, total)"
                        + " values (?, ?, ?, ?, ?, ?, ?)",
                orders);
        database.batchUpdate(
                "insert into store_line (id, order_id, sku, title, quantity, price) values (?, ?, ?, ?, ?, ?)", lines);
    }

    /** Returns what they cost. */
    private static BigDecimal addLines(long order, List<Object[]> lines, Random random) {
        BigDecimal total = BigDecimal.ZERO;
        for (int i = 0; i < LINES; i++) {
            int quantity = 1 + random.nextInt(9);
            BigDecimal price = BigDecimal.valueOf(100 + random.nextInt(99_900), 2);
            String title = one(THINGS, random) + " No. " + random.nextInt(1_000);
            lines.add(new Object[] {100 * order + i, order, "SKU-" + random.nextInt(100_000), title, quantity, price});
            total = total.add(price.multiply(BigDecimal.valueOf(quantity)));
        }
        return total;
    }

    private static <T> T one(List<T> of, Random random) {
        return of.get(random.nextInt(of.size()));
    }
}
