package dev.wirespeed.runtime;

import com.fasterxml.jackson.annotation.JsonInclude.Include;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The processor's options that a codec was generated with, as far as they shape its code. */
public final class CodecOptions {
    private static final String ALWAYS = "ALWAYS";

    /** Options of a default mapper of Jackson 3, the default for codecs. */
    public static final CodecOptions JACKSON3 = new CodecOptions(
            Dialect.JACKSON3, Naming.LOWER_CAMEL_CASE, ALWAYS, ALWAYS, Order.ALPHABETIC, Enums.TO_STRING, false);

    /** Options of a default mapper of Jackson 2. */
    public static final CodecOptions JACKSON2 = ofJackson2(Dialect.JACKSON2);

    /** Options of the mapper of Spring Boot 3. */
    public static final CodecOptions SPRING_BOOT_3 = ofJackson2(Dialect.SPRING_BOOT_3);

    /** For documents without options of their own: like Jackson 3, but each class uses its first codec. */
    public static final CodecOptions UNSAID = JACKSON3.naming(Naming.LOWER_CAMEL_CASE);

    private final Dialect dialect;
    private final Naming naming;
    /** A name, so that a JVM that just starts need not load Jackson's enum. */
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

    /** The defaults of a dialect. */
    public static CodecOptions of(Dialect dialect) {
        return switch (dialect) {
            case JACKSON3 -> JACKSON3;
            case JACKSON2 -> JACKSON2;
            case SPRING_BOOT_3 -> SPRING_BOOT_3;
        };
    }

    /** The naming of properties without an annotation; each constant follows Jackson's strategy of the same name. */
    public enum Naming {
        /** Names stay as they are in Java. */
        LOWER_CAMEL_CASE,
        UPPER_CAMEL_CASE,
        SNAKE_CASE,
        UPPER_SNAKE_CASE,
        LOWER_CASE,
        KEBAB_CASE,
        LOWER_DOT_CASE
    }

    /** The order of properties without an annotation. */
    public enum Order {
        /** Properties of the creator first, then the others, both as declared. */
        DECLARED,
        /** Properties of the creator first, then the others by name. */
        ALPHABETIC,
        /** All properties by name, including those of the creator. */
        STRICTLY_ALPHABETIC
    }

    /** The texts of enum constants without an annotation. */
    public enum Enums {
        /** Names in Java. */
        NAME,
        /** Results of {@code toString()}. */
        TO_STRING
    }

    /** Whether these are options of codecs, rather than {@link #UNSAID}. */
    @SuppressWarnings("ReferenceEquality") // what codecs say may be equal
    public boolean areSaid() {
        return this != UNSAID;
    }

    /** The dialect, whose defaults hold for everything else. */
    public Dialect dialect() {
        return dialect;
    }

    public Naming naming() {
        return naming;
    }

    /** Which values are written of properties without an annotation; never {@code USE_DEFAULTS} or {@code CUSTOM}. */
    public Include inclusion() {
        return Include.valueOf(inclusion);
    }

    /** Which values in maps and optionals are written where no annotation decides it. */
    public Include contents() {
        return Include.valueOf(contents);
    }

    /** Whether all values in maps and optionals are written. */
    public boolean writesAllContents() {
        return contents.equals(ALWAYS);
    }

    public Order order() {
        return order;
    }

    public Enums enums() {
        return enums;
    }

    /** A copy with another naming. */
    public CodecOptions naming(Naming other) {
        return new CodecOptions(dialect, other, inclusion, contents, order, enums, positional);
    }

    /**
     * A copy with another inclusion.
     *
     * @throws IllegalArgumentException if it is {@code USE_DEFAULTS} or {@code CUSTOM}
     */
    public CodecOptions inclusion(Include other) {
        return new CodecOptions(dialect, naming, said(other), contents, order, enums, positional);
    }

    /**
     * A copy with another inclusion of the values in maps and optionals.
     *
     * @throws IllegalArgumentException if it is {@code USE_DEFAULTS} or {@code CUSTOM}
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

    /** A copy with another order. */
    public CodecOptions order(Order other) {
        return new CodecOptions(dialect, naming, inclusion, contents, other, enums, positional);
    }

    /** A copy with other texts of enums. */
    public CodecOptions enums(Enums other) {
        return new CodecOptions(dialect, naming, inclusion, contents, order, other, positional);
    }

    /** Whether objects are arrays of their properties' values. */
    public boolean isPositional() {
        return positional;
    }

    /** A copy for objects as arrays. */
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

    /** The text of the processor's options, such as {@code jackson3, naming=SNAKE_CASE}. */
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
