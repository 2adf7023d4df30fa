package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.proto.People;
import dev.wirespeed.lab.contestant.proto.Person;
import dev.wirespeed.lab.workload.MutableContact;
import dev.wirespeed.lab.workload.MutableContacts;
import java.io.IOException;

/** {@link MutableContacts} as a message. */
final class MutableContactsMessages implements Messages<MutableContacts, People> {

    @Override
    public People toMessage(MutableContacts value) {
        People.Builder message = People.newBuilder();
        for (MutableContact contact : value.getContacts()) {
            message.addPeople(toMessage(contact));
        }
        return message.build();
    }

    private static Person toMessage(MutableContact contact) {
        return Person.newBuilder()
                .setId(contact.getId())
                .setFirstName(contact.getFirstName())
                .setLastName(contact.getLastName())
                .setEmail(contact.getEmail())
                .setCompany(contact.getCompany())
                .setStreet(contact.getStreet())
                .setCity(contact.getCity())
                .setCountry(contact.getCountry())
                .setAge(contact.getAge())
                .setBalance(contact.getBalance())
                .setActive(contact.isActive())
                .build();
    }

    @Override
    public MutableContacts fromMessage(People message) {
        MutableContacts contacts = new MutableContacts();
        for (Person person : message.getPeopleList()) {
            contacts.getContacts().add(fromMessage(person));
        }
        return contacts;
    }

    private static MutableContact fromMessage(Person person) {
        MutableContact contact = new MutableContact();
        contact.setId(person.getId());
        contact.setFirstName(person.getFirstName());
        contact.setLastName(person.getLastName());
        contact.setEmail(person.getEmail());
        contact.setCompany(person.getCompany());
        contact.setStreet(person.getStreet());
        contact.setCity(person.getCity());
        contact.setCountry(person.getCountry());
        contact.setAge(person.getAge());
        contact.setBalance(person.getBalance());
        contact.setActive(person.getActive());
        return contact;
    }

    @Override
    public People parse(byte[] document) throws IOException {
        return People.parseFrom(document);
    }
}
