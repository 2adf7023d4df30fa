package dev.wirespeed.processor.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.Elements;

/** The packages whose classes get codecs without annotations, as named by the processor's option. */
public final class Packages {
    /**
     * Comma-separated names, in which {@code *} stands for one part and {@code **} for any number of parts, including
     * none.
     */
    public static final String OPTION = "wirespeed.packages";

    private final Elements elements;
    private final Sources sources;
    private final List<Name> names;
    private final Predicate<String> wanted;
    private boolean started;

    /** All classes in the packages that the option names. */
    public Packages(ProcessingEnvironment environment) {
        this(environment, names(environment.getOptions().getOrDefault(OPTION, "")), any -> true);
    }

    /** @param wanted selects classes in any package by their qualified names */
    public Packages(ProcessingEnvironment environment, Predicate<String> wanted) {
        this(environment, names("**"), wanted);
    }

    private Packages(ProcessingEnvironment environment, List<Name> names, Predicate<String> wanted) {
        this.elements = environment.getElementUtils();
        this.sources = new Sources(environment);
        this.names = names;
        this.wanted = wanted;
    }

    private static List<Name> names(String option) {
        return Arrays.stream(option.split(","))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .map(Name::new)
                .toList();
    }

    /** Matches packages by names as in the option. */
    public static Predicate<String> named(String option) {
        List<Name> names = names(option);
        return name -> names.stream().anyMatch(each -> each.matches(name));
    }

    private static final class Name {
        final String text;
        final Pattern pattern;
        boolean found;

        Name(String text) {
            this.text = text;
            String parts = Arrays.stream(text.split("\\."))
                    .map(part -> switch (part) {
                        case "**" -> "(\\.[^.]+)*";
                        case "*" -> "\\.[^.]+";
                        default -> Pattern.quote("." + part);
                    })
                    .reduce("", String::concat);
            this.pattern = Pattern.compile(parts);
        }

        boolean matches(String packageName) {
            boolean matches = pattern.matcher("." + packageName).matches();
            found |= matches;
            return matches;
        }
    }

    /**
     * The outermost classes in these packages that are being compiled but were in no round so far, as far as that is
     * known.
     */
    public Set<Element> sourcesBefore() {
        boolean first = !started && !names.isEmpty();
        started = true;
        return first ? sources.in(this::areNamed) : Set.of();
    }

    /** The classes, outermost and nested, that are in one of the packages and could have codecs. */
    public List<TypeElement> classesIn(Collection<? extends Element> outermost) {
        List<TypeElement> classes = new ArrayList<>();
        if (!names.isEmpty()) {
            outermost.stream()
                    .filter(each -> areNamed(
                            elements.getPackageOf(each).getQualifiedName().toString()))
                    .forEach(each -> collect(each, classes));
        }
        classes.removeIf(type -> !wanted.test(type.getQualifiedName().toString()));
        return classes;
    }

    private boolean areNamed(String packageName) {
        boolean named = false;
        for (Name each : names) {
            named |= each.matches(packageName); // all are asked, to see which are of use
        }
        return named;
    }

    private static void collect(Element element, List<TypeElement> classes) {
        if (element instanceof TypeElement type && !type.getModifiers().contains(Modifier.PRIVATE)) {
            if (isOfUse(type)) {
                classes.add(type);
            }
            type.getEnclosedElements().forEach(each -> collect(each, classes));
        }
    }

    private static boolean isOfUse(TypeElement type) {
        boolean inner = type.getNestingKind() == NestingKind.MEMBER
                && !type.getModifiers().contains(Modifier.STATIC);
        boolean object = type.getKind() == ElementKind.CLASS
                || type.getKind() == ElementKind.RECORD
                || type.getKind() == ElementKind.INTERFACE;
        boolean constant = type.getSuperclass().getKind() == TypeKind.DECLARED && Compiler.isEnum(type.getSuperclass());
        return object && !inner && !constant && type.getTypeParameters().isEmpty() && !Reader.isAnnotated(type);
    }

    /**
     * The names for which no class was found, in this compilation or before, each with whether that is certain. Only a
     * few of many files may be compiled, and there is no list of the packages that match a pattern.
     */
    public Map<String, Boolean> unknown() {
        return names.stream()
                .filter(name -> !name.found && !isThere(name.text))
                .collect(Collectors.toMap(
                        name -> name.text, name -> !name.text.contains("*"), (a, b) -> a, TreeMap::new));
    }

    private boolean isThere(String name) {
        PackageElement there = elements.getPackageElement(name);
        return there != null && !there.getEnclosedElements().isEmpty();
    }
}
