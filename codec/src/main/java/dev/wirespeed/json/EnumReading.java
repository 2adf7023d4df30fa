package dev.wirespeed.json;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How constants of an enum are read if they are not given by one of their texts, in every form that Jackson 3 accepts.
 *
 * @param ordinals whether numbers are ordinals
 * @param numbers numbers that stand for constants before ordinals do
 * @param ignoringCase whether upper and lower case are the same
 * @param unknown the constant for unknown values; null if they are refused, or with {@code unknownAsNull}
 */
record EnumReading<E extends Enum<E>>(
        boolean ordinals,
        Map<Integer, E> numbers,
        boolean ignoringCase,
        @Nullable E unknown,
        boolean unknownAsNull) {
    private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]+");
    private static final Pattern ORDINAL = Pattern.compile("0|[1-9][0-9]{0,9}");

    static <E extends Enum<E>> EnumReading<E> usual() {
        return new EnumReading<E>(true, Map.<Integer, E>of(), false, null, false);
    }

    EnumReading<E> withoutOrdinals() {
        return new EnumReading<>(false, numbers, ignoringCase, unknown, unknownAsNull);
    }

    EnumReading<E> withNumbers(@Nullable String[] names, E[] constants) {
        Map<Integer, E> byNumber = new HashMap<>();
        for (int i = 0; i < names.length; i++) {
            String name = names[i];
            Integer number = name == null ? null : number(name);
            if (number != null) {
                byNumber.put(number, constants[i]);
            }
        }
        return new EnumReading<>(ordinals, byNumber, ignoringCase, unknown, unknownAsNull);
    }

    EnumReading<E> withoutCase() {
        return new EnumReading<>(ordinals, numbers, true, unknown, unknownAsNull);
    }

    EnumReading<E> withUnknown(E constant) {
        return new EnumReading<>(ordinals, numbers, ignoringCase, constant, unknownAsNull);
    }

    EnumReading<E> withUnknownAsNull() {
        return new EnumReading<>(ordinals, numbers, ignoringCase, unknown, true);
    }

    /** The int in a text; null if there is none. */
    static @Nullable Integer number(String text) {
        try {
            return INTEGER.matcher(text).matches() ? Integer.valueOf(text) : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    @Nullable
    E read(JsonReader in, JsonEnum<E> table) {
        if (in.isNull()) {
            return null;
        }
        int at = in.position();
        if (in.isNumber()) {
            return ofNumber(in, table, at);
        }
        if (in.token() != '"') {
            throw in.mismatch("one of " + table.known());
        }
        return ofText(in, table, in.text(), at);
    }

    private @Nullable E ofNumber(JsonReader in, JsonEnum<E> table, int at) {
        String number = in.numberText();
        if (!Numbers.isInteger(number)) {
            throw in.unusable("Expected one of " + table.known() + " but was a number with a fraction", at);
        }
        if (!ordinals) {
            return ofText(in, table, number, at);
        }
        in.coerced(at);
        Integer index = number(number);
        if (index == null) {
            throw in.unusable("The number is out of the range of int", at);
        }
        E constant = at(table, index);
        return constant == null ? unknown(in, table, at) : constant;
    }

    private @Nullable E ofText(JsonReader in, JsonEnum<E> table, String text, int at) {
        E constant = table.find(text);
        String trimmed = text.trim();
        if (constant == null) {
            constant = table.find(trimmed);
        }
        if (constant == null && ignoringCase && !trimmed.isEmpty()) {
            constant = table.findIgnoringCase(trimmed);
        }
        if (constant == null && trimmed.isEmpty()) {
            in.coerced(at);
        }
        if (constant == null && ordinals && ORDINAL.matcher(trimmed).matches()) {
            in.coerced(at);
            Integer index = number(trimmed);
            constant = index == null ? null : at(table, index);
        }
        return constant == null ? unknown(in, table, at) : constant;
    }

    private @Nullable E at(JsonEnum<E> table, int index) {
        E constant = numbers.get(index);
        return constant == null && index >= 0 && index < table.size() ? table.at(index) : constant;
    }

    private @Nullable E unknown(JsonReader in, JsonEnum<E> table, int at) {
        if (unknown == null && !unknownAsNull) {
            throw in.unusable("Expected one of " + table.known() + " but was another value", at);
        }
        return unknown;
    }
}
