package dev.wirespeed.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a class one by one, for documents that hold only some of them; implementations are generated.
 *
 * @param <T> the class
 */
public abstract class JsonParts<T> {
    private final String type;
    private final String[] names;
    private final Class<?>[] @Nullable [] views;

    /** @param names of the properties, in the order in which they are written */
    protected JsonParts(Class<?> type, String... names) {
        this(type.getName(), names);
    }

    private JsonParts(String type, String... names) {
        this.type = type;
        this.names = names;
        views = new Class<?>[names.length][];
    }

    /** Puts a property into views; of others a setting says whether they are in every view or in none. */
    protected final void view(int index, Class<?>... of) {
        views[index] = of;
    }

    /** Writes name and value of the property at {@code index}, or nothing where its inclusion says so. */
    protected abstract void write(JsonWriter out, T value, int index);

    /**
     * The properties of the objects that the property at {@code index} holds, be it one, a list, or a map of them.
     *
     * @return null if what it holds has none
     */
    protected @Nullable JsonParts<?> inner(int index) {
        return null;
    }

    /** What is only known at run time. */
    public static JsonParts<?> open() {
        return Open.INSTANCE;
    }

    /** The properties of several classes that may stand for one another; null among them for one without any. */
    public static JsonParts<?> anyOf(@Nullable JsonParts<?>... all) {
        List<JsonParts<?>> present = new ArrayList<>();
        for (JsonParts<?> each : all) {
            if (each != null) {
                present.add(each);
            }
        }
        return new AnyOf(present);
    }

    int size() {
        return names.length;
    }

    String name(int index) {
        return names[index];
    }

    boolean isInView(int index, Class<?> view, boolean byDefault) {
        Class<?> @Nullable [] own = views[index];
        return own == null ? byDefault : JsonNames.isIn(view, own);
    }

    /** The name of the type that has the properties. */
    final String type() {
        return type;
    }

    /** Whether only values at run time tell the properties. */
    boolean isOpen() {
        return false;
    }

    /** What a name stands for, once for each class that has it. */
    List<@Nullable JsonParts<?>> innerOf(String name) {
        int index = Arrays.asList(names).indexOf(name);
        return index < 0 ? List.of() : Arrays.asList(new JsonParts<?>[] {inner(index)});
    }

    /** All names. */
    List<String> names() {
        return List.of(names);
    }

    /** Adds the names, by that of the type that has them, and those of what the properties hold. */
    void collectNames(Map<String, List<String>> found) {
        if (found.putIfAbsent(type, names()) == null) {
            for (int i = 0; i < names.length; i++) {
                JsonParts<?> inner = inner(i);
                if (inner != null) {
                    inner.collectNames(found);
                }
            }
        }
    }

    private static final class Open extends JsonParts<Object> {
        static final Open INSTANCE = new Open();

        private Open() {
            super("a type that is only known at run time");
        }

        @Override
        protected void write(JsonWriter out, Object value, int index) {
            throw new IndexOutOfBoundsException(index);
        }

        @Override
        boolean isOpen() {
            return true;
        }
    }

    private static final class AnyOf extends JsonParts<Object> {
        private final List<JsonParts<?>> all;

        AnyOf(List<JsonParts<?>> all) {
            super(String.join(" or ", all.stream().map(JsonParts::type).toList()));
            this.all = all;
        }

        @Override
        protected void write(JsonWriter out, Object value, int index) {
            throw new IndexOutOfBoundsException(index);
        }

        @Override
        boolean isOpen() {
            return all.stream().anyMatch(JsonParts::isOpen);
        }

        @Override
        List<@Nullable JsonParts<?>> innerOf(String name) {
            List<@Nullable JsonParts<?>> found = new ArrayList<>();
            all.forEach(each -> found.addAll(each.innerOf(name)));
            return found;
        }

        @Override
        List<String> names() {
            return all.stream()
                    .flatMap(each -> each.names().stream())
                    .distinct()
                    .toList();
        }

        @Override
        void collectNames(Map<String, List<String>> found) {
            all.forEach(each -> each.collectNames(found));
        }
    }
}
