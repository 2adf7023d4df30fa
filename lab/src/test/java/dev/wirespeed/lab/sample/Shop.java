package dev.wirespeed.lab.sample;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A user's jars and samples: a bean without {@code equals()}, with a time and with an interface that has type ids, in
 * {@code app.jar}, and a record that it needs in {@code base.jar}.
 */
public final class Shop {

    private static final String CUSTOMER = """
            package com.acme.shop;

            import com.acme.base.Money;
            import com.fasterxml.jackson.annotation.*;
            import java.time.LocalDate;
            import java.util.List;

            public class Customer {
                public long id;
                @JsonProperty("first_name") public String firstName;
                public LocalDate born;
                public List<Contact> contacts;
                public Money limit;

                @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
                @JsonSubTypes({@JsonSubTypes.Type(value = Phone.class, name = "phone")})
                public interface Contact {}

                public static class Phone implements Contact {
                    public String number;
                }
            }
            """;

    private final Path folder;

    private Shop(Path folder) {
        this.folder = folder;
    }

    /** A shop in an empty folder. */
    public static Shop in(Path folder) throws IOException {
        UserCode code = new UserCode(Files.createDirectory(folder.resolve("classes")), 17);
        code.compile(
                "com.acme.shop.Customer",
                CUSTOMER,
                "com.acme.base.Money",
                "package com.acme.base; public record Money(java.math.BigDecimal amount, String currency) {}",
                "com.acme.shop.Broken",
                "package com.acme.shop; public class Broken { public int a; static { if (true) throw new"
                        + " IllegalStateException(\"no configuration\"); } }",
                "com.acme.shop.WriteOnly",
                "package com.acme.shop; public class WriteOnly { public void setA(int a) {} public String getB() {"
                        + " throw new IllegalStateException(\"closed\"); } }");
        code.jar(folder.resolve("app.jar"), "shop");
        code.jar(folder.resolve("base.jar"), "base");
        Shop shop = new Shop(folder);
        shop.file("ann.json", """
                {
                  "id": 7, "first_name": "Ann", "born": "1990-02-03",
                  "contacts": [{"kind": "phone", "number": "1", "prefix": "+41"}],
                  "limit": {"amount": 12.50, "currency": "EUR"}
                }
                """);
        shop.file("more.ndjson", """
                {"id":1,"first_name":"Bob","contacts":[]}

                {"id":2,"born":"2000-01-01","limit":null}
                """);
        return shop;
    }

    public Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    public Path path(String name) {
        return folder.resolve(name);
    }

    /** Both jars. */
    public String classPath() {
        return path("app.jar") + ":" + path("base.jar");
    }
}
