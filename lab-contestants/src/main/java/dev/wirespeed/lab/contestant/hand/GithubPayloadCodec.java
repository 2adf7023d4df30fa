package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.Comment;
import dev.wirespeed.lab.workload.github.Commit;
import dev.wirespeed.lab.workload.github.Fork;
import dev.wirespeed.lab.workload.github.Issue;
import dev.wirespeed.lab.workload.github.Page;
import dev.wirespeed.lab.workload.github.Payload;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link Payload} as JSON. */
final class GithubPayloadCodec {
    private static final Token COMMITS = Token.of("{\"commits\":");
    private static final Token DISTINCT_SIZE = Token.of(",\"distinct_size\":");
    private static final Token REF = Token.of(",\"ref\":");
    private static final Token PUSH_ID = Token.of(",\"push_id\":");
    private static final Token HEAD = Token.of(",\"head\":");
    private static final Token BEFORE = Token.of(",\"before\":");
    private static final Token SIZE = Token.of(",\"size\":");
    private static final Token DESCRIPTION = Token.of(",\"description\":");
    private static final Token MASTER_BRANCH = Token.of(",\"master_branch\":");
    private static final Token REF_TYPE = Token.of(",\"ref_type\":");
    private static final Token FORKEE = Token.of(",\"forkee\":");
    private static final Token ACTION = Token.of(",\"action\":");
    private static final Token ISSUE = Token.of(",\"issue\":");
    private static final Token COMMENT = Token.of(",\"comment\":");
    private static final Token PAGES = Token.of(",\"pages\":");
    private static final Token NULL = Token.of("null");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 191 + 3 * NumberOut.ROOM;

    private static final int FEW = 4;

    private GithubPayloadCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Payload value) {
        return FIXED_ROOM
                + roomOfCommits(value.commits())
                + TextOut.room(value.ref())
                + TextOut.room(value.head())
                + TextOut.room(value.before())
                + TextOut.room(value.description())
                + TextOut.room(value.masterBranch())
                + TextOut.room(value.refType())
                + GithubForkCodec.room(value.forkee())
                + TextOut.room(value.action())
                + GithubIssueCodec.room(value.ticket())
                + GithubCommentCodec.room(value.comment())
                + roomOfPages(value.pages());
    }

    static int write(byte[] buffer, int position, Payload value) {
        int p = writeCommits(buffer, COMMITS.write(buffer, position), value.commits());
        p = NumberOut.writeNullable(buffer, DISTINCT_SIZE.write(buffer, p), value.distinctSize());
        p = TextOut.writeNullable(buffer, REF.write(buffer, p), value.ref());
        p = NumberOut.writeNullable(buffer, PUSH_ID.write(buffer, p), value.pushId());
        p = TextOut.writeNullable(buffer, HEAD.write(buffer, p), value.head());
        p = TextOut.writeNullable(buffer, BEFORE.write(buffer, p), value.before());
        p = NumberOut.writeNullable(buffer, SIZE.write(buffer, p), value.size());
        p = TextOut.writeNullable(buffer, DESCRIPTION.write(buffer, p), value.description());
        p = TextOut.writeNullable(buffer, MASTER_BRANCH.write(buffer, p), value.masterBranch());
        p = TextOut.writeNullable(buffer, REF_TYPE.write(buffer, p), value.refType());
        p = GithubForkCodec.writeNullable(buffer, FORKEE.write(buffer, p), value.forkee());
        p = TextOut.writeNullable(buffer, ACTION.write(buffer, p), value.action());
        p = GithubIssueCodec.writeNullable(buffer, ISSUE.write(buffer, p), value.ticket());
        p = GithubCommentCodec.writeNullable(buffer, COMMENT.write(buffer, p), value.comment());
        p = writePages(buffer, PAGES.write(buffer, p), value.pages());
        buffer[p] = '}';
        return p + 1;
    }

    private static int roomOfCommits(@Nullable List<Commit> commits) {
        if (commits == null) {
            return 4;
        }
        int room = 2;
        for (int i = 0; i < commits.size(); i++) {
            room += GithubCommitCodec.room(commits.get(i));
        }
        return room;
    }

    private static int writeCommits(byte[] buffer, int position, @Nullable List<Commit> commits) {
        if (commits == null) {
            return NULL.write(buffer, position);
        }
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < commits.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = GithubCommitCodec.write(buffer, p, commits.get(i));
        }
        buffer[p] = ']';
        return p + 1;
    }

    private static List<Commit> readCommits(JsonIn in) {
        List<Commit> commits = new ArrayList<>(FEW);
        if (in.startArray()) {
            do {
                commits.add(GithubCommitCodec.read(in));
            } while (in.nextElement());
        }
        return commits;
    }

    private static int roomOfPages(@Nullable List<Page> pages) {
        if (pages == null) {
            return 4;
        }
        int room = 2;
        for (int i = 0; i < pages.size(); i++) {
            room += GithubPageCodec.room(pages.get(i));
        }
        return room;
    }

    private static int writePages(byte[] buffer, int position, @Nullable List<Page> pages) {
        if (pages == null) {
            return NULL.write(buffer, position);
        }
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < pages.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = GithubPageCodec.write(buffer, p, pages.get(i));
        }
        buffer[p] = ']';
        return p + 1;
    }

    private static List<Page> readPages(JsonIn in) {
        List<Page> pages = new ArrayList<>(FEW);
        if (in.startArray()) {
            do {
                pages.add(GithubPageCodec.read(in));
            } while (in.nextElement());
        }
        return pages;
    }

    static Payload read(JsonIn in) {
        int start = in.position;
        Payload value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Payload readInOrder(JsonIn in) {
        if (!in.skip(COMMITS)) {
            return null;
        }
        List<Commit> commits = in.skipNull() ? null : readCommits(in);
        if (!in.skip(DISTINCT_SIZE)) {
            return null;
        }
        Integer distinctSize = in.skipNull() ? null : in.readInt();
        if (!in.skip(REF)) {
            return null;
        }
        String ref = in.readNullableText();
        if (!in.skip(PUSH_ID)) {
            return null;
        }
        Long pushId = in.skipNull() ? null : in.readLong();
        if (!in.skip(HEAD)) {
            return null;
        }
        String head = in.readNullableText();
        if (!in.skip(BEFORE)) {
            return null;
        }
        String before = in.readNullableText();
        if (!in.skip(SIZE)) {
            return null;
        }
        Integer size = in.skipNull() ? null : in.readInt();
        if (!in.skip(DESCRIPTION)) {
            return null;
        }
        String description = in.readNullableText();
        if (!in.skip(MASTER_BRANCH)) {
            return null;
        }
        String masterBranch = in.readNullableText();
        if (!in.skip(REF_TYPE)) {
            return null;
        }
        String refType = in.readNullableText();
        if (!in.skip(FORKEE)) {
            return null;
        }
        Fork forkee = in.skipNull() ? null : GithubForkCodec.read(in);
        if (!in.skip(ACTION)) {
            return null;
        }
        String action = in.readNullableText();
        if (!in.skip(ISSUE)) {
            return null;
        }
        Issue ticket = in.skipNull() ? null : GithubIssueCodec.read(in);
        if (!in.skip(COMMENT)) {
            return null;
        }
        Comment comment = in.skipNull() ? null : GithubCommentCodec.read(in);
        if (!in.skip(PAGES)) {
            return null;
        }
        List<Page> pages = in.skipNull() ? null : readPages(in);
        return in.skip('}')
                ? new Payload(
                        commits,
                        distinctSize,
                        ref,
                        pushId,
                        head,
                        before,
                        size,
                        description,
                        masterBranch,
                        refType,
                        forkee,
                        action,
                        ticket,
                        comment,
                        pages)
                : null;
    }

    private static Payload readInAnyOrder(JsonIn in) {
        List<Commit> commits = null;
        Integer distinctSize = null;
        String ref = null;
        Long pushId = null;
        String head = null;
        String before = null;
        Integer size = null;
        String description = null;
        String masterBranch = null;
        String refType = null;
        Fork forkee = null;
        String action = null;
        Issue ticket = null;
        Comment comment = null;
        List<Page> pages = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "commits" -> commits = in.skipNull() ? null : readCommits(in);
                case "distinct_size" -> distinctSize = in.skipNull() ? null : in.readInt();
                case "ref" -> ref = in.readNullableText();
                case "push_id" -> pushId = in.skipNull() ? null : in.readLong();
                case "head" -> head = in.readNullableText();
                case "before" -> before = in.readNullableText();
                case "size" -> size = in.skipNull() ? null : in.readInt();
                case "description" -> description = in.readNullableText();
                case "master_branch" -> masterBranch = in.readNullableText();
                case "ref_type" -> refType = in.readNullableText();
                case "forkee" -> forkee = in.skipNull() ? null : GithubForkCodec.read(in);
                case "action" -> action = in.readNullableText();
                case "issue" -> ticket = in.skipNull() ? null : GithubIssueCodec.read(in);
                case "comment" -> comment = in.skipNull() ? null : GithubCommentCodec.read(in);
                case "pages" -> pages = in.skipNull() ? null : readPages(in);
                default -> in.skipValue();
            }
        }
        return new Payload(
                commits,
                distinctSize,
                ref,
                pushId,
                head,
                before,
                size,
                description,
                masterBranch,
                refType,
                forkee,
                action,
                ticket,
                comment,
                pages);
    }
}
