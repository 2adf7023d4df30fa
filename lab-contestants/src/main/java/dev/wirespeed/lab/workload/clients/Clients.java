package dev.wirespeed.lab.workload.clients;

import dev.wirespeed.Wire;
import java.util.List;

/** A page of clients. */
@Wire
public record Clients(List<Client> clients) {}
