package dev.wirespeed.processor;

import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.check.Problems;
import dev.wirespeed.processor.model.Dialect;
import dev.wirespeed.processor.model.Format;
import dev.wirespeed.processor.model.Options;
import dev.wirespeed.processor.model.PackageOptions;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import javax.tools.Diagnostic;

/**
 * Reads the processor's options, most of which are a list such as {@code NON_NULL,com.acme.legacy=ALWAYS}: a value for
 * all packages, and others for some.
 */
final class OptionParser {
    private static final String FORMATS = "wirespeed.formats";
    private static final String DIALECT = "wirespeed.dialect";
    private static final String NAMING = "wirespeed.naming";
    private static final String INCLUSION = "wirespeed.inclusion";
    private static final String CONTENTS = "wirespeed.contents";
    private static final String ORDER = "wirespeed.order";
    private static final String ENUMS = "wirespeed.enums";
    private static final String ALSO = "wirespeed.also";

    /** The options that there are. */
    static final Set<String> NAMES = Set.of(FORMATS, DIALECT, NAMING, INCLUSION, CONTENTS, ORDER, ENUMS, ALSO);

    /** The options of a set of further codecs. */
    private static final Set<String> OF_SETS = Set.of("naming", "inclusion", "contents", "order", "enums");

    private final Map<String, String> given;
    private final Problems problems;

    /** @param given by name, as the compiler has them */
    OptionParser(Map<String, String> given, Problems problems) {
        this.given = given;
        this.problems = problems;
    }

    /**
     * The formats of codecs for what names none: JSON unless others are given; what is wrong is reported, and left out.
     */
    Set<Format> formats() {
        Set<Format> formats = EnumSet.noneOf(Format.class);
        if (given.containsKey(FORMATS)) {
            for (String each : value(FORMATS).split(",", -1)) {
                find(FORMATS, each.strip(), Format.values(), Format::option).ifPresent(formats::add);
            }
        }
        return formats.isEmpty() ? EnumSet.of(Format.JSON) : formats;
    }

    /** The options of the first codecs; wrong ones are reported, and left out. */
    PackageOptions first() {
        return new PackageOptions(
                "",
                parse(DIALECT, Dialect.values(), Dialect::option),
                parse(NAMING, Options.Naming.values(), Enum::name),
                parse(INCLUSION, Options.Include.values(), Enum::name),
                parse(CONTENTS, Options.Include.values(), Enum::name),
                parse(ORDER, Options.Order.values(), Enum::name),
                parse(ENUMS, Options.Enums.values(), Enum::name));
    }

    /**
     * The options of further codecs: sets such as {@code api:naming=SNAKE_CASE;inclusion=NON_NULL} behind commas, which
     * share nothing with the first codecs but the dialect.
     */
    List<PackageOptions> further(PackageOptions first) {
        Map<String, PackageOptions> sets = new LinkedHashMap<>();
        if (given.containsKey(ALSO)) {
            for (String each : value(ALSO).split(",", -1)) {
                int colon = each.indexOf(':');
                String set = each.substring(0, Math.max(0, colon)).strip();
                if (!set.matches("\\w+") || sets.put(set, ofSet(set, each.substring(colon + 1), first)) != null) {
                    report(ALSO, "\"" + set + "\" is no name, or one that is there already");
                }
            }
        }
        return List.copyOf(sets.values());
    }

    private PackageOptions ofSet(String set, String list, PackageOptions first) {
        Map<String, String> said = new LinkedHashMap<>();
        for (String each : list.split(";", -1)) {
            int equals = each.indexOf('=');
            String name = each.substring(0, Math.max(0, equals)).strip();
            if (!OF_SETS.contains(name)) {
                report(ALSO, "\"" + each + "\" is not contents=…, enums=…, inclusion=…, naming=… or order=…");
            } else {
                said.put("wirespeed." + name, each.substring(equals + 1));
            }
        }
        PackageOptions own = new OptionParser(said, problems).first();
        return new PackageOptions(
                set, first.dialects(), own.namings(), own.inclusions(), own.contents(), own.orders(), own.enums());
    }

    private String value(String option) {
        return Objects.requireNonNullElse(given.get(option), "");
    }

    private <T> Map<String, T> parse(String option, T[] values, Function<T, String> name) {
        Map<String, T> parsed = new LinkedHashMap<>();
        if (given.containsKey(option)) {
            for (String entry : value(option).split(",", -1)) {
                add(parsed, option, entry, values, name);
            }
        }
        return parsed;
    }

    private <T> void add(Map<String, T> parsed, String option, String entry, T[] values, Function<T, String> name) {
        int equals = entry.indexOf('=');
        String packageName = equals < 0 ? "" : entry.substring(0, equals).strip();
        String text = entry.substring(equals + 1).strip();
        if (equals >= 0 && !SourceVersion.isName(packageName)) {
            report(option, "\"" + packageName + "\" is no name of a package");
            return;
        }
        find(option, text, values, name).ifPresent(value -> {
            if (parsed.put(packageName, value) != null) {
                report(option, "there are two values for " + (packageName.isEmpty() ? "all packages" : packageName));
            }
        });
    }

    /** The value of a name; empty if there is none of that name, which is reported. */
    private <T> Optional<T> find(String option, String text, T[] values, Function<T, String> name) {
        Optional<T> value = Arrays.stream(values)
                .filter(each -> name.apply(each).equals(text))
                .findFirst();
        if (value.isEmpty()) {
            String known = Arrays.stream(values).map(name).collect(Collectors.joining(", "));
            report(option, "\"" + text + "\" is none of " + known);
        }
        return value;
    }

    private void report(String option, String why) {
        problems.ofOption(Diagnostic.Kind.ERROR, Problem.WRONG_OPTION, option, value(option), why);
    }
}
