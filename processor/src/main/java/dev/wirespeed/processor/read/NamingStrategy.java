package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.Options;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** The strategies for names that come with Jackson: what they make of a property's name. */
final class NamingStrategy {
    private static final Map<String, Options.Naming> BUILT_IN = Map.of(
            "LowerCamelCaseStrategy", Options.Naming.LOWER_CAMEL_CASE,
            "UpperCamelCaseStrategy", Options.Naming.UPPER_CAMEL_CASE,
            "SnakeCaseStrategy", Options.Naming.SNAKE_CASE,
            "UpperSnakeCaseStrategy", Options.Naming.UPPER_SNAKE_CASE,
            "LowerCaseStrategy", Options.Naming.LOWER_CASE,
            "KebabCaseStrategy", Options.Naming.KEBAB_CASE,
            "LowerDotCaseStrategy", Options.Naming.LOWER_DOT_CASE);

    private NamingStrategy() {}

    /** The strategy that a class of Jackson's stands for; empty if it is none of them. */
    static Optional<Options.Naming> of(TypeMirror strategy) {
        String name = Compiler.nameOf(strategy);
        int dot = name.lastIndexOf('.');
        boolean known = name.substring(0, dot).matches(".*\\.databind\\.PropertyNamingStrateg(ies|y)");
        return known ? Optional.ofNullable(BUILT_IN.get(name.substring(dot + 1))) : Optional.empty();
    }

    static String apply(Options.Naming strategy, String name) {
        return switch (strategy) {
            case LOWER_CAMEL_CASE -> name;
            case UPPER_CAMEL_CASE -> upperCamelCase(name);
            case SNAKE_CASE -> snakeCase(name);
            case UPPER_SNAKE_CASE -> snakeCase(name).toUpperCase(Locale.ROOT);
            case LOWER_CASE -> name.toLowerCase(Locale.ROOT);
            case KEBAB_CASE -> separated(name, '-');
            case LOWER_DOT_CASE -> separated(name, '.');
        };
    }

    private static String upperCamelCase(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** Each run of capitals starts one word; an underscore in front of the whole name is dropped. */
    private static String snakeCase(String name) {
        StringBuilder snake = new StringBuilder();
        boolean afterCapital = false;
        for (int i = name.charAt(0) == '_' ? 1 : 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean capital = Character.isUpperCase(c);
            boolean inWord = snake.length() > 0 && snake.charAt(snake.length() - 1) != '_';
            if (capital && !afterCapital && inWord) {
                snake.append('_');
            }
            snake.append(capital ? Character.toLowerCase(c) : c);
            afterCapital = capital;
        }
        return snake.length() == 0 ? name : snake.toString();
    }

    /** Each capital starts a word; of several in a row, the first and the last do. */
    private static String separated(String name, char separator) {
        StringBuilder separated = new StringBuilder();
        int capitals = 0;
        for (int i = 0; i < name.length(); i++) {
            char lower = Character.toLowerCase(name.charAt(i));
            if (lower == name.charAt(i)) {
                if (capitals > 1) {
                    separated.insert(separated.length() - 1, separator);
                }
                capitals = 0;
            } else {
                if (capitals == 0 && i > 0) {
                    separated.append(separator);
                }
                capitals++;
            }
            separated.append(lower);
        }
        return separated.toString();
    }
}
