package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.Dialect;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Which members of a class Jackson finds without annotation; {@code @JsonAutoDetect} changes it. */
record Visibility(
        Level fields, Level getters, Level isGetters, Level setters, Level creators, Level scalarConstructors) {

    /** The modifiers that make a member visible. */
    enum Level {
        ANY,
        NON_PRIVATE,
        PROTECTED_AND_PUBLIC,
        PUBLIC_ONLY,
        NONE;

        boolean allows(Set<Modifier> modifiers) {
            return switch (this) {
                case ANY -> true;
                case NON_PRIVATE -> !modifiers.contains(Modifier.PRIVATE);
                case PROTECTED_AND_PUBLIC ->
                    modifiers.contains(Modifier.PROTECTED) || modifiers.contains(Modifier.PUBLIC);
                case PUBLIC_ONLY -> modifiers.contains(Modifier.PUBLIC);
                case NONE -> false;
            };
        }
    }

    private static final Visibility OF_CLASS = new Visibility(
            Level.PUBLIC_ONLY, Level.PUBLIC_ONLY, Level.PUBLIC_ONLY, Level.ANY, Level.PUBLIC_ONLY, Level.NON_PRIVATE);
    private static final Visibility OF_RECORD = new Visibility(
            Level.PUBLIC_ONLY, Level.PUBLIC_ONLY, Level.PUBLIC_ONLY, Level.ANY, Level.ANY, Level.NON_PRIVATE);

    static Visibility of(Annotations ofClass, boolean record, Dialect dialect) {
        Visibility base = record || dialect.findsAnyCreator() ? OF_RECORD : OF_CLASS;
        Level creators = level(ofClass, "creatorVisibility", base.creators);
        return new Visibility(
                level(ofClass, "fieldVisibility", base.fields),
                level(ofClass, "getterVisibility", base.getters),
                level(ofClass, "isGetterVisibility", base.isGetters),
                level(ofClass, "setterVisibility", base.setters),
                creators,
                dialect.findsAnyCreator()
                        ? creators
                        : level(ofClass, "scalarConstructorVisibility", base.scalarConstructors));
    }

    private static Level level(Annotations annotations, String attribute, Level base) {
        return annotations
                .constant(Jackson.AUTO_DETECT, attribute)
                .filter(level -> !level.equals("DEFAULT"))
                .map(Level::valueOf)
                .orElse(base);
    }
}
