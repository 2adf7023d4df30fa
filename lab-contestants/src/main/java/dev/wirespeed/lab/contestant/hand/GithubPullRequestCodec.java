package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.PullRequest;
import org.jspecify.annotations.Nullable;

/** {@link PullRequest} as JSON. */
final class GithubPullRequestCodec {
    private static final Token HTML_URL = Token.of("{\"html_url\":");
    private static final Token PATCH_URL = Token.of(",\"patch_url\":");
    private static final Token DIFF_URL = Token.of(",\"diff_url\":");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 63;

    private GithubPullRequestCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(PullRequest value) {
        return FIXED_ROOM
                + TextOut.room(value.htmlUrl())
                + TextOut.room(value.patchUrl())
                + TextOut.room(value.diffUrl());
    }

    static int write(byte[] buffer, int position, PullRequest value) {
        int p = TextOut.writeNullable(buffer, HTML_URL.write(buffer, position), value.htmlUrl());
        p = TextOut.writeNullable(buffer, PATCH_URL.write(buffer, p), value.patchUrl());
        p = TextOut.writeNullable(buffer, DIFF_URL.write(buffer, p), value.diffUrl());
        buffer[p] = '}';
        return p + 1;
    }

    static PullRequest read(JsonIn in) {
        int start = in.position;
        PullRequest value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable PullRequest readInOrder(JsonIn in) {
        if (!in.skip(HTML_URL)) {
            return null;
        }
        String htmlUrl = in.readNullableText();
        if (!in.skip(PATCH_URL)) {
            return null;
        }
        String patchUrl = in.readNullableText();
        if (!in.skip(DIFF_URL)) {
            return null;
        }
        String diffUrl = in.readNullableText();
        return in.skip('}') ? new PullRequest(htmlUrl, patchUrl, diffUrl) : null;
    }

    private static PullRequest readInAnyOrder(JsonIn in) {
        String htmlUrl = null;
        String patchUrl = null;
        String diffUrl = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "html_url" -> htmlUrl = in.readNullableText();
                case "patch_url" -> patchUrl = in.readNullableText();
                case "diff_url" -> diffUrl = in.readNullableText();
                default -> in.skipValue();
            }
        }
        return new PullRequest(htmlUrl, patchUrl, diffUrl);
    }
}
