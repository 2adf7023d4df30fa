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
 * By what a mapper writes or reads a class and everything that it reaches, a line for each, so that two mappers can be
 * compared.
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
    /** All that was added and is no text, in order. */
    private final List<Object> objects = new ArrayList<>();

    private final List<List<String>> coercions = new ArrayList<>();
    private final Set<Object> seen = new HashSet<>();
    /** The names of properties in the order in which codecs write them, by those of their classes. */
    private final Map<String, List<String>> orders = new HashMap<>();

    private Optional<String> refusal = Optional.empty();

    /** @param options what codecs of the classes have to be generated for */
    public Description(CodecOptions options) {
        this.options = options;
    }

    /** Whether a type was not there before. */
    public boolean isNew(Object type) {
        return seen.add(type);
    }

    /** Adds a line that consists of these, without the empty ones and nulls; of an object that does something the class counts. */
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

    /** A module's class that does what Jackson's own does, only faster, stands for that. */
    private static Class<?> kind(Class<?> type) {
        return isAccelerator(type) ? kind(type.getSuperclass()) : type;
    }

    /** Whether a class belongs to a module that changes nothing but speed, or was made by one. */
    public static boolean isAccelerator(Class<?> type) {
        Class<?> parent = type.getSuperclass();
        return ACCELERATORS.stream().anyMatch(type.getName()::startsWith) || (parent != null && isAccelerator(parent));
    }

    /**
     * Adds which values may stand for a type; a codec refuses those that fail with a default mapper or are {@link #LEFT}, so that this one
     * gets them.
     */
    public void addCoercions(List<String> actions) {
        coercions.add(actions);
    }

    /** Says that the mapper has something of its own for a class, which is not looked at closer. */
    public void refuse(String what, Class<?> type) {
        refusal = refusal.or(() -> Optional.of(what + " for " + type.getName()));
    }

    /** Looks at the codec of a class, if it has one. */
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
     * Looks at the order in which the mapper writes the properties of a class: that of methods is the JVM's where there are no fields
     * and nothing sorts, and may be another one each time it starts.
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
     * What is other here than in the descriptions of two default mappers; empty if nothing is. An object that the two share has to be
     * the same here, since another one of its class may be set up in another way, such as for dates of another pattern.
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

    /** Without the packages of Jackson's classes. */
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
