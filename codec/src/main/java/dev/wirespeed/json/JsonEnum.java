package dev.wirespeed.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.internal.NameTable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The texts that an enum's constants have in documents: {@code toString()} unless named otherwise.
 *
 * @param <E> the enum
 */
@SuppressWarnings("EnumOrdinal") // tables by ordinal live as long as the enum itself
public final class JsonEnum<E extends Enum<E>> {
    private final E[] constants;
    private final String[] texts;
    private final NameTable aliases;
    private final NameTable table;
    private final byte[][] tokens;

    private JsonEnum(E[] constants, String[] texts, NameTable aliases) {
        this.constants = constants;
        this.texts = texts;
        this.aliases = aliases;
        table = NameTable.of(texts);
        tokens = Arrays.stream(texts).map(JsonEnum::quote).toArray(byte[][]::new);
    }

    private static byte[] quote(String text) {
        return JsonName.of(text).toString().getBytes(UTF_8);
    }

    /** The table of an enum. */
    public static <E extends Enum<E>> JsonEnum<E> of(Class<E> type) {
        E[] constants = type.getEnumConstants();
        String[] texts = Arrays.stream(constants).map(String::valueOf).toArray(String[]::new);
        return new JsonEnum<>(constants, texts, NameTable.empty());
    }

    /** This table with another text for one constant. */
    public JsonEnum<E> name(E constant, String text) {
        String[] renamed = texts.clone();
        renamed[constant.ordinal()] = text;
        return new JsonEnum<>(constants, renamed, aliases);
    }

    /** This table with one more text by which a constant can be read. */
    public JsonEnum<E> alias(E constant, String text) {
        return new JsonEnum<>(constants, texts, aliases.with(text, constant.ordinal()));
    }

    /** The quoted text of a constant. */
    byte[] token(E constant) {
        return tokens[constant.ordinal()];
    }

    /** The text of a constant. */
    String text(E constant) {
        return texts[constant.ordinal()];
    }

    int size() {
        return constants.length;
    }

    E at(int ordinal) {
        return constants[ordinal];
    }

    @Nullable
    E find(byte[] bytes, int from, int to) {
        int ordinal = table.find(bytes, from, to);
        return ordinal < 0 ? null : constants[ordinal];
    }

    @Nullable
    E find(String text) {
        int ordinal = table.find(text);
        if (ordinal < 0) {
            ordinal = aliases.find(text);
        }
        return ordinal < 0 ? null : constants[ordinal];
    }

    /** The texts that can be read, for messages. */
    String known() {
        return String.join(", ", texts);
    }
}
