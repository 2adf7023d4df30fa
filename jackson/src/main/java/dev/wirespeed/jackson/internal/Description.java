package dev.wirespeed.jackson.internal;

import dev.wirespeed.json.JsonCodec;
import dev.wirespeed.json.JsonEngine;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.CodecOptions.Order;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Describes how a mapper writes or reads a class and everything that it reaches, one line each, so that two mappers can
 * be compared.
 */
public final class Description {
    /** A coercion that a codec does not do for this mapper, whatever it is. */
    public static final String LEFT = "left";

    private static final List<String> ACCELERATORS = List.of(
            "tools.jackson.module.blackbird.",
            "tools.jackson.module.afterburner.",
            "com.fasterxml.jackson.module.blackbird.",
            "com.fasterxml.jackson.module.afterburner.");

    private static final Pattern JACKSONS =
            Pattern.compile("\\b(tools|com\\.fasterxml)\\.jackson\\.[a-z0-9.]+\\.(?=[A-Z])");

    private final CodecOptions options;
    private final StringBuilder text = new StringBuilder();
    /** All parts added that are not text, in order. */
    private final List<Object> objects = new ArrayList<>();

    private final List<List<String>> coercions = new ArrayList<>();
    private final Set<Object> seen = new HashSet<>();
    /** The order in which codecs write properties, by the name of the class. */
    private final Map<String, List<String>> orders = new HashMap<>();

    private Optional<String> refusal = Optional.empty();

    /** @param options the options that codecs of the classes must be generated for */
    public Description(CodecOptions options) {
        this.options = options;
    }

    /** Whether a type is added for the first time. */
    public boolean isNew(Object type) {
        return seen.add(type);
    }

    /** Adds a line of these parts, without empty ones and nulls; a handler is described by its class. */
    public void add(@Nullable Object... parts) {
        for (Object part : parts) {
            if (part instanceof String words) {
                text.append(words.isEmpty() ? "" : words + " ");
            } else if (part != null) {
                text.append(kind(part.getClass()).getName()).append(' ');
                objects.add(part);
            }
        }
        text.append('\n');
    }

    /** A module's class that only does the same as Jackson's own, faster, counts as Jackson's. */
    private static Class<?> kind(Class<?> type) {
        return isAccelerator(type) ? kind(type.getSuperclass()) : type;
    }

    /** Whether a class belongs to, or was made by, a module that only affects speed. */
    public static boolean isAccelerator(Class<?> type) {
        Class<?> parent = type.getSuperclass();
        return ACCELERATORS.stream().anyMatch(type.getName()::startsWith) || (parent != null && isAccelerator(parent));
    }

    /**
     * Adds the coercions for a type. A codec refuses values that fail with a default mapper or are {@link #LEFT}, so
     * the mapper gets them.
     */
    public void addCoercions(List<String> actions) {
        coercions.add(actions);
    }

    /** Notes that the mapper has something of its own for a class, which is not inspected further. */
    public void refuse(String what, Class<?> type) {
        refusal = refusal.or(() -> Optional.of(what + " for " + type.getName()));
    }

    /** Checks the codec of a class, if it has one. */
    public void check(Class<?> type) {
        JsonCodec<?> codec = JsonEngine.forMappers().generatedCodec(type);
        if (codec != null) {
            refusal = refusal.or(() -> Decision.difference(options, codec));
            if (options.order() == Order.DECLARED && !orders.containsKey(type.getName())) {
                Stream.concat(Stream.of(codec), codec.variants().stream())
                        .filter(each -> each.options().equals(options))
                        .map(JsonCodec::parts)
                        .filter(Objects::nonNull)
                        .forEach(each -> orders.putAll(each.namesByType()));
            }
        }
    }

    /**
     * Checks the order in which the mapper writes the properties of a class. If there are no fields and nothing sorts,
     * it is the JVM's order of methods, which may change with each start.
     */
    public void checkOrder(Class<?> type, List<String> names) {
        List<String> declared = orders.getOrDefault(type.getName(), List.of());
        List<String> both = names.stream().filter(declared::contains).toList();
        if (!both.equals(declared.stream().filter(names::contains).toList())) {
            String why = "the JVM lists the methods of " + type.getName()
                    + " in another order than its source, and Jackson writes its properties in that; @JsonPropertyOrder makes it certain";
            refusal = refusal.or(() -> Optional.of(why));
        }
    }

    /**
     * The difference from the descriptions of two default mappers; empty if there is none. An object that both share
     * must be the same here: another one of its class may be configured differently, with another date pattern for
     * example.
     */
    @SuppressWarnings("ReferenceEquality") // which is what this is about
    public Optional<String> differenceFrom(Description usual, Description again) {
        Optional<String> other = refusal.or(() -> lineOtherThan(usual)).or(() -> coercionOtherThan(usual));
        for (int i = 0; i < objects.size() && other.isEmpty(); i++) {
            Object expected = usual.objects.get(i);
            if (expected == again.objects.get(i) && expected != objects.get(i)) {
                other = Optional.of(expected.getClass().getName() + " is set up in another way");
            }
        }
        return other;
    }

    private Optional<String> lineOtherThan(Description usual) {
        Iterator<String> expected = usual.text.toString().lines().iterator();
        for (String line : text.toString().lines().toList()) {
            String other = expected.hasNext() ? expected.next() : "nothing";
            if (!line.equals(other)) {
                return Optional.of(sentence(line, other));
            }
        }
        return expected.hasNext() ? Optional.of(sentence("nothing", expected.next())) : Optional.empty();
    }

    private static String sentence(String line, String other) {
        List<String> here = words(line);
        List<String> usual = words(other);
        int most = Math.min(here.size(), usual.size());
        int start = 0;
        while (start < most && here.get(start).equals(usual.get(start))) {
            start++;
        }
        int end = 0;
        while (end < most - start && here.get(here.size() - 1 - end).equals(usual.get(usual.size() - 1 - end))) {
            end++;
        }
        List<String> instead = usual.subList(start, usual.size() - end);
        return "this mapper has " + String.join(" ", here) + " where a default one has "
                + (instead.isEmpty() ? "less" : String.join(" ", instead));
    }

    /** The words of a line, without the packages of Jackson's classes. */
    private static List<String> words(String line) {
        return List.of(JACKSONS.matcher(line).replaceAll("").strip().split(" "));
    }

    private Optional<String> coercionOtherThan(Description usual) {
        for (int i = 0; i < coercions.size(); i++) {
            if (!isFollowed(coercions.get(i), usual.coercions.get(i))) {
                return Optional.of("coercions of its own");
            }
        }
        return Optional.empty();
    }

    private static boolean isFollowed(List<String> here, List<String> usual) {
        return here.size() == usual.size()
                && IntStream.range(0, here.size())
                        .allMatch(i -> usual.get(i).equals("Fail")
                                || here.get(i).equals(LEFT)
                                || usual.get(i).equals(here.get(i)));
    }
}
