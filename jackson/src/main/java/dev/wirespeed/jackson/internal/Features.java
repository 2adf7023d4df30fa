package dev.wirespeed.jackson.internal;

import static dev.wirespeed.jackson.internal.Trait.CHARS;
import static dev.wirespeed.jackson.internal.Trait.COLLECTION;
import static dev.wirespeed.jackson.internal.Trait.EMPTY;
import static dev.wirespeed.jackson.internal.Trait.ENUM;
import static dev.wirespeed.jackson.internal.Trait.ENUM_TEXT;
import static dev.wirespeed.jackson.internal.Trait.FLOAT;
import static dev.wirespeed.jackson.internal.Trait.LEFT;
import static dev.wirespeed.jackson.internal.Trait.MAP;
import static dev.wirespeed.jackson.internal.Trait.REFERENCE;
import static dev.wirespeed.jackson.internal.Trait.TIME;
import static dev.wirespeed.jackson.internal.Trait.TREE;
import static dev.wirespeed.jackson.internal.Trait.TYPE_IDS;
import static dev.wirespeed.jackson.internal.Trait.UNTYPED;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The effects of Jackson's features on codecs, by the features' names, which are the same in Jackson 2 and 3. A feature
 * that is not listed matters to every class.
 */
public final class Features {
    private static final Map<String, Effect> EFFECTS = new HashMap<>();

    private Features() {}

    /**
     * The effect of a feature on codecs that were made for its opposite.
     *
     * @param traits the traits of classes for which it matters
     * @param shown whether it shows in the mapper's handlers of a class
     * @param whenOn whether it matters when it is on; not if it only accepts more documents, since the mapper reads
     *     whatever codecs refuse
     * @param whenOff whether it matters when it is off
     * @param helpOn the way to have codecs follow it when it is on; empty if there is none
     * @param helpOff the same when it is off
     */
    private record Effect(
            Set<Trait> traits, boolean shown, boolean whenOn, boolean whenOff, String helpOn, String helpOff) {}

    static {
        // handled by the mapper around or after a value, or made up for when the mapper tries again
        without(
                "CLOSE_CLOSEABLE",
                "EAGER_SERIALIZER_FETCH",
                "FAIL_ON_SELF_REFERENCES",
                "FLUSH_AFTER_WRITE_VALUE",
                "INDENT_OUTPUT", // a generator has a printer or not, whatever the mapper says
                "WRAP_EXCEPTIONS",
                "WRAP_ROOT_VALUE",
                "WRITE_SELF_REFERENCES_AS_NULL",
                "EAGER_DESERIALIZER_FETCH",
                "FAIL_ON_TRAILING_TOKENS",
                "FAIL_ON_UNEXPECTED_VIEW_PROPERTIES", // without a view there are none
                "FAIL_ON_UNKNOWN_INJECT_VALUE",
                "UNWRAP_ROOT_VALUE",
                "DEFAULT_VIEW_INCLUSION",
                "IGNORE_DUPLICATE_MODULE_REGISTRATIONS",
                "OVERRIDE_PUBLIC_ACCESS_MODIFIERS",
                "AUTO_CLOSE_CONTENT",
                "AUTO_CLOSE_JSON_CONTENT",
                "AUTO_CLOSE_TARGET",
                "FLUSH_PASSED_TO_STREAM",
                "IGNORE_UNKNOWN");
        // codecs refuse these values whenever the mapper handles them differently
        without("ACCEPT_FLOAT_AS_INT", "ALLOW_COERCION_OF_SCALARS", "FAIL_ON_NUMBERS_FOR_ENUMS");
        // accept more documents when on
        lenientIfOn(
                Trait.ANY,
                "ACCEPT_EMPTY_ARRAY_AS_NULL_OBJECT",
                "ACCEPT_EMPTY_STRING_AS_NULL_OBJECT",
                "ACCEPT_SINGLE_VALUE_AS_ARRAY",
                "UNWRAP_SINGLE_VALUE_ARRAYS",
                "READ_UNKNOWN_ENUM_VALUES_AS_NULL",
                "READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE");
        // accept more documents when off
        lenientIfOff(Trait.ANY, "FAIL_ON_UNKNOWN_PROPERTIES", "FAIL_ON_IGNORED_PROPERTIES");
        lenientIfOff(Set.of(TYPE_IDS), "FAIL_ON_INVALID_SUBTYPE", "FAIL_ON_MISSING_EXTERNAL_TYPE_ID_PROPERTY");
        lenientIfOff(Set.of(TREE), "FAIL_ON_READING_DUP_TREE_KEY");
        // show in names, members, makers, serializers and coercions
        shown(
                "ALLOW_EXPLICIT_PROPERTY_RENAMING",
                "ALLOW_FINAL_FIELDS_AS_MUTATORS",
                "ALLOW_IS_GETTERS_FOR_NON_BOOLEAN",
                "ALLOW_VOID_VALUED_PROPERTIES",
                "AUTO_DETECT_CREATORS",
                "AUTO_DETECT_FIELDS",
                "AUTO_DETECT_GETTERS",
                "AUTO_DETECT_IS_GETTERS",
                "AUTO_DETECT_SETTERS",
                "DETECT_PARAMETER_NAMES",
                "FIX_FIELD_NAME_UPPER_CASE_PREFIX",
                "INFER_CREATOR_FROM_CONSTRUCTOR_PROPERTIES",
                "INFER_PROPERTY_MUTATORS",
                "INFER_RECORD_GETTERS_FROM_COMPONENTS_ONLY",
                "INVERSE_READ_WRITE_ACCESS",
                "PROPAGATE_TRANSIENT_MARKER",
                "REQUIRE_HANDLERS_FOR_JAVA8_OPTIONALS",
                "REQUIRE_HANDLERS_FOR_JAVA8_TIMES",
                "REQUIRE_SETTERS_FOR_GETTERS",
                "USE_GETTERS_AS_SETTERS",
                "USE_STD_BEAN_NAMING",
                "USE_WRAPPER_NAME_AS_PROPERTY_NAME");
        shown("SORT_CREATOR_PROPERTIES_BY_DECLARATION_ORDER", "SORT_PROPERTIES_BY_INDEX");
        put(
                new Effect(Set.of(), true, true, true, "", option("order=STRICTLY_ALPHABETIC")),
                "SORT_CREATOR_PROPERTIES_FIRST");
        put(
                new Effect(Set.of(), true, true, true, option("order=ALPHABETIC"), option("order=DECLARED")),
                "SORT_PROPERTIES_ALPHABETICALLY");
        // matter to some values only
        to(
                Set.of(TIME),
                "ADJUST_DATES_TO_CONTEXT_TIME_ZONE",
                "ALWAYS_ALLOW_STRINGIFIED_DATE_TIMESTAMPS",
                "ALWAYS_WRITE_SUBSECOND_DIGITS",
                "NORMALIZE_DESERIALIZED_ZONE_ID",
                "ONE_BASED_MONTHS",
                "READ_DATE_TIMESTAMPS_AS_NANOSECONDS",
                "TRUNCATE_TO_MSECS_ON_READ",
                "TRUNCATE_TO_MSECS_ON_WRITE",
                "USE_TIME_ZONE_FOR_LENIENT_DATE_PARSING",
                "WRITE_DATES_AS_TIMESTAMPS",
                "WRITE_DATES_WITH_CONTEXT_TIME_ZONE",
                "WRITE_DATES_WITH_ZONE_ID",
                "WRITE_DATE_KEYS_AS_TIMESTAMPS",
                "WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS",
                "WRITE_DURATIONS_AS_TIMESTAMPS",
                "WRITE_UTC_AS_OFFSET");
        to(
                Set.of(ENUM),
                "ACCEPT_CASE_INSENSITIVE_ENUMS",
                "READ_ENUM_KEYS_USING_INDEX",
                "WRITE_ENUMS_TO_LOWERCASE",
                "WRITE_ENUMS_USING_INDEX",
                "WRITE_ENUM_KEYS_USING_INDEX");
        put(
                new Effect(Set.of(ENUM_TEXT), false, true, true, option("enums=TO_STRING"), option("enums=NAME")),
                "READ_ENUMS_USING_TO_STRING",
                "WRITE_ENUMS_USING_TO_STRING");
        to(Set.of(UNTYPED), "USE_BIG_INTEGER_FOR_INTS", "USE_JAVA_ARRAY_FOR_JSON_ARRAY", "USE_LONG_FOR_INTS");
        to(
                Set.of(COLLECTION),
                "FAIL_ON_ORDER_SET_BY_INCOMPARABLE_ELEMENT",
                "ORDER_SET_ELEMENTS",
                "WRITE_EMPTY_JSON_ARRAYS",
                "WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED");
        to(Set.of(COLLECTION, MAP, REFERENCE), "APPLY_JSON_INCLUDE_FOR_CONTAINERS");
        to(Set.of(MAP, UNTYPED), "WRITE_NULL_MAP_VALUES");
        to(Set.of(EMPTY), "FAIL_ON_EMPTY_BEANS");
        to(Set.of(CHARS), "WRITE_CHAR_ARRAYS_AS_JSON_ARRAYS");
        to(Set.of(FLOAT), "USE_FAST_DOUBLE_WRITER", "WRITE_NAN_AS_STRINGS");
        to(
                Set.of(TYPE_IDS),
                "BLOCK_UNSAFE_POLYMORPHIC_BASE_TYPES",
                "EXTERNAL_TYPE_ID_ALWAYS_VISIBLE",
                "FAIL_ON_SUBTYPE_CLASS_NOT_REGISTERED",
                "IGNORE_ABSTRACT_TYPES_FOR_DEDUCTION",
                "REQUIRE_TYPE_ID_FOR_SUBTYPES",
                "USE_BASE_TYPE_AS_DEFAULT_IMPL");
        to(Set.of(REFERENCE), "USE_NULL_FOR_MISSING_REFERENCE_VALUES");
        to(Set.of(LEFT), "FAIL_ON_UNRESOLVED_OBJECT_IDS", "IGNORE_MERGE_FOR_UNMERGEABLE", "USE_EQUALITY_FOR_OBJECT_ID");
        to(
                Set.of(TREE, UNTYPED),
                "USE_BIG_DECIMAL_FOR_FLOATS",
                "READ_NULL_PROPERTIES",
                "WRITE_NULL_PROPERTIES",
                "WRITE_PROPERTIES_SORTED",
                "STRIP_TRAILING_BIGDECIMAL_ZEROES",
                "FAIL_ON_NAN_TO_BIG_DECIMAL_COERCION",
                "MAP_ABSENT_TO_MISSING");
    }

    private static void without(String... names) {
        put(new Effect(Set.of(), false, false, false, "", ""), names);
    }

    private static void lenientIfOn(Set<Trait> traits, String... names) {
        put(new Effect(traits, false, false, true, "", ""), names);
    }

    private static void lenientIfOff(Set<Trait> traits, String... names) {
        put(new Effect(traits, false, true, false, "", ""), names);
    }

    private static void shown(String... names) {
        put(new Effect(Set.of(), true, true, true, "", ""), names);
    }

    private static void to(Set<Trait> traits, String... names) {
        put(new Effect(traits, false, true, true, "", ""), names);
    }

    private static String option(String value) {
        return "compile with -Awirespeed." + value;
    }

    private static void put(Effect effect, String... names) {
        for (String name : names) {
            EFFECTS.put(name, effect);
        }
    }

    /** The difference that a feature with this value makes; empty if it makes none. */
    public static Optional<Difference> difference(Enum<?> feature, boolean on) {
        String what = feature.getDeclaringClass().getSimpleName() + "." + feature.name() + " is " + (on ? "on" : "off");
        Effect effect = EFFECTS.get(feature.name());
        if (effect == null) {
            return Optional.of(Difference.toAll(what, ""));
        }
        return (on ? effect.whenOn() : effect.whenOff())
                ? Optional.of(
                        new Difference(what, on ? effect.helpOn() : effect.helpOff(), effect.traits(), effect.shown()))
                : Optional.empty();
    }
}
