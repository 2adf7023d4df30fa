package dev.wirespeed.processor.read;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.Shape;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Classes of the JDK whose codecs the run time has. */
final class JdkTypes {
    private static final Map<String, Shape> SHAPES = new HashMap<>();

    static {
        put(ClassName.get("java.net", "URI"), Shape.Emptiness.BY_VALUE);
        put(ClassName.get("java.net", "URL"), Shape.Emptiness.BY_VALUE);
        put(ClassName.get("java.io", "File"), Shape.Emptiness.BY_CLASS);
        put(ClassName.get("java.nio.file", "Path"), Shape.Emptiness.BY_VALUE);
        put(ClassName.get("java.util", "Locale"), Shape.Emptiness.BY_VALUE);
        put(ClassName.get("java.util", "Currency"), Shape.Emptiness.NEVER);
        put(ClassName.get("java.nio.charset", "Charset"), Shape.Emptiness.BY_CLASS);
        put(ClassName.get("java.util", "TimeZone"), Shape.Emptiness.BY_CLASS);
        put(ClassName.get("java.util.regex", "Pattern"), Shape.Emptiness.BY_VALUE);
        put(ClassName.get("java.lang", "StringBuilder"), Shape.Emptiness.BY_VALUE);
        put(ClassName.get("java.lang", "StringBuffer"), Shape.Emptiness.BY_VALUE);
        put(ClassName.get("java.lang", "CharSequence"), Shape.Emptiness.BY_CLASS);

        put(ClassName.get("java.lang", "Number"), Shape.Emptiness.BY_CLASS);
        for (String atomic : new String[] {"Integer", "Long", "Boolean"}) {
            ClassName type = ClassName.get("java.util.concurrent.atomic", "Atomic" + atomic);
            put(type, Shape.Emptiness.BY_CLASS);
        }
        put(ArrayTypeName.of(TypeName.BYTE.box()), Shape.Emptiness.BY_LENGTH);

        put(ClassName.get("java.time", "Year"), Shape.Emptiness.NEVER);
        put(ClassName.get("java.time", "YearMonth"), Shape.Emptiness.NEVER);
        put(ClassName.get("java.time", "MonthDay"), Shape.Emptiness.NEVER);
        put(ClassName.get("java.time", "Month"), Shape.Emptiness.NEVER);
        put(ClassName.get("java.time", "OffsetTime"), Shape.Emptiness.NEVER);
        put(ClassName.get("java.time", "Period"), Shape.Emptiness.NEVER);
        put(ClassName.get("java.time", "ZoneId"), Shape.Emptiness.BY_CLASS);
        put(ClassName.get("java.time", "ZoneOffset"), Shape.Emptiness.NEVER);
    }

    private JdkTypes() {}

    private static void put(TypeName type, Shape.Emptiness emptiness) {
        SHAPES.put(type.toString(), new Shape.Coded(type, emptiness));
    }

    /** The shape of a class by its qualified name. */
    static Optional<Shape> of(String name) {
        return Optional.ofNullable(SHAPES.get(name));
    }
}
