package dev.wirespeed.conformance.json;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.conformance.ForeignLoader;
import dev.wirespeed.conformance.json.ForeignCheck.Difference;
import dev.wirespeed.conformance.json.ForeignCodecs.Kind;
import dev.wirespeed.conformance.json.ForeignCodecs.Verdict;
import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Makes codecs for the classes of others and holds them to Jackson; a part of the profile {@code foreign} alone.
 *
 * <p>{@code -Dwirespeed.foreign.path} has the jars or folders, {@code .libraries} what they need; {@code .classes} is a pattern for
 * names of classes. Each is tried with {@code .count} documents, but not for more than {@code .millis}; {@code .seed} is where
 * random ones start. With {@code -Dwirespeed.dialect=jackson2} codecs are of that dialect, and held to Jackson 2.
 */
class ForeignClasses {
    private static final List<Path> PATH = paths("wirespeed.foreign.path");
    private static final List<Path> LIBRARIES = paths("wirespeed.foreign.libraries");
    private static final Pattern CLASSES = Pattern.compile(System.getProperty("wirespeed.foreign.classes", ".*"));
    private static final int COUNT = Integer.getInteger("wirespeed.foreign.count", 300);
    private static final Duration TIME = Duration.ofMillis(Integer.getInteger("wirespeed.foreign.millis", 2_000));
    private static final long SEED = Long.getLong("wirespeed.foreign.seed", 20_261_125L);

    /** For which a class is refused although Jackson may cope with it; docs/jackson.md and docs/problems.md say why. */
    private static final Set<String> ON_PURPOSE = Set.of("WS001", "WS002", "WS003", "WS018", "WS024", "WS028");

    private final List<String> differing = new ArrayList<>();

    private static List<Path> paths(String property) {
        return Stream.of(System.getProperty(property, "").split(File.pathSeparator))
                .filter(path -> !path.isEmpty())
                .map(Path::of)
                .toList();
    }

    @Test
    void agreesWithJackson() {
        assertThat(PATH).as("-Dwirespeed.foreign.path").isNotEmpty();
        System.out.println("Classes of others, with -Dwirespeed.foreign.seed=" + SEED);
        ForeignLoader loader = new ForeignLoader(
                Stream.concat(PATH.stream(), LIBRARIES.stream()).toList());
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(loader); // where Jackson looks for the classes of type ids
        try {
            PATH.forEach(place -> check(place, loader));
        } finally {
            thread.setContextClassLoader(before);
        }
        assertThat(differing.size()).as("differences, which are printed above").isZero();
    }

    private void check(Path place, ForeignLoader loader) {
        ForeignRoots roots =
                ForeignRoots.in(place, name -> CLASSES.matcher(name).matches(), loader);
        ForeignCodecs codecs = new ForeignCodecs(
                Stream.concat(PATH.stream(), LIBRARIES.stream()).toList(),
                Mappers.IS_JACKSON2 ? "jackson2" : "jackson3");
        loader.add(codecs.make(roots.classes(), System.out::println));
        int before = differing.size();
        codecs.faults().forEach(fault -> tell("No codec, though none of ours says why: " + fault));
        ForeignSides sides = ForeignSides.standard();
        long read = 0;
        long written = 0;
        long tried = 0;
        int checked = 0;
        for (Map.Entry<Class<?>, Verdict> root : codecs.verdicts().entrySet()) {
            ForeignCheck check = check(root.getKey(), root.getValue(), sides);
            tried += check.tried();
            read += check.read();
            written += check.written();
            if (++checked % 100 == 0) {
                System.out.printf("%,d classes, %,d documents, %,d differences%n", checked, tried, differing.size());
            }
        }
        System.out.println(place.getFileName() + ": " + roots.seen() + " classes, no roots " + roots.others() + ", "
                + kinds(codecs.verdicts()) + ", refused for " + refusals(codecs.verdicts()) + "; " + tried
                + " documents, of which Jackson read " + read + "; " + written + " values written; "
                + (differing.size() - before) + " differences");
    }

    private ForeignCheck check(Class<?> root, Verdict verdict, ForeignSides sides) {
        ForeignCheck check = new ForeignCheck(root, sides, SEED, verdict.kind() == Kind.NATIVE);
        if (verdict.isMade()) {
            try {
                check.run(COUNT, TIME);
            } catch (LinkageError e) { // a library is missing
                System.out.println(root.getName() + " is not tried any further: " + e);
            }
            check.differences().values().forEach(difference -> tell(describe(root, verdict, difference)));
        } else if (verdict.kind() == Kind.REFUSED && !ON_PURPOSE.containsAll(verdict.ids())) {
            check.anyThatJacksonReads()
                    .ifPresent(document -> tell(describe(
                            root, verdict, new Difference("no codec, though Jackson reads", document, "refused"))));
        }
        return check;
    }

    private void tell(String difference) {
        differing.add(difference);
        System.out.println(RandomClasses.printable(difference));
    }

    private static String describe(Class<?> root, Verdict verdict, Difference difference) {
        return root.getName() + " (" + verdict.kind() + "): " + difference.kind()
                + (difference.document() == null ? "" : " " + Agreement.describe(difference.document()))
                + "\n    " + difference.text()
                + verdict.notes().stream()
                        .limit(3)
                        .map(note -> "\n    " + firstLine(note))
                        .collect(joining());
    }

    /** Without what could be done about it. */
    private static String firstLine(String note) {
        return note.lines().findFirst().orElse("").replaceFirst("(?<=\\)\\.) .*", "");
    }

    private static Map<Kind, Integer> kinds(Map<Class<?>, Verdict> verdicts) {
        Map<Kind, Integer> kinds = new EnumMap<>(Kind.class);
        verdicts.values().forEach(verdict -> kinds.merge(verdict.kind(), 1, Integer::sum));
        return kinds;
    }

    private static Map<String, Integer> refusals(Map<Class<?>, Verdict> verdicts) {
        Map<String, Integer> ids = new TreeMap<>();
        verdicts.values().stream()
                .filter(verdict -> verdict.kind() == Kind.REFUSED)
                .flatMap(verdict -> verdict.ids().stream())
                .forEach(id -> ids.merge(id, 1, Integer::sum));
        return ids;
    }
}
