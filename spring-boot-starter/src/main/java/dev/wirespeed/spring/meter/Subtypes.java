package dev.wirespeed.spring.meter;

/** Whether a class is one of some types, or a subtype; asked about each body, so the answer is kept. */
public final class Subtypes extends ClassValue<Boolean> {

    private final Class<?>[] types;

    /** Answers for these types. */
    public Subtypes(Class<?>... types) {
        this.types = types.clone();
    }

    @Override
    protected Boolean computeValue(Class<?> type) {
        for (Class<?> each : types) {
            if (each.isAssignableFrom(type)) {
                return true;
            }
        }
        return false;
    }
}
