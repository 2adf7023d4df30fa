package dev.wirespeed.lab.contestant.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Lists of text, and reading of lists of anything. */
final class Lists {
    private static final int FEW = 8;

    private Lists() {}

    /** The room to require before writing these texts, brackets and commas included. */
    static int room(List<String> texts) {
        int room = 2;
        for (int i = 0; i < texts.size(); i++) {
            room += 1 + TextOut.room(texts.get(i));
        }
        return room;
    }

    static int write(byte[] buffer, int position, List<String> texts) {
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < texts.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = TextOut.write(buffer, p, texts.get(i));
        }
        buffer[p] = ']';
        return p + 1;
    }

    static List<String> readTexts(JsonIn in) {
        List<String> texts = new ArrayList<>(FEW);
        if (in.startArray()) {
            do {
                texts.add(in.readText());
            } while (in.nextElement());
        }
        return texts;
    }

    static <T> List<T> read(JsonIn in, Function<JsonIn, T> element) {
        List<T> list = new ArrayList<>(FEW);
        if (in.startArray()) {
            do {
                list.add(element.apply(in));
            } while (in.nextElement());
        }
        return list;
    }
}
