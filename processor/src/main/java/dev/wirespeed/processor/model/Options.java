package dev.wirespeed.processor.model;

/**
 * What the processor's options say of the codecs of one package; the constants have the names that the run time has for them.
 *
 * @param naming what makes names of properties that no annotation names
 * @param inclusion which values of a property are written that no annotation says anything of
 * @param contents the same of what is in maps and optionals
 * @param order of properties that no annotation orders
 * @param enums what the constants of enums are called that no annotation names
 */
public record Options(Dialect dialect, Naming naming, Include inclusion, Include contents, Order order, Enums enums) {

    /** The strategies that Jackson has for names. */
    public enum Naming {
        LOWER_CAMEL_CASE,
        UPPER_CAMEL_CASE,
        SNAKE_CASE,
        UPPER_SNAKE_CASE,
        LOWER_CASE,
        KEBAB_CASE,
        LOWER_DOT_CASE
    }

    /** The constants of {@code JsonInclude.Include} that can hold for everything. */
    public enum Include {
        ALWAYS,
        NON_NULL,
        NON_ABSENT,
        NON_EMPTY,
        NON_DEFAULT
    }

    /** How properties follow one another. */
    public enum Order {
        DECLARED,
        ALPHABETIC,
        STRICTLY_ALPHABETIC
    }

    /** What an enum's constant is called. */
    public enum Enums {
        NAME,
        TO_STRING
    }

    /** What a dialect does if nothing else is said. */
    public static Options of(Dialect dialect) {
        return new Options(
                dialect, Naming.LOWER_CAMEL_CASE, Include.ALWAYS, Include.ALWAYS, dialect.order(), dialect.enums());
    }

    /** Whether this is what a codec stands for that says nothing of it. */
    public boolean isDefault() {
        return equals(of(Dialect.JACKSON3));
    }

    /** Whether properties that nothing else orders are written by name; else as they are declared. */
    public boolean sortsByName() {
        return order != Order.DECLARED;
    }

    /** Whether the properties of the creator go before the others. */
    public boolean creatorFirst() {
        return order != Order.STRICTLY_ALPHABETIC;
    }
}
