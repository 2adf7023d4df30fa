package dev.wirespeed.lab.workload;

import dev.wirespeed.Wire;
import java.util.ArrayList;
import java.util.List;

/** {@link Contacts} with setters. */
@Wire
public final class MutableContacts {
    private List<MutableContact> contacts = new ArrayList<>();

    public List<MutableContact> getContacts() {
        return contacts;
    }

    public void setContacts(List<MutableContact> contacts) {
        this.contacts = contacts;
    }
}
