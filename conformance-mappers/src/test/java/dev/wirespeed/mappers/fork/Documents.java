package dev.wirespeed.mappers.fork;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Documents that are like a good one: with other values, without one, with one more, cut off, and so on. */
final class Documents {
    private static final Pattern PROPERTY = Pattern.compile("\"(\\w+)\":");
    private static final Pattern SCALAR =
            Pattern.compile("(?<=[:\\[,])(\"(?:[^\"\\\\]|\\\\.)*\"|-?[0-9.]+|true|false|null)(?=[,\\]}])");
    private static final List<String> VALUES = List.of(
            "null",
            "\"\"",
            "\" \"",
            "\"x\"",
            "\"null\"",
            "1",
            "-1.5",
            "1e400",
            "\"1\"",
            "true",
            "[]",
            "{}",
            "99999999999999999999");
    private static final int CUTS = 12;

    private Documents() {}

    /** The good one first. */
    static Set<String> like(String good) {
        Set<String> all = new LinkedHashSet<>();
        all.add(good);
        Matcher scalars = SCALAR.matcher(good);
        while (scalars.find()) {
            String before = good.substring(0, scalars.start());
            String after = good.substring(scalars.end());
            VALUES.forEach(value -> all.add(before + value + after));
            all.add(before + "[" + scalars.group() + "]" + after);
            all.add(before + scalars.group().toUpperCase(java.util.Locale.ROOT) + after);
        }
        all.addAll(withOtherNames(good));
        for (int i = 1; i <= CUTS; i++) {
            all.add(good.substring(0, good.length() * i / (CUTS + 1)));
        }
        all.addAll(List.of(
                good + " {}",
                good + "]",
                " \n" + good + "\t",
                "[" + good + "]",
                "null",
                "[]",
                "\"\"",
                "\"x\"",
                "1",
                "{}"));
        all.add(good.replace("\"", "'"));
        return all;
    }

    private static List<String> withOtherNames(String good) {
        List<String> all = new ArrayList<>();
        Matcher names = PROPERTY.matcher(good);
        while (names.find()) {
            String before = good.substring(0, names.start());
            String after = good.substring(names.start());
            all.add(before + "\"unknown\":{\"a\":[1,{}]}," + after);
            all.add(before + "\"" + names.group(1).toUpperCase(java.util.Locale.ROOT) + "\":"
                    + good.substring(names.end()));
            all.add(before + "\"other\":" + good.substring(names.end()));
            all.add(before + names.group() + "null," + after);
        }
        return all;
    }
}
