package dev.wirespeed.lab.workload;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Makes address books: the same one each time, in types with and without setters. */
final class AddressBook {
    private static final int CONTACTS = 100;
    private static final String CONSONANTS = "bcdfghjklmnprstvwz";
    private static final String VOWELS = "aeiouy";
    private static final List<String> COUNTRIES = List.of("Germany", "Korea", "Portugal", "Canada", "Kenya");

    private AddressBook() {}

    static Contacts immutable() {
        Random random = new Random(1);
        return new Contacts(
                IntStream.range(0, CONTACTS).mapToObj(i -> contact(i, random)).toList());
    }

    static MutableContacts mutable() {
        MutableContacts copy = new MutableContacts();
        immutable().contacts().forEach(contact -> copy.getContacts().add(mutable(contact)));
        return copy;
    }

    private static Contact contact(int i, Random random) {
        String firstName = name(random, 2);
        String lastName = name(random, 4);
        return new Contact(
                1_000_000 + i,
                firstName,
                lastName,
                firstName + "." + lastName + random.nextInt(100) + "@" + name(random, 3) + ".example",
                name(random, 5) + " " + name(random, 5) + " Logistics Ltd",
                (1 + random.nextInt(200)) + " " + name(random, 6) + " Street",
                name(random, 6),
                COUNTRIES.get(random.nextInt(COUNTRIES.size())),
                18 + random.nextInt(70),
                random.nextInt(10_000_000) / 100.0,
                random.nextBoolean());
    }

    private static String name(Random random, int syllables) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < syllables; i++) {
            name.append(CONSONANTS.charAt(random.nextInt(CONSONANTS.length())))
                    .append(VOWELS.charAt(random.nextInt(VOWELS.length())));
        }
        name.setCharAt(0, Character.toUpperCase(name.charAt(0)));
        return name.toString();
    }

    private static MutableContact mutable(Contact contact) {
        MutableContact copy = new MutableContact();
        copy.setId(contact.id());
        copy.setFirstName(contact.firstName());
        copy.setLastName(contact.lastName());
        copy.setEmail(contact.email());
        copy.setCompany(contact.company());
        copy.setStreet(contact.street());
        copy.setCity(contact.city());
        copy.setCountry(contact.country());
        copy.setAge(contact.age());
        copy.setBalance(contact.balance());
        copy.setActive(contact.active());
        return copy;
    }
}
