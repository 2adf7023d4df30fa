package dev.wirespeed.runtime;

import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a codec was generated for: what the options of the processor say that shapes its code. */
public final class CodecOptions {
    private static final String ALWAYS = "ALWAYS";

    /** Those of a default mapper of Jackson 3; codecs have them unless they say otherwise. */
    public static final CodecOptions JACKSON3 = new CodecOptions(
            Dialect.JACKSON3, Naming.LOWER_CAMEL_CASE, ALWAYS, ALWAYS, Order.ALPHABETIC, Enums.TO_STRING, false);

    /** Those of a default mapper of Jackson 2. */
    public static final CodecOptions JACKSON2 = ofJackson2(Dialect.JACKSON2);

    /** Those of the mapper of Spring Boot 3. */
    public static final CodecOptions SPRING_BOOT_3 = ofJackson2(Dialect.SPRING_BOOT_3);

    /** What documents follow that nothing else was said of: like Jackson 3, but it asks each class for its first codec. */
    public static final CodecOptions UNSAID = JACKSON3.naming(Naming.LOWER_CAMEL_CASE);

    private final Dialect dialect;
    private final Naming naming;
    /** By its name: a JVM that just starts need not load an enum of Jackson's. */
    private final String inclusion;

    private final String contents;
    private final Order order;
    private final Enums enums;
    private final boolean positional;

    private CodecOptions(
            Dialect dialect,
            Naming naming,
            String inclusion,
            String contents,
            Order order,
            Enums enums,
            boolean positional) {
        this.dialect = dialect;
        this.naming = naming;
        this.inclusion = inclusion;
        this.contents = contents;
        this.order = order;
        this.enums = enums;
        this.positional = positional;
    }

    private static CodecOptions ofJackson2(Dialect dialect) {
        return new CodecOptions(dialect, Naming.LOWER_CAMEL_CASE, ALWAYS, ALWAYS, Order.DECLARED, Enums.NAME, false);
    }

    /** What a dialect does if nothing else is said. */
    public static CodecOptions of(Dialect dialect) {
        return switch (dialect) {
            case JACKSON3 -> JACKSON3;
            case JACKSON2 -> JACKSON2;
            case SPRING_BOOT_3 -> SPRING_BOOT_3;
        };
    }

    /** What makes the names of properties that no annotation names; each is the strategy of Jackson's that has its name. */
    public enum Naming {
        /** As they are. */
        LOWER_CAMEL_CASE,
        UPPER_CAMEL_CASE,
        SNAKE_CASE,
        UPPER_SNAKE_CASE,
        LOWER_CASE,
        KEBAB_CASE,
        LOWER_DOT_CASE
    }

    /** How properties follow one another that no annotation orders. */
    public enum Order {
        /** Those of the creator first, then the others, all as they are declared. */
        DECLARED,
        /** Those of the creator first, then the others by name. */
        ALPHABETIC,
        /** All by name, those of the creator, too. */
        STRICTLY_ALPHABETIC
    }

    /** What the constants of enums are called that no annotation names. */
    public enum Enums {
        /** By their names in Java. */
        NAME,
        /** By what {@code toString()} gives. */
        TO_STRING
    }

    /** Whether they are those of codecs, and not what a document has by itself. */
    @SuppressWarnings("ReferenceEquality") // what codecs say may be equal
    public boolean areSaid() {
        return this != UNSAID;
    }

    /** Whose defaults it follows in everything else. */
    public Dialect dialect() {
        return dialect;
    }

    public Naming naming() {
        return naming;
    }

    /** Which values of properties are written that no annotation says anything of; never one that says so for each value. */
    public Include inclusion() {
        return Include.valueOf(inclusion);
    }

    /** Which values are written of those in maps and optionals, where no annotation says anything of them. */
    public Include contents() {
        return Include.valueOf(contents);
    }

    /** Whether each of those is. */
    public boolean writesAllContents() {
        return contents.equals(ALWAYS);
    }

    public Order order() {
        return order;
    }

    public Enums enums() {
        return enums;
    }

    /** These options with another naming. */
    public CodecOptions naming(Naming other) {
        return new CodecOptions(dialect, other, inclusion, contents, order, enums, positional);
    }

    /**
     * These options with another inclusion.
     *
     * @throws IllegalArgumentException if it only says where to look for one
     */
    public CodecOptions inclusion(Include other) {
        return new CodecOptions(dialect, naming, said(other), contents, order, enums, positional);
    }

    /**
     * These options with another inclusion of what is in maps and optionals.
     *
     * @throws IllegalArgumentException if it only says where to look for one
     */
    public CodecOptions contents(Include other) {
        return new CodecOptions(dialect, naming, inclusion, said(other), order, enums, positional);
    }

    private static String said(Include other) {
        if (other == Include.CUSTOM || other == Include.USE_DEFAULTS) {
            throw new IllegalArgumentException(other + " does not say which values are written");
        }
        return other.name();
    }

    /** These options with another order. */
    public CodecOptions order(Order other) {
        return new CodecOptions(dialect, naming, inclusion, contents, other, enums, positional);
    }

    /** These options with other texts of enums. */
    public CodecOptions enums(Enums other) {
        return new CodecOptions(dialect, naming, inclusion, contents, order, other, positional);
    }

    /** Whether objects are arrays of their properties' values. */
    public boolean isPositional() {
        return positional;
    }

    /** These options for objects that are arrays. */
    public CodecOptions positional() {
        return positional ? this : new CodecOptions(dialect, naming, inclusion, contents, order, enums, true);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CodecOptions options
                && dialect == options.dialect
                && naming == options.naming
                && inclusion.equals(options.inclusion)
                && contents.equals(options.contents)
                && order == options.order
                && enums == options.enums
                && positional == options.positional;
    }

    @Override
    public int hashCode() {
        return Objects.hash(dialect, naming, inclusion, contents, order, enums, positional);
    }

    /** As the processor's options, such as {@code jackson3, naming=SNAKE_CASE}. */
    @Override
    public String toString() {
        CodecOptions usual = of(dialect);
        StringBuilder text = new StringBuilder(dialect.option());
        add(text, "naming", naming.name(), usual.naming.name());
        add(text, "inclusion", inclusion, usual.inclusion);
        add(text, "contents", contents, usual.contents);
        add(text, "order", order.name(), usual.order.name());
        add(text, "enums", enums.name(), usual.enums.name());
        if (positional) {
            text.append(", positional");
        }
        return text.toString();
    }

    private static void add(StringBuilder text, String name, String value, String usual) {
        if (!value.equals(usual)) {
            text.append(", ").append(name).append('=').append(value);
        }
    }
}
