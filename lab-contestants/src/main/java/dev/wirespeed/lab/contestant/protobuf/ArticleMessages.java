package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.proto.Remark;
import dev.wirespeed.lab.contestant.proto.Story;
import dev.wirespeed.lab.workload.text.Article;
import dev.wirespeed.lab.workload.text.Comment;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** {@link Article} as a message. */
final class ArticleMessages implements Messages<Article, Story> {
    @Override
    public Story toMessage(Article value) {
        Story.Builder message = Story.newBuilder()
                .setTitle(value.title())
                .setAuthor(value.author())
                .setSummary(value.summary())
                .addAllParagraphs(value.paragraphs());
        for (Comment comment : value.comments()) {
            message.addComments(Remark.newBuilder().setAuthor(comment.author()).setText(comment.text()));
        }
        return message.build();
    }

    @Override
    public Article fromMessage(Story message) {
        List<Comment> comments = new ArrayList<>(message.getCommentsCount());
        for (Remark remark : message.getCommentsList()) {
            comments.add(new Comment(remark.getAuthor(), remark.getText()));
        }
        return new Article(
                message.getTitle(), message.getAuthor(), message.getSummary(), message.getParagraphsList(), comments);
    }

    @Override
    public Story parse(byte[] document) throws IOException {
        return Story.parseFrom(document);
    }
}
