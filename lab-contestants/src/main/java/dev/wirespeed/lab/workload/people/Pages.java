package dev.wirespeed.lab.workload.people;

import dev.wirespeed.lab.workload.Lorem;
import dev.wirespeed.lab.workload.people.Person.Address;
import dev.wirespeed.lab.workload.people.Person.Contact;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

/** Makes pages of people, of about a kilobyte of JSON each person. */
public final class Pages {
    private static final List<String> CITIES = List.of(
            "Aberdeen", "Bergen", "Cork", "Gothenburg", "Santiago de Compostela", "Thessaloniki", "Ulm", "Vila Real");
    private static final List<String> COUNTRIES =
            List.of("Germany", "Greece", "Ireland", "Norway", "Portugal", "Spain", "Sweden", "United Kingdom");
    private static final List<String> LANGUAGES = List.of("de", "el", "en", "es", "ga", "gl", "nb", "pt", "sv");

    private Pages() {}

    /** So many pages of so many people, the same ones each time. */
    public static List<People> values(int count, int people) {
        Lorem lorem = new Lorem(5);
        return Lorem.times(count, page -> new People(Lorem.times(people, i -> person(page * people + i, lorem))));
    }

    private static Person person(int index, Lorem lorem) {
        String name = lorem.name();
        int space = name.indexOf(' ');
        String employer = lorem.words(2);
        return new Person(
                lorem.hex(24),
                index,
                name.substring(0, space),
                name.substring(space + 1),
                email(name, employer),
                "+" + lorem.between(30, 49) + " " + lorem.between(100, 999) + " " + lorem.between(100_000, 9_999_999),
                lorem.between(18, 90),
                lorem.pick(List.of("female", "male", "other")),
                employer,
                lorem.random().nextBoolean(),
                LocalDate.of(2016, 1, 1).plusDays(lorem.between(0, 3_600)),
                lorem.decimal(5, 1),
                new Address(
                        lorem.words(lorem.between(1, 3)) + " " + lorem.between(1, 250),
                        String.valueOf(lorem.between(10_000, 99_999)),
                        lorem.pick(CITIES),
                        lorem.pick(COUNTRIES)),
                Lorem.times(lorem.between(3, 8), i -> lorem.words(lorem.between(1, 3))),
                Lorem.times(lorem.between(1, 3), i -> lorem.pick(LANGUAGES)),
                Lorem.times(lorem.between(3, 7), i -> friend(lorem)));
    }

    private static Contact friend(Lorem lorem) {
        String name = lorem.name();
        return new Contact(lorem.hex(24), name, email(name, lorem.words(1)));
    }

    private static String email(String name, String company) {
        return (name + "@" + company + ".example").replace(' ', '.').toLowerCase(Locale.ROOT);
    }
}
