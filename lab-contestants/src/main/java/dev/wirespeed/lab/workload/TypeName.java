package dev.wirespeed.lab.workload;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The name of a class, with type arguments if it has any.
 *
 * @param raw the class's binary name, such as {@code java.util.List}
 * @param arguments none, or those of a type such as {@code java.util.List<com.acme.User>}
 */
public record TypeName(String raw, List<TypeName> arguments) {

    /**
     * Takes a name apart.
     *
     * @throws IllegalArgumentException if it is not one, as with wildcards and arrays
     */
    public static TypeName parse(String text) {
        Parser parser = new Parser(text);
        TypeName name = parser.name();
        parser.end();
        return name;
    }

    /** All names in this one, this one first. */
    public List<String> all() {
        List<String> names = new ArrayList<>(List.of(raw));
        arguments.forEach(argument -> names.addAll(argument.all()));
        return names;
    }

    /** The type, loaded from this JVM's class path. */
    Type load() throws ClassNotFoundException, SampleException {
        Class<?> type = Class.forName(raw);
        if (arguments.isEmpty()) {
            return type;
        }
        int parameters = type.getTypeParameters().length;
        if (parameters != arguments.size()) {
            throw new SampleException(
                    raw + " has " + parameters + " type parameters, and " + this + " gives it " + arguments.size());
        }
        List<Type> loaded = new ArrayList<>();
        for (TypeName argument : arguments) {
            loaded.add(argument.load());
        }
        return new Parameterized(type, loaded);
    }

    @Override
    public String toString() {
        return arguments.isEmpty()
                ? raw
                : raw + arguments.stream().map(TypeName::toString).collect(Collectors.joining(", ", "<", ">"));
    }

    /** A type with arguments, equal to what the JDK makes for one that source code names. */
    private record Parameterized(Class<?> raw, List<Type> arguments) implements ParameterizedType {
        @Override
        public Type[] getActualTypeArguments() {
            return arguments.toArray(Type[]::new);
        }

        @Override
        public Type getRawType() {
            return raw;
        }

        @Override
        public @Nullable Type getOwnerType() {
            return raw.getDeclaringClass();
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof ParameterizedType type
                    && raw.equals(type.getRawType())
                    && Arrays.equals(getActualTypeArguments(), type.getActualTypeArguments());
        }

        /** As the JDK's own types have it. */
        @Override
        public int hashCode() {
            int owner = raw.getDeclaringClass() == null
                    ? 0
                    : raw.getDeclaringClass().hashCode();
            return Arrays.hashCode(getActualTypeArguments()) ^ owner ^ raw.hashCode();
        }

        @Override
        public String toString() {
            return raw.getName()
                    + arguments.stream().map(Type::getTypeName).collect(Collectors.joining(", ", "<", ">"));
        }
    }

    private static final class Parser {
        private final String text;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        TypeName name() {
            skip();
            int start = at;
            while (at < text.length() && (Character.isJavaIdentifierPart(text.charAt(at)) || text.charAt(at) == '.')) {
                at++;
            }
            String raw = text.substring(start, at);
            if (raw.isEmpty()) {
                throw unexpected();
            }
            List<TypeName> arguments = new ArrayList<>();
            if (next('<')) {
                do {
                    arguments.add(name());
                } while (next(','));
                if (!next('>')) {
                    throw unexpected();
                }
            }
            return new TypeName(raw, List.copyOf(arguments));
        }

        void end() {
            skip();
            if (at < text.length()) {
                throw unexpected();
            }
        }

        private boolean next(char expected) {
            skip();
            boolean there = at < text.length() && text.charAt(at) == expected;
            at += there ? 1 : 0;
            return there;
        }

        private void skip() {
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
        }

        private IllegalArgumentException unexpected() {
            return new IllegalArgumentException(
                    at == text.length() ? "it ends too soon" : "there is no place for '" + text.charAt(at) + "'");
        }
    }
}
