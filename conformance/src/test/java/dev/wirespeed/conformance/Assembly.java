package dev.wirespeed.conformance;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/** Makes a record, a bean or an immutable object from random parts, as a user's code would. */
final class Assembly {
    private final Values values;
    private final Random random;

    Assembly(Values values, Random random) {
        this.values = values;
        this.random = random;
    }

    Object next(Class<?> declared, Type... arguments) {
        Class<?> type = concrete(declared);
        Map<String, Type> bindings = bindings(type, arguments);
        Executable creator = creator(type);
        while (true) {
            try {
                Object made = create(creator, bindings);
                if (!type.isRecord()) {
                    fill(made, type, bindings);
                }
                return made;
            } catch (InvocationTargetException e) {
                if (!(e.getCause() instanceof IllegalArgumentException)) {
                    throw new IllegalStateException(e);
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** One of its subtypes, where no object of the type itself can be made. */
    private Class<?> concrete(Class<?> type) {
        if (!Modifier.isAbstract(type.getModifiers())) {
            return type;
        }
        Class<?>[] subtypes = type.isSealed()
                ? type.getPermittedSubclasses()
                : Stream.of(type.getAnnotation(JsonSubTypes.class).value())
                        .map(JsonSubTypes.Type::value)
                        .toArray(Class<?>[]::new);
        return subtypes[random.nextInt(subtypes.length)];
    }

    /** A record's canonical constructor, else the annotated creator, else the only constructor. */
    private static Executable creator(Class<?> type) {
        if (type.isRecord()) {
            Class<?>[] components = Stream.of(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new);
            return Stream.of(type.getDeclaredConstructors())
                    .filter(c -> Arrays.equals(c.getParameterTypes(), components))
                    .findFirst()
                    .orElseThrow();
        }
        return Stream.concat(Stream.of(type.getDeclaredConstructors()), Stream.of(type.getDeclaredMethods()))
                .filter(c -> c.isAnnotationPresent(JsonCreator.class))
                .findFirst()
                .orElse(type.getDeclaredConstructors()[0]);
    }

    private Object create(Executable creator, Map<String, Type> bindings) throws ReflectiveOperationException {
        creator.setAccessible(true);
        Object[] arguments = Stream.of(creator.getGenericParameterTypes())
                .map(parameter -> values.next(parameter, bindings))
                .toArray();
        return creator instanceof Constructor<?> constructor
                ? constructor.newInstance(arguments)
                : ((Method) creator).invoke(null, arguments);
    }

    /** Sets most public fields and calls most setters, those of the superclass included. */
    private void fill(Object made, Class<?> type, Map<String, Type> bindings) throws ReflectiveOperationException {
        for (Field field : type.getDeclaredFields()) {
            int modifiers = field.getModifiers();
            if (Modifier.isPublic(modifiers)
                    && !Modifier.isStatic(modifiers)
                    && !Modifier.isFinal(modifiers)
                    && mostly()) {
                field.setAccessible(true);
                Object value = isInner(field.getType())
                        ? inner(field.getType(), made)
                        : values.next(field.getGenericType(), bindings);
                field.set(made, value);
            }
        }
        for (Method method : type.getDeclaredMethods()) {
            boolean setter = method.getName().startsWith("set") && method.getParameterCount() == 1;
            if (setter && !Modifier.isStatic(method.getModifiers()) && !method.isBridge() && mostly()) {
                method.setAccessible(true);
                method.invoke(made, values.next(method.getGenericParameterTypes()[0], bindings));
            }
        }
        if (type.getGenericSuperclass() instanceof ParameterizedType parent) {
            Type[] arguments = Bound.of(parent, a -> bindings.getOrDefault(a.getTypeName(), a))
                    .getActualTypeArguments();
            fill(made, type.getSuperclass(), bindings(type.getSuperclass(), arguments));
        } else if (type.getSuperclass() != Object.class) {
            fill(made, type.getSuperclass(), Map.of());
        }
    }

    private static boolean isInner(Class<?> type) {
        return type.isMemberClass() && !type.isInterface() && !Modifier.isStatic(type.getModifiers());
    }

    /** An object of an inner class. */
    private Object inner(Class<?> type, Object around) throws ReflectiveOperationException {
        Object inner = type.getDeclaredConstructor(type.getDeclaringClass()).newInstance(around);
        fill(inner, type, Map.of());
        return inner;
    }

    private boolean mostly() {
        return random.nextInt(8) > 0;
    }

    private static Map<String, Type> bindings(Class<?> type, Type... arguments) {
        Map<String, Type> bindings = new HashMap<>();
        for (int i = 0; i < arguments.length; i++) {
            bindings.put(type.getTypeParameters()[i].getName(), arguments[i]);
        }
        return bindings;
    }
}
