package dev.wirespeed.lab.cli;

import dev.wirespeed.generate.Codecs;
import dev.wirespeed.generate.MapperHints;
import dev.wirespeed.generate.Verdict;
import dev.wirespeed.generate.Verdict.Kind;
import dev.wirespeed.generate.Verdict.Reason;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What codecs can do for classes, for people and for programs. */
final class VerdictText {
    private static final int REASONS = 3;

    private VerdictText() {}

    /** One line. */
    static String summary(Codecs codecs) {
        List<Verdict> roots = roots(codecs);
        long served = roots.stream().filter(each -> each.kind().isServed()).count();
        return "Codecs for " + served + " of " + roots.size() + " classes, dialect " + codecs.dialect()
                + (served == roots.size() ? "" : "; './wirespeed check' says why not for all") + "\n";
    }

    private static List<Verdict> roots(Codecs codecs) {
        return codecs.verdicts().stream()
                .filter(each -> each.kind() != Kind.NO_ROOT)
                .toList();
    }

    /** Whether codecs leave all of some class to Jackson. */
    static boolean isAnyUnserved(Codecs codecs) {
        return roots(codecs).stream().anyMatch(each -> !each.kind().isServed());
    }

    static String table(Codecs codecs, MapperHints hints) {
        StringBuilder text = new StringBuilder(summary(codecs));
        for (Kind kind : Kind.values()) {
            List<Verdict> all = codecs.verdicts().stream()
                    .filter(each -> each.kind() == kind)
                    .toList();
            if (!all.isEmpty()) {
                text.append('\n')
                        .append(all.size())
                        .append(all.size() == 1 ? " class: " : " classes: ")
                        .append(kind.meaning())
                        .append('\n');
                all.forEach(each -> append(text, each));
            }
        }
        if (!hints.found().isEmpty()) {
            text.append("\nWhat the mapper may have:\n");
            hints.found().forEach(line -> text.append("  ").append(line).append('\n'));
        }
        codecs.notes().forEach(note -> text.append("\nNote: ").append(note).append('\n'));
        return text.toString();
    }

    private static void append(StringBuilder text, Verdict verdict) {
        text.append("  ").append(verdict.type());
        List<Reason> reasons = verdict.reasons();
        if (verdict.kind() == Kind.NO_ROOT) {
            text.append(reasons.stream().map(Reason::text).collect(Collectors.joining("; ", ": ", "")));
        } else {
            reasons.stream()
                    .limit(REASONS)
                    .forEach(reason -> text.append("\n      ")
                            .append(reason.id().isEmpty() ? "" : reason.id() + ": ")
                            .append(reason.text().replace("\n", " ")));
            if (reasons.size() > REASONS) {
                text.append("\n      and ").append(reasons.size() - REASONS).append(" more");
            }
        }
        text.append('\n');
    }

    static String json(Codecs codecs, MapperHints hints) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("dialect", codecs.dialect());
        all.put("classes", codecs.verdicts());
        all.put("mapper", hints.found());
        all.put("options", hints.options());
        all.put("notes", codecs.notes());
        return JsonMapper.builder()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .build()
                        .writeValueAsString(all)
                + "\n";
    }
}
