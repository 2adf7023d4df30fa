package dev.wirespeed.lab.workload.people;

import dev.wirespeed.lab.workload.Lorem;
import java.time.LocalDate;
import java.util.List;

/** Makes pages of people, of about a kilobyte of JSON each person. */
public final class PeopleLists {
    private static final List<String> CITIES = List.of(
            "Aberdeen", "Bergen", "Cork", "Gothenburg", "Santiago de Compostela", "Thessaloniki", "Ulm", "Vila Real");
    private static final List<String> COUNTRIES =
            List.of("Germany", "Greece", "Ireland", "Norway", "Portugal", "Spain", "Sweden", "United Kingdom");
    private static final List<String> LANGUAGES = List.of("de", "el", "en", "es", "ga", "gl", "nb", "pt", "sv");

    private PeopleLists() {}

    /** So many pages of so many people, the same ones each time. */
    public static List<People> values(int count, int people) {
        Lorem lorem = new Lorem(5);
        return Lorem.times(count, page -> {
            People values = new People();
            values.setPeople(Lorem.times(people, i -> person(page * people + i, lorem)));
            return values;
        });
    }

    private static Person person(int index, Lorem lorem) {
        String name = lorem.name();
        int space = name.indexOf(' ');
        String employer = lorem.words(2);
        Person person = new Person();
        person.setId(lorem.hex(24));
        person.setIndex(index);
        person.setFirstName(name.substring(0, space));
        person.setLastName(name.substring(space + 1));
        person.setEmail(Lorem.email(name, employer));
        person.setPhone(
                "+" + lorem.between(30, 49) + " " + lorem.between(100, 999) + " " + lorem.between(100_000, 9_999_999));
        person.setAge(lorem.between(18, 90));
        person.setGender(lorem.pick(List.of("female", "male", "other")));
        person.setEmployer(employer);
        person.setVerified(lorem.random().nextBoolean());
        person.setRegistered(LocalDate.of(2016, 1, 1).plusDays(lorem.between(0, 3_600)));
        person.setRating(lorem.decimal(5, 1));
        person.setHome(address(lorem));
        person.setTags(Lorem.times(lorem.between(3, 8), i -> lorem.words(lorem.between(1, 3))));
        person.setLanguages(Lorem.times(lorem.between(1, 3), i -> lorem.pick(LANGUAGES)));
        person.setFriends(Lorem.times(lorem.between(3, 7), i -> friend(lorem)));
        return person;
    }

    private static Address address(Lorem lorem) {
        Address address = new Address();
        address.setStreet(lorem.words(lorem.between(1, 3)) + " " + lorem.between(1, 250));
        address.setPostalCode(String.valueOf(lorem.between(10_000, 99_999)));
        address.setCity(lorem.pick(CITIES));
        address.setCountry(lorem.pick(COUNTRIES));
        return address;
    }

    private static Contact friend(Lorem lorem) {
        String name = lorem.name();
        Contact contact = new Contact();
        contact.setId(lorem.hex(24));
        contact.setName(name);
        contact.setEmail(Lorem.email(name, lorem.word()));
        return contact;
    }
}
