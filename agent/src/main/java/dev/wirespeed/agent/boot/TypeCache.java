package dev.wirespeed.agent.boot;

import java.lang.ref.WeakReference;
import java.lang.reflect.Type;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The root types of generic types, by the identity of the object that describes them: applications and libraries keep
 * most of those, and a comparison would run their code. A fixed number of weak references; in a collision, the later
 * one stays.
 */
final class TypeCache {
    private static final int SIZE = 1024;
    private static final AtomicReferenceArray<@Nullable Known> KNOWN = new AtomicReferenceArray<>(SIZE);

    private TypeCache() {}

    private static final class Known extends WeakReference<Type> {
        final RootType root;

        Known(Type type, RootType root) {
            super(type);
            this.root = root;
        }
    }

    static RootType of(Type type) {
        int hash = System.identityHashCode(type);
        int index = (hash ^ hash >>> 12) & SIZE - 1;
        Known known = KNOWN.get(index);
        if (known != null && known.refersTo(type)) {
            return known.root;
        }
        known = KNOWN.get(index ^ 1);
        if (known != null && known.refersTo(type)) {
            return known.root;
        }
        RootType root = name(type);
        KNOWN.set(KNOWN.get(index) == null ? index : index ^ (hash >>> 20 & 1), new Known(type, root));
        return root;
    }

    private static RootType name(Type type) {
        try {
            return Roots.ofGeneric(type);
        } catch (Exception | LinkageError | StackOverflowError e) { // a type of the application's own
            return RootType.UNKNOWN;
        }
    }
}
