package dev.wirespeed.conformance.generator;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A source file with one class around a few more, of which {@code Root} is to be written and read.
 *
 * @param name of the outer class, without package
 * @param names that may be tried in documents, each with the Java name of the property it is about
 */
public record Fixture(int index, String name, Kind kind, String source, Map<String, String> names) {
    public static final String PACKAGE = "dev.wirespeed.conformance.made";
    /** What the names of views begin with. */
    public static final String VIEW = "View";

    private static final Pattern MIXIN = Pattern.compile("target = (\\w+)\\.class, source = (\\w+)\\.class");
    private static final Pattern ANNOTATION = Pattern.compile("@((?:Json|EnumNaming)[A-Za-z]*)");

    public String outer() {
        return PACKAGE + "." + name;
    }

    public String root() {
        return outer() + "$Root";
    }

    /** The annotations that occur in it. */
    public Set<String> annotations() {
        Set<String> found = new TreeSet<>();
        Matcher matcher = ANNOTATION.matcher(source);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        return found;
    }

    /** The names of the classes that have mix-ins, each with that of its mix-in. */
    public Map<String, String> mixins() {
        return MIXIN.matcher(source)
                .results()
                .collect(Collectors.toMap(m -> outer() + '$' + m.group(1), m -> outer() + '$' + m.group(2)));
    }

    /** The same with the annotations of Jackson 2. */
    public Fixture ofJackson2() {
        return with(source.replace("tools.jackson.databind", "com.fasterxml.jackson.databind"));
    }

    /** The same with another source, which has had something dropped. */
    public Fixture with(String smaller) {
        return new Fixture(index, name, kind, smaller, names);
    }
}
