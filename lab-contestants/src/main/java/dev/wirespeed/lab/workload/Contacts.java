package dev.wirespeed.lab.workload;

import dev.wirespeed.Wire;
import java.util.List;

/** An address book that nobody can change, of about 27 kB of JSON. */
@Wire
public record Contacts(List<Contact> contacts) {}
