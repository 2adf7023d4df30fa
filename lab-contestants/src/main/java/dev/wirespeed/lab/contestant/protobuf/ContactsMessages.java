package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.proto.People;
import dev.wirespeed.lab.contestant.proto.Person;
import dev.wirespeed.lab.workload.Contact;
import dev.wirespeed.lab.workload.Contacts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** {@link Contacts} as a message. */
final class ContactsMessages implements Messages<Contacts, People> {

    @Override
    public People toMessage(Contacts value) {
        People.Builder message = People.newBuilder();
        for (Contact contact : value.contacts()) {
            message.addPeople(toMessage(contact));
        }
        return message.build();
    }

    private static Person toMessage(Contact contact) {
        return Person.newBuilder()
                .setId(contact.id())
                .setFirstName(contact.firstName())
                .setLastName(contact.lastName())
                .setEmail(contact.email())
                .setCompany(contact.company())
                .setStreet(contact.street())
                .setCity(contact.city())
                .setCountry(contact.country())
                .setAge(contact.age())
                .setBalance(contact.balance())
                .setActive(contact.active())
                .build();
    }

    @Override
    public Contacts fromMessage(People message) {
        List<Contact> contacts = new ArrayList<>(message.getPeopleCount());
        for (Person person : message.getPeopleList()) {
            contacts.add(fromMessage(person));
        }
        return new Contacts(contacts);
    }

    private static Contact fromMessage(Person person) {
        return new Contact(
                person.getId(),
                person.getFirstName(),
                person.getLastName(),
                person.getEmail(),
                person.getCompany(),
                person.getStreet(),
                person.getCity(),
                person.getCountry(),
                person.getAge(),
                person.getBalance(),
                person.getActive());
    }

    @Override
    public People parse(byte[] document) throws IOException {
        return People.parseFrom(document);
    }
}
