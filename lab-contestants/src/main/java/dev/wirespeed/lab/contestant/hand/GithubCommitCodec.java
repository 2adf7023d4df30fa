package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.Author;
import dev.wirespeed.lab.workload.github.Commit;
import org.jspecify.annotations.Nullable;

/** {@link Commit} as JSON. */
final class GithubCommitCodec {
    private static final Token URL = Token.of("{\"url\":");
    private static final Token MESSAGE = Token.of(",\"message\":");
    private static final Token DISTINCT = Token.of(",\"distinct\":");
    private static final Token SHA = Token.of(",\"sha\":");
    private static final Token AUTHOR = Token.of(",\"author\":");
    private static final Token TRUE = Token.of("true");
    private static final Token FALSE = Token.of("false");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 78;

    private GithubCommitCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Commit value) {
        return FIXED_ROOM
                + TextOut.room(value.url())
                + TextOut.room(value.message())
                + TextOut.room(value.sha())
                + GithubAuthorCodec.room(value.author());
    }

    static int write(byte[] buffer, int position, Commit value) {
        int p = TextOut.write(buffer, URL.write(buffer, position), value.url());
        p = TextOut.write(buffer, MESSAGE.write(buffer, p), value.message());
        p = (value.distinct() ? TRUE : FALSE).write(buffer, DISTINCT.write(buffer, p));
        p = TextOut.write(buffer, SHA.write(buffer, p), value.sha());
        p = GithubAuthorCodec.write(buffer, AUTHOR.write(buffer, p), value.author());
        buffer[p] = '}';
        return p + 1;
    }

    static Commit read(JsonIn in) {
        int start = in.position;
        Commit value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Commit readInOrder(JsonIn in) {
        if (!in.skip(URL)) {
            return null;
        }
        String url = in.readText();
        if (!in.skip(MESSAGE)) {
            return null;
        }
        String message = in.readText();
        if (!in.skip(DISTINCT)) {
            return null;
        }
        boolean distinct = in.readBoolean();
        if (!in.skip(SHA)) {
            return null;
        }
        String sha = in.readText();
        if (!in.skip(AUTHOR)) {
            return null;
        }
        Author author = GithubAuthorCodec.read(in);
        return in.skip('}') ? new Commit(url, message, distinct, sha, author) : null;
    }

    private static Commit readInAnyOrder(JsonIn in) {
        String url = null;
        String message = null;
        Boolean distinct = null;
        String sha = null;
        Author author = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "url" -> url = in.readText();
                case "message" -> message = in.readText();
                case "distinct" -> distinct = in.readBoolean();
                case "sha" -> sha = in.readText();
                case "author" -> author = GithubAuthorCodec.read(in);
                default -> in.skipValue();
            }
        }
        return new Commit(
                Present.require(url, "url"),
                Present.require(message, "message"),
                Present.require(distinct, "distinct"),
                Present.require(sha, "sha"),
                Present.require(author, "author"));
    }
}
