package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.text.Article;

class ArticleCodecTest extends CodecContract<Article> {
    ArticleCodecTest() {
        super(new ArticleCodec(), Article.class, RandomValues::article);
    }
}
