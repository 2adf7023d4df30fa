package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.Issue;
import dev.wirespeed.lab.workload.github.PullRequest;
import dev.wirespeed.lab.workload.github.User;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link Issue} as JSON. */
final class GithubIssueCodec {
    private static final Token USER = Token.of("{\"user\":");
    private static final Token URL = Token.of(",\"url\":");
    private static final Token LABELS = Token.of(",\"labels\":");
    private static final Token HTML_URL = Token.of(",\"html_url\":");
    private static final Token LABELS_URL = Token.of(",\"labels_url\":");
    private static final Token PULL_REQUEST = Token.of(",\"pull_request\":");
    private static final Token CREATED_AT = Token.of(",\"created_at\":");
    private static final Token CLOSED_AT = Token.of(",\"closed_at\":");
    private static final Token MILESTONE = Token.of(",\"milestone\":");
    private static final Token TITLE = Token.of(",\"title\":");
    private static final Token BODY = Token.of(",\"body\":");
    private static final Token UPDATED_AT = Token.of(",\"updated_at\":");
    private static final Token NUMBER = Token.of(",\"number\":");
    private static final Token STATE = Token.of(",\"state\":");
    private static final Token ASSIGNEE = Token.of(",\"assignee\":");
    private static final Token ID = Token.of(",\"id\":");
    private static final Token EVENTS_URL = Token.of(",\"events_url\":");
    private static final Token COMMENTS_URL = Token.of(",\"comments_url\":");
    private static final Token COMMENTS = Token.of(",\"comments\":");
    private static final Token NULL = Token.of("null");
    private static final int NULL_ROOM = 8;

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 243 + 3 * NumberOut.ROOM + 3 * Times.ROOM;

    private GithubIssueCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(@Nullable Issue value) {
        if (value == null) {
            return NULL_ROOM;
        }
        return FIXED_ROOM
                + GithubUserCodec.room(value.user())
                + TextOut.room(value.url())
                + Lists.room(value.labels())
                + TextOut.room(value.htmlUrl())
                + TextOut.room(value.labelsUrl())
                + GithubPullRequestCodec.room(value.pullRequest())
                + TextOut.room(value.milestone())
                + TextOut.room(value.title())
                + TextOut.room(value.body())
                + TextOut.room(value.state())
                + GithubUserCodec.room(value.assignee())
                + TextOut.room(value.eventsUrl())
                + TextOut.room(value.commentsUrl());
    }

    static int writeNullable(byte[] buffer, int position, @Nullable Issue value) {
        return value == null ? NULL.write(buffer, position) : write(buffer, position, value);
    }

    static int write(byte[] buffer, int position, Issue value) {
        int p = GithubUserCodec.write(buffer, USER.write(buffer, position), value.user());
        p = TextOut.write(buffer, URL.write(buffer, p), value.url());
        p = Lists.write(buffer, LABELS.write(buffer, p), value.labels());
        p = TextOut.write(buffer, HTML_URL.write(buffer, p), value.htmlUrl());
        p = TextOut.write(buffer, LABELS_URL.write(buffer, p), value.labelsUrl());
        p = GithubPullRequestCodec.write(buffer, PULL_REQUEST.write(buffer, p), value.pullRequest());
        p = Times.write(buffer, CREATED_AT.write(buffer, p), value.createdAt());
        p = Times.writeNullable(buffer, CLOSED_AT.write(buffer, p), value.closedAt());
        p = TextOut.writeNullable(buffer, MILESTONE.write(buffer, p), value.milestone());
        p = TextOut.write(buffer, TITLE.write(buffer, p), value.title());
        p = TextOut.write(buffer, BODY.write(buffer, p), value.body());
        p = Times.write(buffer, UPDATED_AT.write(buffer, p), value.updatedAt());
        p = NumberOut.write(buffer, NUMBER.write(buffer, p), value.number());
        p = TextOut.write(buffer, STATE.write(buffer, p), value.state());
        p = GithubUserCodec.writeNullable(buffer, ASSIGNEE.write(buffer, p), value.assignee());
        p = NumberOut.write(buffer, ID.write(buffer, p), value.id());
        p = TextOut.write(buffer, EVENTS_URL.write(buffer, p), value.eventsUrl());
        p = TextOut.write(buffer, COMMENTS_URL.write(buffer, p), value.commentsUrl());
        p = NumberOut.write(buffer, COMMENTS.write(buffer, p), value.comments());
        buffer[p] = '}';
        return p + 1;
    }

    static Issue read(JsonIn in) {
        int start = in.position;
        Issue value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Issue readInOrder(JsonIn in) {
        if (!in.skip(USER)) {
            return null;
        }
        User user = GithubUserCodec.read(in);
        if (!in.skip(URL)) {
            return null;
        }
        String url = in.readText();
        if (!in.skip(LABELS)) {
            return null;
        }
        List<String> labels = Lists.readTexts(in);
        if (!in.skip(HTML_URL)) {
            return null;
        }
        String htmlUrl = in.readText();
        if (!in.skip(LABELS_URL)) {
            return null;
        }
        String labelsUrl = in.readText();
        if (!in.skip(PULL_REQUEST)) {
            return null;
        }
        PullRequest pullRequest = GithubPullRequestCodec.read(in);
        if (!in.skip(CREATED_AT)) {
            return null;
        }
        Instant createdAt = in.readInstant();
        if (!in.skip(CLOSED_AT)) {
            return null;
        }
        Instant closedAt = in.readNullableInstant();
        if (!in.skip(MILESTONE)) {
            return null;
        }
        String milestone = in.readNullableText();
        if (!in.skip(TITLE)) {
            return null;
        }
        String title = in.readText();
        if (!in.skip(BODY)) {
            return null;
        }
        String body = in.readText();
        if (!in.skip(UPDATED_AT)) {
            return null;
        }
        Instant updatedAt = in.readInstant();
        if (!in.skip(NUMBER)) {
            return null;
        }
        int number = in.readInt();
        if (!in.skip(STATE)) {
            return null;
        }
        String state = in.readText();
        if (!in.skip(ASSIGNEE)) {
            return null;
        }
        User assignee = in.skipNull() ? null : GithubUserCodec.read(in);
        if (!in.skip(ID)) {
            return null;
        }
        long id = in.readLong();
        if (!in.skip(EVENTS_URL)) {
            return null;
        }
        String eventsUrl = in.readText();
        if (!in.skip(COMMENTS_URL)) {
            return null;
        }
        String commentsUrl = in.readText();
        if (!in.skip(COMMENTS)) {
            return null;
        }
        int comments = in.readInt();
        return in.skip('}')
                ? new Issue(
                        user,
                        url,
                        labels,
                        htmlUrl,
                        labelsUrl,
                        pullRequest,
                        createdAt,
                        closedAt,
                        milestone,
                        title,
                        body,
                        updatedAt,
                        number,
                        state,
                        assignee,
                        id,
                        eventsUrl,
                        commentsUrl,
                        comments)
                : null;
    }

    private static Issue readInAnyOrder(JsonIn in) {
        User user = null;
        String url = null;
        List<String> labels = null;
        String htmlUrl = null;
        String labelsUrl = null;
        PullRequest pullRequest = null;
        Instant createdAt = null;
        Instant closedAt = null;
        String milestone = null;
        String title = null;
        String body = null;
        Instant updatedAt = null;
        Integer number = null;
        String state = null;
        User assignee = null;
        Long id = null;
        String eventsUrl = null;
        String commentsUrl = null;
        Integer comments = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "user" -> user = GithubUserCodec.read(in);
                case "url" -> url = in.readText();
                case "labels" -> labels = Lists.readTexts(in);
                case "html_url" -> htmlUrl = in.readText();
                case "labels_url" -> labelsUrl = in.readText();
                case "pull_request" -> pullRequest = GithubPullRequestCodec.read(in);
                case "created_at" -> createdAt = in.readInstant();
                case "closed_at" -> closedAt = in.readNullableInstant();
                case "milestone" -> milestone = in.readNullableText();
                case "title" -> title = in.readText();
                case "body" -> body = in.readText();
                case "updated_at" -> updatedAt = in.readInstant();
                case "number" -> number = in.readInt();
                case "state" -> state = in.readText();
                case "assignee" -> assignee = in.skipNull() ? null : GithubUserCodec.read(in);
                case "id" -> id = in.readLong();
                case "events_url" -> eventsUrl = in.readText();
                case "comments_url" -> commentsUrl = in.readText();
                case "comments" -> comments = in.readInt();
                default -> in.skipValue();
            }
        }
        return new Issue(
                Present.require(user, "user"),
                Present.require(url, "url"),
                Present.require(labels, "labels"),
                Present.require(htmlUrl, "html_url"),
                Present.require(labelsUrl, "labels_url"),
                Present.require(pullRequest, "pull_request"),
                Present.require(createdAt, "created_at"),
                closedAt,
                milestone,
                Present.require(title, "title"),
                Present.require(body, "body"),
                Present.require(updatedAt, "updated_at"),
                Present.require(number, "number"),
                Present.require(state, "state"),
                assignee,
                Present.require(id, "id"),
                Present.require(eventsUrl, "events_url"),
                Present.require(commentsUrl, "comments_url"),
                Present.require(comments, "comments"));
    }
}
