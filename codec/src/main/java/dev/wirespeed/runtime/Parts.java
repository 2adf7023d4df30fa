package dev.wirespeed.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The properties of a class one by one, for documents that hold only some of them. Each format adds how one is written;
 * implementations are generated.
 *
 * @param <T> the class
 */
public abstract class Parts<T> {
    private final String type;
    private final String[] names;
    private final Class<?>[] @Nullable [] views;

    /** @param names the names of the properties, in the order in which they are written */
    protected Parts(Class<?> type, String... names) {
        this(type.getName(), names);
    }

    private Parts(String type, String... names) {
        this.type = type;
        this.names = names;
        views = new Class<?>[names.length][];
    }

    /** Puts a property into views. A setting decides whether properties without views are in every view or in none. */
    protected final void view(int index, Class<?>... of) {
        views[index] = of;
    }

    /**
     * The properties of the objects in the property at {@code index}: a single object, a list or a map of them.
     *
     * @return null if there are none
     */
    protected @Nullable Parts<?> inner(int index) {
        return null;
    }

    /** Parts of a value whose class is only known at run time. */
    public static Parts<?> open() {
        return Open.INSTANCE;
    }

    /** The properties of several classes that may stand for one another; null for a class without any. */
    public static Parts<?> anyOf(@Nullable Parts<?>... all) {
        List<Parts<?>> present = new ArrayList<>();
        for (Parts<?> each : all) {
            if (each != null) {
                present.add(each);
            }
        }
        return new AnyOf(present);
    }

    /** The number of properties. */
    public final int size() {
        return names.length;
    }

    String name(int index) {
        return names[index];
    }

    boolean isInView(int index, Class<?> view, boolean byDefault) {
        Class<?> @Nullable [] own = views[index];
        return own == null ? byDefault : Views.isIn(view, own);
    }

    /** The name of the type with these properties. */
    final String type() {
        return type;
    }

    /** Whether the properties are only known from values at run time. */
    boolean isOpen() {
        return false;
    }

    /** The parts behind a name, once for each class that has the name. */
    List<@Nullable Parts<?>> innerOf(String name) {
        int index = Arrays.asList(names).indexOf(name);
        return index < 0 ? List.of() : Arrays.asList(new Parts<?>[] {inner(index)});
    }

    List<String> names() {
        return List.of(names);
    }

    /**
     * The names of this type's properties, and of all types that it holds, by the name of the type; in the order in
     * which they are written.
     */
    public final Map<String, List<String>> namesByType() {
        Map<String, List<String>> found = new HashMap<>();
        collectNames(found);
        return found;
    }

    void collectNames(Map<String, List<String>> found) {
        if (found.putIfAbsent(type, names()) == null) {
            for (int i = 0; i < names.length; i++) {
                Parts<?> inner = inner(i);
                if (inner != null) {
                    inner.collectNames(found);
                }
            }
        }
    }

    private static final class Open extends Parts<Object> {
        static final Open INSTANCE = new Open();

        private Open() {
            super("a type that is only known at run time");
        }

        @Override
        boolean isOpen() {
            return true;
        }
    }

    private static final class AnyOf extends Parts<Object> {
        private final List<Parts<?>> all;

        AnyOf(List<Parts<?>> all) {
            super(String.join(" or ", all.stream().map(Parts::type).toList()));
            this.all = all;
        }

        @Override
        boolean isOpen() {
            return all.stream().anyMatch(Parts::isOpen);
        }

        @Override
        List<@Nullable Parts<?>> innerOf(String name) {
            List<@Nullable Parts<?>> found = new ArrayList<>();
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
