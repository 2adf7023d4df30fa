package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.Author;
import org.jspecify.annotations.Nullable;

/** {@link Author} as JSON. */
final class GithubAuthorCodec {
    private static final Token EMAIL = Token.of("{\"email\":");
    private static final Token NAME = Token.of(",\"name\":");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 43;

    private GithubAuthorCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Author value) {
        return FIXED_ROOM + TextOut.room(value.email()) + TextOut.room(value.name());
    }

    static int write(byte[] buffer, int position, Author value) {
        int p = TextOut.write(buffer, EMAIL.write(buffer, position), value.email());
        p = TextOut.write(buffer, NAME.write(buffer, p), value.name());
        buffer[p] = '}';
        return p + 1;
    }

    static Author read(JsonIn in) {
        int start = in.position;
        Author value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Author readInOrder(JsonIn in) {
        if (!in.skip(EMAIL)) {
            return null;
        }
        String email = in.readText();
        if (!in.skip(NAME)) {
            return null;
        }
        String name = in.readText();
        return in.skip('}') ? new Author(email, name) : null;
    }

    private static Author readInAnyOrder(JsonIn in) {
        String email = null;
        String name = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "email" -> email = in.readText();
                case "name" -> name = in.readText();
                default -> in.skipValue();
            }
        }
        return new Author(Present.require(email, "email"), Present.require(name, "name"));
    }
}
