package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.ForeignLoader;
import dev.wirespeed.conformance.contract.Answer;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.type.TypeBindings;

/** Objects of any class, made by any constructor and by setting fields, as nobody's code would: also what Jackson can't read. */
final class ForeignValues {
    private final ForeignSides sides;
    private final ForeignDocuments documents;
    private final Random random;

    ForeignValues(ForeignSides sides, ForeignDocuments documents, Random random) {
        this.sides = sides;
        this.documents = documents;
        this.random = random;
    }

    /** Empty if none can be made. */
    Optional<Object> next(Class<?> type) {
        List<Constructor<?>> constructors = Stream.of(type.getDeclaredConstructors())
                .filter(constructor -> !constructor.isSynthetic())
                .sorted(Comparator.comparing(Constructor::toGenericString))
                .toList();
        if (Modifier.isAbstract(type.getModifiers()) || constructors.isEmpty()) {
            return Optional.empty();
        }
        try {
            Constructor<?> constructor = constructors.get(random.nextInt(constructors.size()));
            constructor.setAccessible(true);
            Object made = constructor.newInstance(Stream.of(constructor.getGenericParameterTypes())
                    .map(parameter -> part(parameter, TypeBindings.emptyBindings()))
                    .toArray());
            if (!type.isRecord() && random.nextInt(4) > 0) {
                fill(type, made);
            }
            return Optional.of(made);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) { // it wants something else
            return Optional.empty();
        }
    }

    private void fill(Class<?> type, Object made) throws IllegalAccessException {
        TypeBindings bindings =
                sides.types().constructType(made.getClass()).findSuperType(type).getBindings();
        for (Field field : type.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            if (!Modifier.isStatic(modifiers) && !Modifier.isFinal(modifiers) && random.nextInt(3) > 0) {
                set(field, made, bindings);
            }
        }
        Class<?> above = type.getSuperclass();
        if (above.getClassLoader() instanceof ForeignLoader) {
            fill(above, made);
        }
    }

    private void set(Field field, Object made, TypeBindings bindings) throws IllegalAccessException {
        try {
            field.setAccessible(true);
            field.set(made, part(field.getGenericType(), bindings));
        } catch (InaccessibleObjectException | IllegalArgumentException e) { // left as it is
        }
    }

    /** @param bindings what the declared type's variables stand for */
    private Object part(Type declared, TypeBindings bindings) {
        JavaType type = sides.types().resolveMemberType(declared, bindings);
        Answer read = sides.read(documents.fitting(type).toString(), type);
        boolean usable = !read.refused() && read.value() != null;
        return usable || !type.isPrimitive()
                ? read.value()
                : sides.read(type.hasRawClass(boolean.class) ? "false" : "0", type)
                        .value();
    }
}
