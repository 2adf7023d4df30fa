package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.text.Comment;
import org.jspecify.annotations.Nullable;

/** {@link Comment} as JSON. */
final class CommentCodec {
    private static final Token AUTHOR = Token.of("{\"author\":");
    private static final Token TEXT = Token.of(",\"text\":");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 46;

    private CommentCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Comment value) {
        return FIXED_ROOM + TextOut.room(value.author()) + TextOut.room(value.text());
    }

    static int write(byte[] buffer, int position, Comment value) {
        int p = TextOut.write(buffer, AUTHOR.write(buffer, position), value.author());
        p = TextOut.write(buffer, TEXT.write(buffer, p), value.text());
        buffer[p] = '}';
        return p + 1;
    }

    static Comment read(JsonIn in) {
        int start = in.position;
        Comment value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Comment readInOrder(JsonIn in) {
        if (!in.skip(AUTHOR)) {
            return null;
        }
        String author = in.readText();
        if (!in.skip(TEXT)) {
            return null;
        }
        String text = in.readText();
        return in.skip('}') ? new Comment(author, text) : null;
    }

    private static Comment readInAnyOrder(JsonIn in) {
        String author = null;
        String text = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "author" -> author = in.readText();
                case "text" -> text = in.readText();
                default -> in.skipValue();
            }
        }
        return new Comment(Present.require(author, "author"), Present.require(text, "text"));
    }
}
