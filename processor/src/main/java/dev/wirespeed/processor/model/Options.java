package dev.wirespeed.processor.model;

/**
 * The processor's options for the codecs of one package; the constants have the names of those in the runtime.
 *
 * @param naming the naming of properties without an annotation
 * @param inclusion the inclusion of properties without an annotation
 * @param contents the same for values in maps and optionals
 * @param order the order of properties without an annotation
 * @param enums the texts of enum constants without an annotation
 */
public record Options(Dialect dialect, Naming naming, Include inclusion, Include contents, Order order, Enums enums) {

    /** Jackson's strategies for names. */
    public enum Naming {
        LOWER_CAMEL_CASE,
        UPPER_CAMEL_CASE,
        SNAKE_CASE,
        UPPER_SNAKE_CASE,
        LOWER_CASE,
        KEBAB_CASE,
        LOWER_DOT_CASE
    }

    /** The constants of {@code JsonInclude.Include} that don't depend on an annotation. */
    public enum Include {
        ALWAYS,
        NON_NULL,
        NON_ABSENT,
        NON_EMPTY,
        NON_DEFAULT
    }

    /** The order of properties. */
    public enum Order {
        DECLARED,
        ALPHABETIC,
        STRICTLY_ALPHABETIC
    }

    /** The text of an enum constant. */
    public enum Enums {
        NAME,
        TO_STRING
    }

    /** The defaults of a dialect. */
    public static Options of(Dialect dialect) {
        return new Options(
                dialect, Naming.LOWER_CAMEL_CASE, Include.ALWAYS, Include.ALWAYS, dialect.order(), dialect.enums());
    }

    /** Whether these are the options of a codec that does not specify any. */
    public boolean isDefault() {
        return equals(of(Dialect.JACKSON3));
    }

    /** Whether properties are written by name unless ordered otherwise; if not, as declared. */
    public boolean sortsByName() {
        return order != Order.DECLARED;
    }

    /** Whether the properties of the creator come before the others. */
    public boolean creatorFirst() {
        return order != Order.STRICTLY_ALPHABETIC;
    }
}
