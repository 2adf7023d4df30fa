package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.Comment;
import dev.wirespeed.lab.workload.github.User;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** {@link Comment} as JSON. */
final class GithubCommentCodec {
    private static final Token USER = Token.of("{\"user\":");
    private static final Token URL = Token.of(",\"url\":");
    private static final Token ISSUE_URL = Token.of(",\"issue_url\":");
    private static final Token CREATED_AT = Token.of(",\"created_at\":");
    private static final Token BODY = Token.of(",\"body\":");
    private static final Token UPDATED_AT = Token.of(",\"updated_at\":");
    private static final Token ID = Token.of(",\"id\":");
    private static final Token NULL = Token.of("null");
    private static final int NULL_ROOM = 8;

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 96 + NumberOut.ROOM + 2 * Times.ROOM;

    private GithubCommentCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(@Nullable Comment value) {
        if (value == null) {
            return NULL_ROOM;
        }
        return FIXED_ROOM
                + GithubUserCodec.room(value.user())
                + TextOut.room(value.url())
                + TextOut.room(value.urlOfIssue())
                + TextOut.room(value.body());
    }

    static int writeNullable(byte[] buffer, int position, @Nullable Comment value) {
        return value == null ? NULL.write(buffer, position) : write(buffer, position, value);
    }

    static int write(byte[] buffer, int position, Comment value) {
        int p = GithubUserCodec.write(buffer, USER.write(buffer, position), value.user());
        p = TextOut.write(buffer, URL.write(buffer, p), value.url());
        p = TextOut.write(buffer, ISSUE_URL.write(buffer, p), value.urlOfIssue());
        p = Times.write(buffer, CREATED_AT.write(buffer, p), value.createdAt());
        p = TextOut.write(buffer, BODY.write(buffer, p), value.body());
        p = Times.write(buffer, UPDATED_AT.write(buffer, p), value.updatedAt());
        p = NumberOut.write(buffer, ID.write(buffer, p), value.id());
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
        if (!in.skip(USER)) {
            return null;
        }
        User user = GithubUserCodec.read(in);
        if (!in.skip(URL)) {
            return null;
        }
        String url = in.readText();
        if (!in.skip(ISSUE_URL)) {
            return null;
        }
        String urlOfIssue = in.readText();
        if (!in.skip(CREATED_AT)) {
            return null;
        }
        Instant createdAt = in.readInstant();
        if (!in.skip(BODY)) {
            return null;
        }
        String body = in.readText();
        if (!in.skip(UPDATED_AT)) {
            return null;
        }
        Instant updatedAt = in.readInstant();
        if (!in.skip(ID)) {
            return null;
        }
        long id = in.readLong();
        return in.skip('}') ? new Comment(user, url, urlOfIssue, createdAt, body, updatedAt, id) : null;
    }

    private static Comment readInAnyOrder(JsonIn in) {
        User user = null;
        String url = null;
        String urlOfIssue = null;
        Instant createdAt = null;
        String body = null;
        Instant updatedAt = null;
        Long id = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "user" -> user = GithubUserCodec.read(in);
                case "url" -> url = in.readText();
                case "issue_url" -> urlOfIssue = in.readText();
                case "created_at" -> createdAt = in.readInstant();
                case "body" -> body = in.readText();
                case "updated_at" -> updatedAt = in.readInstant();
                case "id" -> id = in.readLong();
                default -> in.skipValue();
            }
        }
        return new Comment(
                Present.require(user, "user"),
                Present.require(url, "url"),
                Present.require(urlOfIssue, "issue_url"),
                Present.require(createdAt, "created_at"),
                Present.require(body, "body"),
                Present.require(updatedAt, "updated_at"),
                Present.require(id, "id"));
    }
}
