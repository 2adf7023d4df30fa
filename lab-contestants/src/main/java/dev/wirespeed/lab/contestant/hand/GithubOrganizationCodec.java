package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.Organization;
import org.jspecify.annotations.Nullable;

/** {@link Organization} as JSON. */
final class GithubOrganizationCodec {
    private static final Token GRAVATAR_ID = Token.of("{\"gravatar_id\":");
    private static final Token LOGIN = Token.of(",\"login\":");
    private static final Token AVATAR_URL = Token.of(",\"avatar_url\":");
    private static final Token URL = Token.of(",\"url\":");
    private static final Token ID = Token.of(",\"id\":");
    private static final Token NULL = Token.of("null");
    private static final int NULL_ROOM = 8;

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 77 + NumberOut.ROOM;

    private GithubOrganizationCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(@Nullable Organization value) {
        if (value == null) {
            return NULL_ROOM;
        }
        return FIXED_ROOM
                + TextOut.room(value.gravatarId())
                + TextOut.room(value.login())
                + TextOut.room(value.avatarUrl())
                + TextOut.room(value.url());
    }

    static int writeNullable(byte[] buffer, int position, @Nullable Organization value) {
        return value == null ? NULL.write(buffer, position) : write(buffer, position, value);
    }

    static int write(byte[] buffer, int position, Organization value) {
        int p = TextOut.write(buffer, GRAVATAR_ID.write(buffer, position), value.gravatarId());
        p = TextOut.write(buffer, LOGIN.write(buffer, p), value.login());
        p = TextOut.write(buffer, AVATAR_URL.write(buffer, p), value.avatarUrl());
        p = TextOut.write(buffer, URL.write(buffer, p), value.url());
        p = NumberOut.write(buffer, ID.write(buffer, p), value.id());
        buffer[p] = '}';
        return p + 1;
    }

    static Organization read(JsonIn in) {
        int start = in.position;
        Organization value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Organization readInOrder(JsonIn in) {
        if (!in.skip(GRAVATAR_ID)) {
            return null;
        }
        String gravatarId = in.readText();
        if (!in.skip(LOGIN)) {
            return null;
        }
        String login = in.readText();
        if (!in.skip(AVATAR_URL)) {
            return null;
        }
        String avatarUrl = in.readText();
        if (!in.skip(URL)) {
            return null;
        }
        String url = in.readText();
        if (!in.skip(ID)) {
            return null;
        }
        long id = in.readLong();
        return in.skip('}') ? new Organization(gravatarId, login, avatarUrl, url, id) : null;
    }

    private static Organization readInAnyOrder(JsonIn in) {
        String gravatarId = null;
        String login = null;
        String avatarUrl = null;
        String url = null;
        Long id = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "gravatar_id" -> gravatarId = in.readText();
                case "login" -> login = in.readText();
                case "avatar_url" -> avatarUrl = in.readText();
                case "url" -> url = in.readText();
                case "id" -> id = in.readLong();
                default -> in.skipValue();
            }
        }
        return new Organization(
                Present.require(gravatarId, "gravatar_id"),
                Present.require(login, "login"),
                Present.require(avatarUrl, "avatar_url"),
                Present.require(url, "url"),
                Present.require(id, "id"));
    }
}
