package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.Repository;
import org.jspecify.annotations.Nullable;

/** {@link Repository} as JSON. */
final class GithubRepositoryCodec {
    private static final Token URL = Token.of("{\"url\":");
    private static final Token ID = Token.of(",\"id\":");
    private static final Token NAME = Token.of(",\"name\":");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 47 + NumberOut.ROOM;

    private GithubRepositoryCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Repository value) {
        return FIXED_ROOM + TextOut.room(value.url()) + TextOut.room(value.name());
    }

    static int write(byte[] buffer, int position, Repository value) {
        int p = TextOut.write(buffer, URL.write(buffer, position), value.url());
        p = NumberOut.write(buffer, ID.write(buffer, p), value.id());
        p = TextOut.write(buffer, NAME.write(buffer, p), value.name());
        buffer[p] = '}';
        return p + 1;
    }

    static Repository read(JsonIn in) {
        int start = in.position;
        Repository value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Repository readInOrder(JsonIn in) {
        if (!in.skip(URL)) {
            return null;
        }
        String url = in.readText();
        if (!in.skip(ID)) {
            return null;
        }
        long id = in.readLong();
        if (!in.skip(NAME)) {
            return null;
        }
        String name = in.readText();
        return in.skip('}') ? new Repository(url, id, name) : null;
    }

    private static Repository readInAnyOrder(JsonIn in) {
        String url = null;
        Long id = null;
        String name = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "url" -> url = in.readText();
                case "id" -> id = in.readLong();
                case "name" -> name = in.readText();
                default -> in.skipValue();
            }
        }
        return new Repository(Present.require(url, "url"), Present.require(id, "id"), Present.require(name, "name"));
    }
}
