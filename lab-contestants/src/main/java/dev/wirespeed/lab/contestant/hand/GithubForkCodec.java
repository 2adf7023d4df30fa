package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.Fork;
import dev.wirespeed.lab.workload.github.User;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * {@link Fork} as JSON. It is this long since sixty-four properties are; reading is one long method, since each property is a step of it
 * that needs all before.
 */
final class GithubForkCodec {
    private static final Token DESCRIPTION = Token.of("{\"description\":");
    private static final Token FORK = Token.of(",\"fork\":");
    private static final Token URL = Token.of(",\"url\":");
    private static final Token LANGUAGE = Token.of(",\"language\":");
    private static final Token STARGAZERS_URL = Token.of(",\"stargazers_url\":");
    private static final Token CLONE_URL = Token.of(",\"clone_url\":");
    private static final Token TAGS_URL = Token.of(",\"tags_url\":");
    private static final Token FULL_NAME = Token.of(",\"full_name\":");
    private static final Token MERGES_URL = Token.of(",\"merges_url\":");
    private static final Token FORKS = Token.of(",\"forks\":");
    private static final Token PRIVATE = Token.of(",\"private\":");
    private static final Token GIT_REFS_URL = Token.of(",\"git_refs_url\":");
    private static final Token ARCHIVE_URL = Token.of(",\"archive_url\":");
    private static final Token COLLABORATORS_URL = Token.of(",\"collaborators_url\":");
    private static final Token OWNER = Token.of(",\"owner\":");
    private static final Token LANGUAGES_URL = Token.of(",\"languages_url\":");
    private static final Token TREES_URL = Token.of(",\"trees_url\":");
    private static final Token LABELS_URL = Token.of(",\"labels_url\":");
    private static final Token HTML_URL = Token.of(",\"html_url\":");
    private static final Token PUSHED_AT = Token.of(",\"pushed_at\":");
    private static final Token CREATED_AT = Token.of(",\"created_at\":");
    private static final Token HAS_ISSUES = Token.of(",\"has_issues\":");
    private static final Token FORKS_URL = Token.of(",\"forks_url\":");
    private static final Token BRANCHES_URL = Token.of(",\"branches_url\":");
    private static final Token COMMITS_URL = Token.of(",\"commits_url\":");
    private static final Token NOTIFICATIONS_URL = Token.of(",\"notifications_url\":");
    private static final Token OPEN_ISSUES = Token.of(",\"open_issues\":");
    private static final Token CONTENTS_URL = Token.of(",\"contents_url\":");
    private static final Token BLOBS_URL = Token.of(",\"blobs_url\":");
    private static final Token ISSUES_URL = Token.of(",\"issues_url\":");
    private static final Token COMPARE_URL = Token.of(",\"compare_url\":");
    private static final Token ISSUE_EVENTS_URL = Token.of(",\"issue_events_url\":");
    private static final Token NAME = Token.of(",\"name\":");
    private static final Token UPDATED_AT = Token.of(",\"updated_at\":");
    private static final Token STATUSES_URL = Token.of(",\"statuses_url\":");
    private static final Token FORKS_COUNT = Token.of(",\"forks_count\":");
    private static final Token ASSIGNEES_URL = Token.of(",\"assignees_url\":");
    private static final Token SSH_URL = Token.of(",\"ssh_url\":");
    private static final Token PUBLIC = Token.of(",\"public\":");
    private static final Token HAS_WIKI = Token.of(",\"has_wiki\":");
    private static final Token SUBSCRIBERS_URL = Token.of(",\"subscribers_url\":");
    private static final Token MIRROR_URL = Token.of(",\"mirror_url\":");
    private static final Token WATCHERS_COUNT = Token.of(",\"watchers_count\":");
    private static final Token ID = Token.of(",\"id\":");
    private static final Token HAS_DOWNLOADS = Token.of(",\"has_downloads\":");
    private static final Token GIT_COMMITS_URL = Token.of(",\"git_commits_url\":");
    private static final Token DOWNLOADS_URL = Token.of(",\"downloads_url\":");
    private static final Token PULLS_URL = Token.of(",\"pulls_url\":");
    private static final Token HOMEPAGE = Token.of(",\"homepage\":");
    private static final Token ISSUE_COMMENT_URL = Token.of(",\"issue_comment_url\":");
    private static final Token HOOKS_URL = Token.of(",\"hooks_url\":");
    private static final Token SUBSCRIPTION_URL = Token.of(",\"subscription_url\":");
    private static final Token MILESTONES_URL = Token.of(",\"milestones_url\":");
    private static final Token SVN_URL = Token.of(",\"svn_url\":");
    private static final Token EVENTS_URL = Token.of(",\"events_url\":");
    private static final Token GIT_TAGS_URL = Token.of(",\"git_tags_url\":");
    private static final Token TEAMS_URL = Token.of(",\"teams_url\":");
    private static final Token COMMENTS_URL = Token.of(",\"comments_url\":");
    private static final Token OPEN_ISSUES_COUNT = Token.of(",\"open_issues_count\":");
    private static final Token KEYS_URL = Token.of(",\"keys_url\":");
    private static final Token GIT_URL = Token.of(",\"git_url\":");
    private static final Token CONTRIBUTORS_URL = Token.of(",\"contributors_url\":");
    private static final Token SIZE = Token.of(",\"size\":");
    private static final Token WATCHERS = Token.of(",\"watchers\":");
    private static final Token TRUE = Token.of("true");
    private static final Token FALSE = Token.of("false");
    private static final Token NULL = Token.of("null");
    private static final int NULL_ROOM = 8;

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 968 + 8 * NumberOut.ROOM + 3 * Times.ROOM;

    private GithubForkCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(@Nullable Fork value) {
        if (value == null) {
            return NULL_ROOM;
        }
        return FIXED_ROOM
                + TextOut.room(value.description())
                + TextOut.room(value.url())
                + TextOut.room(value.language())
                + TextOut.room(value.stargazersUrl())
                + TextOut.room(value.cloneUrl())
                + TextOut.room(value.tagsUrl())
                + TextOut.room(value.fullName())
                + TextOut.room(value.mergesUrl())
                + TextOut.room(value.gitRefsUrl())
                + TextOut.room(value.archiveUrl())
                + TextOut.room(value.collaboratorsUrl())
                + GithubUserCodec.room(value.owner())
                + TextOut.room(value.languagesUrl())
                + TextOut.room(value.treesUrl())
                + TextOut.room(value.labelsUrl())
                + TextOut.room(value.htmlUrl())
                + TextOut.room(value.forksUrl())
                + TextOut.room(value.branchesUrl())
                + TextOut.room(value.commitsUrl())
                + TextOut.room(value.notificationsUrl())
                + TextOut.room(value.contentsUrl())
                + TextOut.room(value.blobsUrl())
                + TextOut.room(value.urlOfIssues())
                + TextOut.room(value.compareUrl())
                + TextOut.room(value.urlOfIssueEvents())
                + TextOut.room(value.name())
                + TextOut.room(value.statusesUrl())
                + TextOut.room(value.assigneesUrl())
                + TextOut.room(value.sshUrl())
                + TextOut.room(value.subscribersUrl())
                + TextOut.room(value.mirrorUrl())
                + TextOut.room(value.gitCommitsUrl())
                + TextOut.room(value.downloadsUrl())
                + TextOut.room(value.pullsUrl())
                + TextOut.room(value.homepage())
                + TextOut.room(value.urlOfIssueComment())
                + TextOut.room(value.hooksUrl())
                + TextOut.room(value.subscriptionUrl())
                + TextOut.room(value.milestonesUrl())
                + TextOut.room(value.svnUrl())
                + TextOut.room(value.eventsUrl())
                + TextOut.room(value.gitTagsUrl())
                + TextOut.room(value.teamsUrl())
                + TextOut.room(value.commentsUrl())
                + TextOut.room(value.keysUrl())
                + TextOut.room(value.gitUrl())
                + TextOut.room(value.contributorsUrl());
    }

    static int writeNullable(byte[] buffer, int position, @Nullable Fork value) {
        return value == null ? NULL.write(buffer, position) : write(buffer, position, value);
    }

    static int write(byte[] buffer, int position, Fork value) {
        int p = TextOut.write(buffer, DESCRIPTION.write(buffer, position), value.description());
        p = (value.fork() ? TRUE : FALSE).write(buffer, FORK.write(buffer, p));
        p = TextOut.write(buffer, URL.write(buffer, p), value.url());
        p = TextOut.write(buffer, LANGUAGE.write(buffer, p), value.language());
        p = TextOut.write(buffer, STARGAZERS_URL.write(buffer, p), value.stargazersUrl());
        p = TextOut.write(buffer, CLONE_URL.write(buffer, p), value.cloneUrl());
        p = TextOut.write(buffer, TAGS_URL.write(buffer, p), value.tagsUrl());
        p = TextOut.write(buffer, FULL_NAME.write(buffer, p), value.fullName());
        p = TextOut.write(buffer, MERGES_URL.write(buffer, p), value.mergesUrl());
        p = NumberOut.write(buffer, FORKS.write(buffer, p), value.forks());
        p = (value.isPrivate() ? TRUE : FALSE).write(buffer, PRIVATE.write(buffer, p));
        p = TextOut.write(buffer, GIT_REFS_URL.write(buffer, p), value.gitRefsUrl());
        p = TextOut.write(buffer, ARCHIVE_URL.write(buffer, p), value.archiveUrl());
        p = TextOut.write(buffer, COLLABORATORS_URL.write(buffer, p), value.collaboratorsUrl());
        p = GithubUserCodec.write(buffer, OWNER.write(buffer, p), value.owner());
        p = TextOut.write(buffer, LANGUAGES_URL.write(buffer, p), value.languagesUrl());
        p = TextOut.write(buffer, TREES_URL.write(buffer, p), value.treesUrl());
        p = TextOut.write(buffer, LABELS_URL.write(buffer, p), value.labelsUrl());
        p = TextOut.write(buffer, HTML_URL.write(buffer, p), value.htmlUrl());
        p = Times.write(buffer, PUSHED_AT.write(buffer, p), value.pushedAt());
        p = Times.write(buffer, CREATED_AT.write(buffer, p), value.createdAt());
        p = (value.hasIssues() ? TRUE : FALSE).write(buffer, HAS_ISSUES.write(buffer, p));
        p = TextOut.write(buffer, FORKS_URL.write(buffer, p), value.forksUrl());
        p = TextOut.write(buffer, BRANCHES_URL.write(buffer, p), value.branchesUrl());
        p = TextOut.write(buffer, COMMITS_URL.write(buffer, p), value.commitsUrl());
        p = TextOut.write(buffer, NOTIFICATIONS_URL.write(buffer, p), value.notificationsUrl());
        p = NumberOut.write(buffer, OPEN_ISSUES.write(buffer, p), value.openIssues());
        p = TextOut.write(buffer, CONTENTS_URL.write(buffer, p), value.contentsUrl());
        p = TextOut.write(buffer, BLOBS_URL.write(buffer, p), value.blobsUrl());
        p = TextOut.write(buffer, ISSUES_URL.write(buffer, p), value.urlOfIssues());
        p = TextOut.write(buffer, COMPARE_URL.write(buffer, p), value.compareUrl());
        p = TextOut.write(buffer, ISSUE_EVENTS_URL.write(buffer, p), value.urlOfIssueEvents());
        p = TextOut.write(buffer, NAME.write(buffer, p), value.name());
        p = Times.write(buffer, UPDATED_AT.write(buffer, p), value.updatedAt());
        p = TextOut.write(buffer, STATUSES_URL.write(buffer, p), value.statusesUrl());
        p = NumberOut.write(buffer, FORKS_COUNT.write(buffer, p), value.forksCount());
        p = TextOut.write(buffer, ASSIGNEES_URL.write(buffer, p), value.assigneesUrl());
        p = TextOut.write(buffer, SSH_URL.write(buffer, p), value.sshUrl());
        p = (value.isPublic() ? TRUE : FALSE).write(buffer, PUBLIC.write(buffer, p));
        p = (value.hasWiki() ? TRUE : FALSE).write(buffer, HAS_WIKI.write(buffer, p));
        p = TextOut.write(buffer, SUBSCRIBERS_URL.write(buffer, p), value.subscribersUrl());
        p = TextOut.writeNullable(buffer, MIRROR_URL.write(buffer, p), value.mirrorUrl());
        p = NumberOut.write(buffer, WATCHERS_COUNT.write(buffer, p), value.watchersCount());
        p = NumberOut.write(buffer, ID.write(buffer, p), value.id());
        p = (value.hasDownloads() ? TRUE : FALSE).write(buffer, HAS_DOWNLOADS.write(buffer, p));
        p = TextOut.write(buffer, GIT_COMMITS_URL.write(buffer, p), value.gitCommitsUrl());
        p = TextOut.write(buffer, DOWNLOADS_URL.write(buffer, p), value.downloadsUrl());
        p = TextOut.write(buffer, PULLS_URL.write(buffer, p), value.pullsUrl());
        p = TextOut.writeNullable(buffer, HOMEPAGE.write(buffer, p), value.homepage());
        p = TextOut.write(buffer, ISSUE_COMMENT_URL.write(buffer, p), value.urlOfIssueComment());
        p = TextOut.write(buffer, HOOKS_URL.write(buffer, p), value.hooksUrl());
        p = TextOut.write(buffer, SUBSCRIPTION_URL.write(buffer, p), value.subscriptionUrl());
        p = TextOut.write(buffer, MILESTONES_URL.write(buffer, p), value.milestonesUrl());
        p = TextOut.write(buffer, SVN_URL.write(buffer, p), value.svnUrl());
        p = TextOut.write(buffer, EVENTS_URL.write(buffer, p), value.eventsUrl());
        p = TextOut.write(buffer, GIT_TAGS_URL.write(buffer, p), value.gitTagsUrl());
        p = TextOut.write(buffer, TEAMS_URL.write(buffer, p), value.teamsUrl());
        p = TextOut.write(buffer, COMMENTS_URL.write(buffer, p), value.commentsUrl());
        p = NumberOut.write(buffer, OPEN_ISSUES_COUNT.write(buffer, p), value.openIssuesCount());
        p = TextOut.write(buffer, KEYS_URL.write(buffer, p), value.keysUrl());
        p = TextOut.write(buffer, GIT_URL.write(buffer, p), value.gitUrl());
        p = TextOut.write(buffer, CONTRIBUTORS_URL.write(buffer, p), value.contributorsUrl());
        p = NumberOut.write(buffer, SIZE.write(buffer, p), value.size());
        p = NumberOut.write(buffer, WATCHERS.write(buffer, p), value.watchers());
        buffer[p] = '}';
        return p + 1;
    }

    static Fork read(JsonIn in) {
        int start = in.position;
        Fork value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Fork readInOrder(JsonIn in) {
        if (!in.skip(DESCRIPTION)) {
            return null;
        }
        String description = in.readText();
        if (!in.skip(FORK)) {
            return null;
        }
        boolean fork = in.readBoolean();
        if (!in.skip(URL)) {
            return null;
        }
        String url = in.readText();
        if (!in.skip(LANGUAGE)) {
            return null;
        }
        String language = in.readText();
        if (!in.skip(STARGAZERS_URL)) {
            return null;
        }
        String stargazersUrl = in.readText();
        if (!in.skip(CLONE_URL)) {
            return null;
        }
        String cloneUrl = in.readText();
        if (!in.skip(TAGS_URL)) {
            return null;
        }
        String tagsUrl = in.readText();
        if (!in.skip(FULL_NAME)) {
            return null;
        }
        String fullName = in.readText();
        if (!in.skip(MERGES_URL)) {
            return null;
        }
        String mergesUrl = in.readText();
        if (!in.skip(FORKS)) {
            return null;
        }
        int forks = in.readInt();
        if (!in.skip(PRIVATE)) {
            return null;
        }
        boolean isPrivate = in.readBoolean();
        if (!in.skip(GIT_REFS_URL)) {
            return null;
        }
        String gitRefsUrl = in.readText();
        if (!in.skip(ARCHIVE_URL)) {
            return null;
        }
        String archiveUrl = in.readText();
        if (!in.skip(COLLABORATORS_URL)) {
            return null;
        }
        String collaboratorsUrl = in.readText();
        if (!in.skip(OWNER)) {
            return null;
        }
        User owner = GithubUserCodec.read(in);
        if (!in.skip(LANGUAGES_URL)) {
            return null;
        }
        String languagesUrl = in.readText();
        if (!in.skip(TREES_URL)) {
            return null;
        }
        String treesUrl = in.readText();
        if (!in.skip(LABELS_URL)) {
            return null;
        }
        String labelsUrl = in.readText();
        if (!in.skip(HTML_URL)) {
            return null;
        }
        String htmlUrl = in.readText();
        if (!in.skip(PUSHED_AT)) {
            return null;
        }
        Instant pushedAt = in.readInstant();
        if (!in.skip(CREATED_AT)) {
            return null;
        }
        Instant createdAt = in.readInstant();
        if (!in.skip(HAS_ISSUES)) {
            return null;
        }
        boolean hasIssues = in.readBoolean();
        if (!in.skip(FORKS_URL)) {
            return null;
        }
        String forksUrl = in.readText();
        if (!in.skip(BRANCHES_URL)) {
            return null;
        }
        String branchesUrl = in.readText();
        if (!in.skip(COMMITS_URL)) {
            return null;
        }
        String commitsUrl = in.readText();
        if (!in.skip(NOTIFICATIONS_URL)) {
            return null;
        }
        String notificationsUrl = in.readText();
        if (!in.skip(OPEN_ISSUES)) {
            return null;
        }
        int openIssues = in.readInt();
        if (!in.skip(CONTENTS_URL)) {
            return null;
        }
        String contentsUrl = in.readText();
        if (!in.skip(BLOBS_URL)) {
            return null;
        }
        String blobsUrl = in.readText();
        if (!in.skip(ISSUES_URL)) {
            return null;
        }
        String urlOfIssues = in.readText();
        if (!in.skip(COMPARE_URL)) {
            return null;
        }
        String compareUrl = in.readText();
        if (!in.skip(ISSUE_EVENTS_URL)) {
            return null;
        }
        String urlOfIssueEvents = in.readText();
        if (!in.skip(NAME)) {
            return null;
        }
        String name = in.readText();
        if (!in.skip(UPDATED_AT)) {
            return null;
        }
        Instant updatedAt = in.readInstant();
        if (!in.skip(STATUSES_URL)) {
            return null;
        }
        String statusesUrl = in.readText();
        if (!in.skip(FORKS_COUNT)) {
            return null;
        }
        int forksCount = in.readInt();
        if (!in.skip(ASSIGNEES_URL)) {
            return null;
        }
        String assigneesUrl = in.readText();
        if (!in.skip(SSH_URL)) {
            return null;
        }
        String sshUrl = in.readText();
        if (!in.skip(PUBLIC)) {
            return null;
        }
        boolean isPublic = in.readBoolean();
        if (!in.skip(HAS_WIKI)) {
            return null;
        }
        boolean hasWiki = in.readBoolean();
        if (!in.skip(SUBSCRIBERS_URL)) {
            return null;
        }
        String subscribersUrl = in.readText();
        if (!in.skip(MIRROR_URL)) {
            return null;
        }
        String mirrorUrl = in.readNullableText();
        if (!in.skip(WATCHERS_COUNT)) {
            return null;
        }
        int watchersCount = in.readInt();
        if (!in.skip(ID)) {
            return null;
        }
        long id = in.readLong();
        if (!in.skip(HAS_DOWNLOADS)) {
            return null;
        }
        boolean hasDownloads = in.readBoolean();
        if (!in.skip(GIT_COMMITS_URL)) {
            return null;
        }
        String gitCommitsUrl = in.readText();
        if (!in.skip(DOWNLOADS_URL)) {
            return null;
        }
        String downloadsUrl = in.readText();
        if (!in.skip(PULLS_URL)) {
            return null;
        }
        String pullsUrl = in.readText();
        if (!in.skip(HOMEPAGE)) {
            return null;
        }
        String homepage = in.readNullableText();
        if (!in.skip(ISSUE_COMMENT_URL)) {
            return null;
        }
        String urlOfIssueComment = in.readText();
        if (!in.skip(HOOKS_URL)) {
            return null;
        }
        String hooksUrl = in.readText();
        if (!in.skip(SUBSCRIPTION_URL)) {
            return null;
        }
        String subscriptionUrl = in.readText();
        if (!in.skip(MILESTONES_URL)) {
            return null;
        }
        String milestonesUrl = in.readText();
        if (!in.skip(SVN_URL)) {
            return null;
        }
        String svnUrl = in.readText();
        if (!in.skip(EVENTS_URL)) {
            return null;
        }
        String eventsUrl = in.readText();
        if (!in.skip(GIT_TAGS_URL)) {
            return null;
        }
        String gitTagsUrl = in.readText();
        if (!in.skip(TEAMS_URL)) {
            return null;
        }
        String teamsUrl = in.readText();
        if (!in.skip(COMMENTS_URL)) {
            return null;
        }
        String commentsUrl = in.readText();
        if (!in.skip(OPEN_ISSUES_COUNT)) {
            return null;
        }
        int openIssuesCount = in.readInt();
        if (!in.skip(KEYS_URL)) {
            return null;
        }
        String keysUrl = in.readText();
        if (!in.skip(GIT_URL)) {
            return null;
        }
        String gitUrl = in.readText();
        if (!in.skip(CONTRIBUTORS_URL)) {
            return null;
        }
        String contributorsUrl = in.readText();
        if (!in.skip(SIZE)) {
            return null;
        }
        int size = in.readInt();
        if (!in.skip(WATCHERS)) {
            return null;
        }
        int watchers = in.readInt();
        return in.skip('}')
                ? new Fork(
                        description,
                        fork,
                        url,
                        language,
                        stargazersUrl,
                        cloneUrl,
                        tagsUrl,
                        fullName,
                        mergesUrl,
                        forks,
                        isPrivate,
                        gitRefsUrl,
                        archiveUrl,
                        collaboratorsUrl,
                        owner,
                        languagesUrl,
                        treesUrl,
                        labelsUrl,
                        htmlUrl,
                        pushedAt,
                        createdAt,
                        hasIssues,
                        forksUrl,
                        branchesUrl,
                        commitsUrl,
                        notificationsUrl,
                        openIssues,
                        contentsUrl,
                        blobsUrl,
                        urlOfIssues,
                        compareUrl,
                        urlOfIssueEvents,
                        name,
                        updatedAt,
                        statusesUrl,
                        forksCount,
                        assigneesUrl,
                        sshUrl,
                        isPublic,
                        hasWiki,
                        subscribersUrl,
                        mirrorUrl,
                        watchersCount,
                        id,
                        hasDownloads,
                        gitCommitsUrl,
                        downloadsUrl,
                        pullsUrl,
                        homepage,
                        urlOfIssueComment,
                        hooksUrl,
                        subscriptionUrl,
                        milestonesUrl,
                        svnUrl,
                        eventsUrl,
                        gitTagsUrl,
                        teamsUrl,
                        commentsUrl,
                        openIssuesCount,
                        keysUrl,
                        gitUrl,
                        contributorsUrl,
                        size,
                        watchers)
                : null;
    }

    private static Fork readInAnyOrder(JsonIn in) {
        String description = null;
        Boolean fork = null;
        String url = null;
        String language = null;
        String stargazersUrl = null;
        String cloneUrl = null;
        String tagsUrl = null;
        String fullName = null;
        String mergesUrl = null;
        Integer forks = null;
        Boolean isPrivate = null;
        String gitRefsUrl = null;
        String archiveUrl = null;
        String collaboratorsUrl = null;
        User owner = null;
        String languagesUrl = null;
        String treesUrl = null;
        String labelsUrl = null;
        String htmlUrl = null;
        Instant pushedAt = null;
        Instant createdAt = null;
        Boolean hasIssues = null;
        String forksUrl = null;
        String branchesUrl = null;
        String commitsUrl = null;
        String notificationsUrl = null;
        Integer openIssues = null;
        String contentsUrl = null;
        String blobsUrl = null;
        String urlOfIssues = null;
        String compareUrl = null;
        String urlOfIssueEvents = null;
        String name = null;
        Instant updatedAt = null;
        String statusesUrl = null;
        Integer forksCount = null;
        String assigneesUrl = null;
        String sshUrl = null;
        Boolean isPublic = null;
        Boolean hasWiki = null;
        String subscribersUrl = null;
        String mirrorUrl = null;
        Integer watchersCount = null;
        Long id = null;
        Boolean hasDownloads = null;
        String gitCommitsUrl = null;
        String downloadsUrl = null;
        String pullsUrl = null;
        String homepage = null;
        String urlOfIssueComment = null;
        String hooksUrl = null;
        String subscriptionUrl = null;
        String milestonesUrl = null;
        String svnUrl = null;
        String eventsUrl = null;
        String gitTagsUrl = null;
        String teamsUrl = null;
        String commentsUrl = null;
        Integer openIssuesCount = null;
        String keysUrl = null;
        String gitUrl = null;
        String contributorsUrl = null;
        Integer size = null;
        Integer watchers = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "description" -> description = in.readText();
                case "fork" -> fork = in.readBoolean();
                case "url" -> url = in.readText();
                case "language" -> language = in.readText();
                case "stargazers_url" -> stargazersUrl = in.readText();
                case "clone_url" -> cloneUrl = in.readText();
                case "tags_url" -> tagsUrl = in.readText();
                case "full_name" -> fullName = in.readText();
                case "merges_url" -> mergesUrl = in.readText();
                case "forks" -> forks = in.readInt();
                case "private" -> isPrivate = in.readBoolean();
                case "git_refs_url" -> gitRefsUrl = in.readText();
                case "archive_url" -> archiveUrl = in.readText();
                case "collaborators_url" -> collaboratorsUrl = in.readText();
                case "owner" -> owner = GithubUserCodec.read(in);
                case "languages_url" -> languagesUrl = in.readText();
                case "trees_url" -> treesUrl = in.readText();
                case "labels_url" -> labelsUrl = in.readText();
                case "html_url" -> htmlUrl = in.readText();
                case "pushed_at" -> pushedAt = in.readInstant();
                case "created_at" -> createdAt = in.readInstant();
                case "has_issues" -> hasIssues = in.readBoolean();
                case "forks_url" -> forksUrl = in.readText();
                case "branches_url" -> branchesUrl = in.readText();
                case "commits_url" -> commitsUrl = in.readText();
                case "notifications_url" -> notificationsUrl = in.readText();
                case "open_issues" -> openIssues = in.readInt();
                case "contents_url" -> contentsUrl = in.readText();
                case "blobs_url" -> blobsUrl = in.readText();
                case "issues_url" -> urlOfIssues = in.readText();
                case "compare_url" -> compareUrl = in.readText();
                case "issue_events_url" -> urlOfIssueEvents = in.readText();
                case "name" -> name = in.readText();
                case "updated_at" -> updatedAt = in.readInstant();
                case "statuses_url" -> statusesUrl = in.readText();
                case "forks_count" -> forksCount = in.readInt();
                case "assignees_url" -> assigneesUrl = in.readText();
                case "ssh_url" -> sshUrl = in.readText();
                case "public" -> isPublic = in.readBoolean();
                case "has_wiki" -> hasWiki = in.readBoolean();
                case "subscribers_url" -> subscribersUrl = in.readText();
                case "mirror_url" -> mirrorUrl = in.readNullableText();
                case "watchers_count" -> watchersCount = in.readInt();
                case "id" -> id = in.readLong();
                case "has_downloads" -> hasDownloads = in.readBoolean();
                case "git_commits_url" -> gitCommitsUrl = in.readText();
                case "downloads_url" -> downloadsUrl = in.readText();
                case "pulls_url" -> pullsUrl = in.readText();
                case "homepage" -> homepage = in.readNullableText();
                case "issue_comment_url" -> urlOfIssueComment = in.readText();
                case "hooks_url" -> hooksUrl = in.readText();
                case "subscription_url" -> subscriptionUrl = in.readText();
                case "milestones_url" -> milestonesUrl = in.readText();
                case "svn_url" -> svnUrl = in.readText();
                case "events_url" -> eventsUrl = in.readText();
                case "git_tags_url" -> gitTagsUrl = in.readText();
                case "teams_url" -> teamsUrl = in.readText();
                case "comments_url" -> commentsUrl = in.readText();
                case "open_issues_count" -> openIssuesCount = in.readInt();
                case "keys_url" -> keysUrl = in.readText();
                case "git_url" -> gitUrl = in.readText();
                case "contributors_url" -> contributorsUrl = in.readText();
                case "size" -> size = in.readInt();
                case "watchers" -> watchers = in.readInt();
                default -> in.skipValue();
            }
        }
        return new Fork(
                Present.require(description, "description"),
                Present.require(fork, "fork"),
                Present.require(url, "url"),
                Present.require(language, "language"),
                Present.require(stargazersUrl, "stargazers_url"),
                Present.require(cloneUrl, "clone_url"),
                Present.require(tagsUrl, "tags_url"),
                Present.require(fullName, "full_name"),
                Present.require(mergesUrl, "merges_url"),
                Present.require(forks, "forks"),
                Present.require(isPrivate, "private"),
                Present.require(gitRefsUrl, "git_refs_url"),
                Present.require(archiveUrl, "archive_url"),
                Present.require(collaboratorsUrl, "collaborators_url"),
                Present.require(owner, "owner"),
                Present.require(languagesUrl, "languages_url"),
                Present.require(treesUrl, "trees_url"),
                Present.require(labelsUrl, "labels_url"),
                Present.require(htmlUrl, "html_url"),
                Present.require(pushedAt, "pushed_at"),
                Present.require(createdAt, "created_at"),
                Present.require(hasIssues, "has_issues"),
                Present.require(forksUrl, "forks_url"),
                Present.require(branchesUrl, "branches_url"),
                Present.require(commitsUrl, "commits_url"),
                Present.require(notificationsUrl, "notifications_url"),
                Present.require(openIssues, "open_issues"),
                Present.require(contentsUrl, "contents_url"),
                Present.require(blobsUrl, "blobs_url"),
                Present.require(urlOfIssues, "issues_url"),
                Present.require(compareUrl, "compare_url"),
                Present.require(urlOfIssueEvents, "issue_events_url"),
                Present.require(name, "name"),
                Present.require(updatedAt, "updated_at"),
                Present.require(statusesUrl, "statuses_url"),
                Present.require(forksCount, "forks_count"),
                Present.require(assigneesUrl, "assignees_url"),
                Present.require(sshUrl, "ssh_url"),
                Present.require(isPublic, "public"),
                Present.require(hasWiki, "has_wiki"),
                Present.require(subscribersUrl, "subscribers_url"),
                mirrorUrl,
                Present.require(watchersCount, "watchers_count"),
                Present.require(id, "id"),
                Present.require(hasDownloads, "has_downloads"),
                Present.require(gitCommitsUrl, "git_commits_url"),
                Present.require(downloadsUrl, "downloads_url"),
                Present.require(pullsUrl, "pulls_url"),
                homepage,
                Present.require(urlOfIssueComment, "issue_comment_url"),
                Present.require(hooksUrl, "hooks_url"),
                Present.require(subscriptionUrl, "subscription_url"),
                Present.require(milestonesUrl, "milestones_url"),
                Present.require(svnUrl, "svn_url"),
                Present.require(eventsUrl, "events_url"),
                Present.require(gitTagsUrl, "git_tags_url"),
                Present.require(teamsUrl, "teams_url"),
                Present.require(commentsUrl, "comments_url"),
                Present.require(openIssuesCount, "open_issues_count"),
                Present.require(keysUrl, "keys_url"),
                Present.require(gitUrl, "git_url"),
                Present.require(contributorsUrl, "contributors_url"),
                Present.require(size, "size"),
                Present.require(watchers, "watchers"));
    }
}
