package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.workload.text.Article;
import dev.wirespeed.lab.workload.text.Comment;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link Article} as JSON. */
public final class ArticleCodec implements Binding.Direct<Article> {
    private static final Token TITLE = Token.of("{\"title\":");
    private static final Token AUTHOR = Token.of(",\"author\":");
    private static final Token SUMMARY = Token.of(",\"summary\":");
    private static final Token PARAGRAPHS = Token.of(",\"paragraphs\":");
    private static final Token COMMENTS = Token.of(",\"comments\":");
    private static final int FIXED_ROOM = 96;

    private final Buffers buffers = new Buffers();

    @Override
    public byte[] write(Article value) {
        List<Comment> comments = value.comments();
        byte[] buffer = Buffers.require(buffers.take(), 0, room(value));
        int p = TextOut.write(buffer, TITLE.write(buffer, 0), value.title());
        p = TextOut.write(buffer, AUTHOR.write(buffer, p), value.author());
        p = TextOut.write(buffer, SUMMARY.write(buffer, p), value.summary());
        p = Lists.write(buffer, PARAGRAPHS.write(buffer, p), value.paragraphs());
        p = COMMENTS.write(buffer, p);
        buffer[p++] = '[';
        for (int i = 0; i < comments.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = CommentCodec.write(buffer, p, comments.get(i));
        }
        buffer[p] = ']';
        buffer[p + 1] = '}';
        byte[] document = Arrays.copyOf(buffer, p + 2);
        buffers.give(buffer);
        return document;
    }

    private static int room(Article value) {
        int room = FIXED_ROOM
                + TextOut.room(value.title())
                + TextOut.room(value.author())
                + TextOut.room(value.summary())
                + Lists.room(value.paragraphs());
        List<Comment> comments = value.comments();
        for (int i = 0; i < comments.size(); i++) {
            room += CommentCodec.room(comments.get(i));
        }
        return room;
    }

    @Override
    public Article read(byte[] document) {
        JsonIn in = new JsonIn(document);
        Article value = readInOrder(in);
        if (value == null) {
            in.position = 0;
            value = readInAnyOrder(in);
        }
        in.expectEnd();
        return value;
    }

    private static @Nullable Article readInOrder(JsonIn in) {
        if (!in.skip(TITLE)) {
            return null;
        }
        String title = in.readText();
        if (!in.skip(AUTHOR)) {
            return null;
        }
        String author = in.readText();
        if (!in.skip(SUMMARY)) {
            return null;
        }
        String summary = in.readText();
        if (!in.skip(PARAGRAPHS)) {
            return null;
        }
        List<String> paragraphs = Lists.readTexts(in);
        if (!in.skip(COMMENTS)) {
            return null;
        }
        List<Comment> comments = Lists.read(in, CommentCodec::read);
        return in.skip('}') ? new Article(title, author, summary, paragraphs, comments) : null;
    }

    private static Article readInAnyOrder(JsonIn in) {
        String title = null;
        String author = null;
        String summary = null;
        List<String> paragraphs = null;
        List<Comment> comments = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "title" -> title = in.readText();
                case "author" -> author = in.readText();
                case "summary" -> summary = in.readText();
                case "paragraphs" -> paragraphs = Lists.readTexts(in);
                case "comments" -> comments = Lists.read(in, CommentCodec::read);
                default -> in.skipValue();
            }
        }
        return new Article(
                Present.require(title, "title"),
                Present.require(author, "author"),
                Present.require(summary, "summary"),
                Present.require(paragraphs, "paragraphs"),
                Present.require(comments, "comments"));
    }
}
