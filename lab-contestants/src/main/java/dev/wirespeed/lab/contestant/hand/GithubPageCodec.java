package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.Page;
import org.jspecify.annotations.Nullable;

/** {@link Page} as JSON. */
final class GithubPageCodec {
    private static final Token PAGE_NAME = Token.of("{\"page_name\":");
    private static final Token HTML_URL = Token.of(",\"html_url\":");
    private static final Token TITLE = Token.of(",\"title\":");
    private static final Token SHA = Token.of(",\"sha\":");
    private static final Token SUMMARY = Token.of(",\"summary\":");
    private static final Token ACTION = Token.of(",\"action\":");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 88;

    private GithubPageCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Page value) {
        return FIXED_ROOM
                + TextOut.room(value.pageName())
                + TextOut.room(value.htmlUrl())
                + TextOut.room(value.title())
                + TextOut.room(value.sha())
                + TextOut.room(value.summary())
                + TextOut.room(value.action());
    }

    static int write(byte[] buffer, int position, Page value) {
        int p = TextOut.write(buffer, PAGE_NAME.write(buffer, position), value.pageName());
        p = TextOut.write(buffer, HTML_URL.write(buffer, p), value.htmlUrl());
        p = TextOut.write(buffer, TITLE.write(buffer, p), value.title());
        p = TextOut.write(buffer, SHA.write(buffer, p), value.sha());
        p = TextOut.writeNullable(buffer, SUMMARY.write(buffer, p), value.summary());
        p = TextOut.write(buffer, ACTION.write(buffer, p), value.action());
        buffer[p] = '}';
        return p + 1;
    }

    static Page read(JsonIn in) {
        int start = in.position;
        Page value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Page readInOrder(JsonIn in) {
        if (!in.skip(PAGE_NAME)) {
            return null;
        }
        String pageName = in.readText();
        if (!in.skip(HTML_URL)) {
            return null;
        }
        String htmlUrl = in.readText();
        if (!in.skip(TITLE)) {
            return null;
        }
        String title = in.readText();
        if (!in.skip(SHA)) {
            return null;
        }
        String sha = in.readText();
        if (!in.skip(SUMMARY)) {
            return null;
        }
        String summary = in.readNullableText();
        if (!in.skip(ACTION)) {
            return null;
        }
        String action = in.readText();
        return in.skip('}') ? new Page(pageName, htmlUrl, title, sha, summary, action) : null;
    }

    private static Page readInAnyOrder(JsonIn in) {
        String pageName = null;
        String htmlUrl = null;
        String title = null;
        String sha = null;
        String summary = null;
        String action = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "page_name" -> pageName = in.readText();
                case "html_url" -> htmlUrl = in.readText();
                case "title" -> title = in.readText();
                case "sha" -> sha = in.readText();
                case "summary" -> summary = in.readNullableText();
                case "action" -> action = in.readText();
                default -> in.skipValue();
            }
        }
        return new Page(
                Present.require(pageName, "page_name"),
                Present.require(htmlUrl, "html_url"),
                Present.require(title, "title"),
                Present.require(sha, "sha"),
                summary,
                Present.require(action, "action"));
    }
}
