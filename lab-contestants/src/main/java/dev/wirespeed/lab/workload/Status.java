package dev.wirespeed.lab.workload;

/** The state of the account in a {@link SmallDto}. */
public enum Status {
    ACTIVE,
    INACTIVE,
    SUSPENDED
}
