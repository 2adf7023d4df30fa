package dev.wirespeed.lab.contestant;

import dev.wirespeed.TypeRef;
import dev.wirespeed.lab.workload.Sample;
import dev.wirespeed.lab.workload.Workload;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Names types with arguments to Wirespeed, which is told them by source code. */
final class WirespeedTypes {

    private static final Set<Class<?>> MAPS = Set.of(Map.class, LinkedHashMap.class);
    private static final Set<Class<?>> OTHERS = Set.of(
            List.class, Collection.class, Iterable.class, ArrayList.class, Set.class, HashSet.class, Optional.class);

    private WirespeedTypes() {}

    /** The type that the class names which asked for codecs. */
    @SuppressWarnings("unchecked") // the holder names the type of the workload's values
    static <T> TypeRef<T> of(Workload<T> workload) throws CannotBindException {
        if (!isDocument(workload.javaType())) {
            throw new CannotBindException(
                    "Wirespeed's own codecs take lists, sets, optional values and maps with strings as keys as"
                            + " whole documents, and a generic class of yours as a property of another class");
        }
        try {
            Field type = Sample.holder().getDeclaredField("TYPE");
            type.setAccessible(true);
            return (TypeRef<T>) type.get(null);
        } catch (ReflectiveOperationException e) {
            throw new CannotBindException("no code was generated that names the type: " + e);
        }
    }

    /** What else is generic goes to Jackson, and would be timed as if it were Wirespeed. */
    private static boolean isDocument(Type type) {
        if (!(type instanceof ParameterizedType parameterized)
                || !(parameterized.getRawType() instanceof Class<?> raw)) {
            return true;
        }
        Type[] arguments = parameterized.getActualTypeArguments();
        boolean map = MAPS.contains(raw) && arguments[0] == String.class;
        return (map || OTHERS.contains(raw)) && Stream.of(arguments).allMatch(WirespeedTypes::isDocument);
    }
}
