package dev.wirespeed.jackson.internal;

import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonDialect;
import dev.wirespeed.json.JsonSupport;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;

/**
 * By what a mapper writes or reads a class and everything that it reaches, a line for each, so that two mappers can be
 * compared.
 */
public final class Description {
    private final JsonDialect dialect;
    private final StringBuilder text = new StringBuilder();
    private final Set<Object> seen = new HashSet<>();
    private Optional<String> refusal = Optional.empty();

    /** @param dialect what codecs of the classes have to follow */
    public Description(JsonDialect dialect) {
        this.dialect = dialect;
    }

    /** Whether a type was not there before. */
    public boolean isNew(Object type) {
        return seen.add(type);
    }

    /** Adds a line that consists of these, without the empty ones; of an object that does something the class counts. */
    public void add(Object... parts) {
        for (Object part : parts) {
            String words =
                    part instanceof String given ? given : part.getClass().getName();
            text.append(words.isEmpty() ? "" : words + " ");
        }
        text.append('\n');
    }

    /** Says that the mapper has something of its own for a class, which is not looked at closer. */
    public void refuse(String what, Class<?> type) {
        refusal = refusal.or(() -> Optional.of(what + " for " + type.getName()));
    }

    /** Looks at the codec of a class, if it has one. */
    public void check(Class<?> type) {
        JsonCodec<?> codec = JsonSupport.generatedCodec(type);
        if (codec != null) {
            refusal = refusal.or(() -> Decision.difference(dialect, codec));
        }
    }

    /** What is other here than in the description of a default mapper; empty if nothing is. */
    public Optional<String> differenceFrom(Description plain) {
        if (refusal.isPresent()) {
            return refusal;
        }
        Iterator<String> expected = plain.text.toString().lines().iterator();
        for (String line : text.toString().lines().toList()) {
            String other = expected.hasNext() ? expected.next() : "nothing";
            if (!line.equals(other)) {
                return Optional.of(line.strip() + " here, " + other.strip() + " by default");
            }
        }
        return expected.hasNext() ? Optional.of(expected.next().strip() + " by default only") : Optional.empty();
    }
}
