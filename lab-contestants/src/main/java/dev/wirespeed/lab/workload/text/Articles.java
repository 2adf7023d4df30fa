package dev.wirespeed.lab.workload.text;

import dev.wirespeed.lab.workload.Lorem;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes articles of about five kilobytes of JSON each. */
public final class Articles {
    private static final int PARAGRAPHS = 8;
    private static final int COMMENTS = 10;

    private static final List<String> CODE = List.of(
            "System.out.println(\"%s\\n\");",
            "C:\\Users\\%s\\Documents\\",
            "<a href=\"/%s\">\"%s\"</a>",
            "{\"%s\": \"%s\"}",
            "grep -E \"^\\s+%s\\.\\w+$\"",
            "%s\tand\t%s",
            "%s\r\n%s\n",
            "\u001b[1m%s\u001b[0m",
            "%s\u0000\b\f%s");
    private static final List<String> KOREAN = List.of(
            "안녕하세요", "직렬화", "성능을", "측정하고", "있습니다", "데이터는", "빠르게", "서비스에서", "모든", "요청을", "처리합니다", "감사합니다", "읽기와", "쓰기");
    private static final List<String> EMOJI = List.of("🚀", "😀", "👍🏽", "🇰🇷", "🎉", "❤️", "👩‍💻");
    private static final List<String> LATIN =
            List.of("café", "naïve", "über", "señor", "Ångström", "garçon", "straße", "déjà vu");

    private Articles() {}

    /** Rich in quotes, backslashes, control characters and line breaks: about one character in eight is escaped. */
    public static List<Article> escapes(int count) {
        Lorem lorem = new Lorem(5);
        return articles(count, () -> lorem.pick(CODE).replace("%s", lorem.word()), lorem);
    }

    /** Korean text with emoji and, here and there, a word with accents or in ASCII. */
    public static List<Article> nonAscii(int count) {
        Lorem lorem = new Lorem(6);
        return articles(
                count,
                () -> switch (lorem.between(0, 9)) {
                    case 0 -> lorem.pick(EMOJI);
                    case 1 -> lorem.pick(LATIN);
                    case 2 -> lorem.word();
                    default -> lorem.pick(KOREAN);
                },
                lorem);
    }

    private static List<Article> articles(int count, Supplier<String> piece, Lorem lorem) {
        return Lorem.times(
                count,
                article -> new Article(
                        text(piece, 2),
                        text(piece, 1),
                        text(piece, 8),
                        Lorem.times(PARAGRAPHS, paragraph -> text(piece, lorem.between(8, 20))),
                        Lorem.times(
                                COMMENTS, comment -> new Comment(text(piece, 1), text(piece, lorem.between(1, 8))))));
    }

    private static String text(Supplier<String> piece, int pieces) {
        return Stream.generate(piece).limit(pieces).collect(Collectors.joining(" "));
    }
}
