package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.generator.Fixture;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Makes the source of a fixture smaller, line by line and block by block, as long as it fails in the same manner. */
final class Shrinker {
    private Shrinker() {}

    static Fixture smallest(Fixture fixture, Predicate<Fixture> fails) {
        List<String> lines = new ArrayList<>(fixture.source().lines().toList());
        int outer = lines.indexOf("public class " + fixture.name() + " {");
        for (int i = lines.size() - 2; i > outer; i--) {
            i = Math.min(i, lines.size() - 2);
            for (int end : List.of(blockEnd(lines, i), i + 1)) {
                List<String> fewer = new ArrayList<>(lines);
                fewer.subList(i, end).clear();
                if (end > i && hasRoot(fewer) && fails.test(fixture.with(String.join("\n", fewer) + "\n"))) {
                    lines = fewer;
                    break;
                }
            }
        }
        return fixture.with(String.join("\n", lines) + "\n");
    }

    private static boolean hasRoot(List<String> lines) {
        return lines.stream().anyMatch(line -> line.contains(" class Root") || line.contains(" record Root"))
                && lines.stream().anyMatch(line -> line.strip().equals("@Wire"));
    }

    /** Behind the brace that closes what this line opens; behind the line if it opens nothing. */
    private static int blockEnd(List<String> lines, int from) {
        int depth = 0;
        for (int i = from; i < lines.size(); i++) {
            String line = lines.get(i);
            depth += line.endsWith("{") ? 1 : 0;
            depth -= line.strip().startsWith("}") ? 1 : 0;
            if (depth <= 0) {
                return depth < 0 ? from : i + 1;
            }
        }
        return from;
    }
}
