package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.User;
import org.jspecify.annotations.Nullable;

/** {@link User} as JSON. */
final class GithubUserCodec {
    private static final Token URL = Token.of("{\"url\":");
    private static final Token GISTS_URL = Token.of(",\"gists_url\":");
    private static final Token GRAVATAR_ID = Token.of(",\"gravatar_id\":");
    private static final Token TYPE = Token.of(",\"type\":");
    private static final Token AVATAR_URL = Token.of(",\"avatar_url\":");
    private static final Token SUBSCRIPTIONS_URL = Token.of(",\"subscriptions_url\":");
    private static final Token ORGANIZATIONS_URL = Token.of(",\"organizations_url\":");
    private static final Token RECEIVED_EVENTS_URL = Token.of(",\"received_events_url\":");
    private static final Token REPOS_URL = Token.of(",\"repos_url\":");
    private static final Token LOGIN = Token.of(",\"login\":");
    private static final Token ID = Token.of(",\"id\":");
    private static final Token STARRED_URL = Token.of(",\"starred_url\":");
    private static final Token EVENTS_URL = Token.of(",\"events_url\":");
    private static final Token FOLLOWERS_URL = Token.of(",\"followers_url\":");
    private static final Token FOLLOWING_URL = Token.of(",\"following_url\":");
    private static final Token NULL = Token.of("null");
    private static final int NULL_ROOM = 8;

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 239 + NumberOut.ROOM;

    private GithubUserCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(@Nullable User value) {
        if (value == null) {
            return NULL_ROOM;
        }
        return FIXED_ROOM
                + TextOut.room(value.url())
                + TextOut.room(value.gistsUrl())
                + TextOut.room(value.gravatarId())
                + TextOut.room(value.type())
                + TextOut.room(value.avatarUrl())
                + TextOut.room(value.subscriptionsUrl())
                + TextOut.room(value.organizationsUrl())
                + TextOut.room(value.receivedEventsUrl())
                + TextOut.room(value.reposUrl())
                + TextOut.room(value.login())
                + TextOut.room(value.starredUrl())
                + TextOut.room(value.eventsUrl())
                + TextOut.room(value.followersUrl())
                + TextOut.room(value.followingUrl());
    }

    static int writeNullable(byte[] buffer, int position, @Nullable User value) {
        return value == null ? NULL.write(buffer, position) : write(buffer, position, value);
    }

    static int write(byte[] buffer, int position, User value) {
        int p = TextOut.write(buffer, URL.write(buffer, position), value.url());
        p = TextOut.write(buffer, GISTS_URL.write(buffer, p), value.gistsUrl());
        p = TextOut.write(buffer, GRAVATAR_ID.write(buffer, p), value.gravatarId());
        p = TextOut.write(buffer, TYPE.write(buffer, p), value.type());
        p = TextOut.write(buffer, AVATAR_URL.write(buffer, p), value.avatarUrl());
        p = TextOut.write(buffer, SUBSCRIPTIONS_URL.write(buffer, p), value.subscriptionsUrl());
        p = TextOut.write(buffer, ORGANIZATIONS_URL.write(buffer, p), value.organizationsUrl());
        p = TextOut.write(buffer, RECEIVED_EVENTS_URL.write(buffer, p), value.receivedEventsUrl());
        p = TextOut.write(buffer, REPOS_URL.write(buffer, p), value.reposUrl());
        p = TextOut.write(buffer, LOGIN.write(buffer, p), value.login());
        p = NumberOut.write(buffer, ID.write(buffer, p), value.id());
        p = TextOut.write(buffer, STARRED_URL.write(buffer, p), value.starredUrl());
        p = TextOut.write(buffer, EVENTS_URL.write(buffer, p), value.eventsUrl());
        p = TextOut.write(buffer, FOLLOWERS_URL.write(buffer, p), value.followersUrl());
        p = TextOut.write(buffer, FOLLOWING_URL.write(buffer, p), value.followingUrl());
        buffer[p] = '}';
        return p + 1;
    }

    static User read(JsonIn in) {
        int start = in.position;
        User value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable User readInOrder(JsonIn in) {
        if (!in.skip(URL)) {
            return null;
        }
        String url = in.readText();
        if (!in.skip(GISTS_URL)) {
            return null;
        }
        String gistsUrl = in.readText();
        if (!in.skip(GRAVATAR_ID)) {
            return null;
        }
        String gravatarId = in.readText();
        if (!in.skip(TYPE)) {
            return null;
        }
        String type = in.readText();
        if (!in.skip(AVATAR_URL)) {
            return null;
        }
        String avatarUrl = in.readText();
        if (!in.skip(SUBSCRIPTIONS_URL)) {
            return null;
        }
        String subscriptionsUrl = in.readText();
        if (!in.skip(ORGANIZATIONS_URL)) {
            return null;
        }
        String organizationsUrl = in.readText();
        if (!in.skip(RECEIVED_EVENTS_URL)) {
            return null;
        }
        String receivedEventsUrl = in.readText();
        if (!in.skip(REPOS_URL)) {
            return null;
        }
        String reposUrl = in.readText();
        if (!in.skip(LOGIN)) {
            return null;
        }
        String login = in.readText();
        if (!in.skip(ID)) {
            return null;
        }
        long id = in.readLong();
        if (!in.skip(STARRED_URL)) {
            return null;
        }
        String starredUrl = in.readText();
        if (!in.skip(EVENTS_URL)) {
            return null;
        }
        String eventsUrl = in.readText();
        if (!in.skip(FOLLOWERS_URL)) {
            return null;
        }
        String followersUrl = in.readText();
        if (!in.skip(FOLLOWING_URL)) {
            return null;
        }
        String followingUrl = in.readText();
        return in.skip('}')
                ? new User(
                        url,
                        gistsUrl,
                        gravatarId,
                        type,
                        avatarUrl,
                        subscriptionsUrl,
                        organizationsUrl,
                        receivedEventsUrl,
                        reposUrl,
                        login,
                        id,
                        starredUrl,
                        eventsUrl,
                        followersUrl,
                        followingUrl)
                : null;
    }

    private static User readInAnyOrder(JsonIn in) {
        String url = null;
        String gistsUrl = null;
        String gravatarId = null;
        String type = null;
        String avatarUrl = null;
        String subscriptionsUrl = null;
        String organizationsUrl = null;
        String receivedEventsUrl = null;
        String reposUrl = null;
        String login = null;
        Long id = null;
        String starredUrl = null;
        String eventsUrl = null;
        String followersUrl = null;
        String followingUrl = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "url" -> url = in.readText();
                case "gists_url" -> gistsUrl = in.readText();
                case "gravatar_id" -> gravatarId = in.readText();
                case "type" -> type = in.readText();
                case "avatar_url" -> avatarUrl = in.readText();
                case "subscriptions_url" -> subscriptionsUrl = in.readText();
                case "organizations_url" -> organizationsUrl = in.readText();
                case "received_events_url" -> receivedEventsUrl = in.readText();
                case "repos_url" -> reposUrl = in.readText();
                case "login" -> login = in.readText();
                case "id" -> id = in.readLong();
                case "starred_url" -> starredUrl = in.readText();
                case "events_url" -> eventsUrl = in.readText();
                case "followers_url" -> followersUrl = in.readText();
                case "following_url" -> followingUrl = in.readText();
                default -> in.skipValue();
            }
        }
        return new User(
                Present.require(url, "url"),
                Present.require(gistsUrl, "gists_url"),
                Present.require(gravatarId, "gravatar_id"),
                Present.require(type, "type"),
                Present.require(avatarUrl, "avatar_url"),
                Present.require(subscriptionsUrl, "subscriptions_url"),
                Present.require(organizationsUrl, "organizations_url"),
                Present.require(receivedEventsUrl, "received_events_url"),
                Present.require(reposUrl, "repos_url"),
                Present.require(login, "login"),
                Present.require(id, "id"),
                Present.require(starredUrl, "starred_url"),
                Present.require(eventsUrl, "events_url"),
                Present.require(followersUrl, "followers_url"),
                Present.require(followingUrl, "following_url"));
    }
}
