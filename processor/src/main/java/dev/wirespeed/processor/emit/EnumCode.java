package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.wirespeed.processor.model.Accessor;
import dev.wirespeed.processor.model.Options;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.List;
import java.util.Set;

/** The constants that know how one enum is written and read. */
final class EnumCode {
    private static final Set<ScalarKind> INTEGERS = Set.of(
            ScalarKind.BYTE,
            ScalarKind.SHORT,
            ScalarKind.INT,
            ScalarKind.LONG,
            ScalarKind.BOXED_BYTE,
            ScalarKind.BOXED_SHORT,
            ScalarKind.BOXED_INT,
            ScalarKind.BOXED_LONG);

    private EnumCode() {}

    /** Whether the enum's own code is asked where it is a value. */
    static boolean isValueByCode(Shape.Enumeration enumeration) {
        return enumeration.code().value().isPresent()
                || enumeration.code().factory().isPresent();
    }

    /** Whether the enum's own code is asked where it is a key. */
    static boolean isKeyByCode(Shape.Enumeration enumeration) {
        return isValueByCode(enumeration) || enumeration.code().key().isPresent();
    }

    static CodeBlock table(CodecBuilder codec, Shape.Enumeration enumeration) {
        CodeBlock.Builder table = CodeBlock.builder();
        Shape.EnumValue value = enumeration.code().value().orElse(null);
        if (value == null) {
            table.add(
                    "$T.$L($T.class)",
                    codec.runtime(RuntimeClass.ENUM),
                    codec.options.enums() == Options.Enums.NAME ? "ofNames" : "of",
                    enumeration.type());
        } else {
            table.add(
                    "$T.byValue($T.class, $L, value -> $L)",
                    codec.runtime(RuntimeClass.ENUM),
                    enumeration.type(),
                    INTEGERS.contains(value.kind()),
                    part(value));
        }
        // where a value stands for each constant, that is all by which it is read
        List<Shape.ConstantText> texts = value == null ? enumeration.texts() : List.of();
        for (Shape.ConstantText text : texts) {
            text.name()
                    .ifPresent(name -> table.add(
                            "\n        .name($T.$L, $L)", enumeration.type(), text.constant(), Literal.of(name)));
            for (String alias : text.aliases()) {
                table.add("\n        .alias($T.$L, $L)", enumeration.type(), text.constant(), Literal.of(alias));
            }
        }
        addOptions(table, enumeration);
        return table.build();
    }

    private static void addOptions(CodeBlock.Builder table, Shape.Enumeration enumeration) {
        Shape.EnumOptions options = enumeration.options();
        if (options.numeric()) {
            table.add("\n        .asNumbers()\n        .byNumbers()");
        }
        if (options.ignoringCase()) {
            table.add("\n        .ignoringCase()");
        }
        switch (options.unknown()) {
            case REFUSED -> {}
            case DEFAULT ->
                table.add(
                        "\n        .otherwise($T.$L)",
                        enumeration.type(),
                        enumeration.unknown().orElseThrow());
            case NULL -> table.add("\n        .otherwiseNull()");
        }
    }

    private static CodeBlock part(Shape.EnumValue value) {
        return value.accessor() instanceof Accessor.Call call
                ? CodeBlock.of("value.$N()", call.method())
                : CodeBlock.of("value.$N", ((Accessor.Field) value.accessor()).field());
    }

    /** The constant with the codec of an enum that is written or made by its own code. */
    static String codec(CodecBuilder codec, Shape.Enumeration enumeration) {
        CodeBlock.Builder made =
                CodeBlock.builder().add("$T.of($L)", codec.runtime(RuntimeClass.ENUM_CODEC), table(codec, enumeration));
        enumeration
                .code()
                .value()
                .ifPresent(value -> made.add(
                        "\n        .written((out, value) -> out.$L)", codec.notation.value(value.kind(), part(value))));
        enumeration
                .code()
                .factory()
                .ifPresent(factory -> made.add(
                        "\n        .read(in -> $T.$N($L))",
                        enumeration.type(),
                        factory.method(),
                        codec.notation.read(factory.argument())));
        return codec.constant(
                ParameterizedTypeName.get(codec.runtime(RuntimeClass.ENUM_CODEC), enumeration.type()),
                enumeration.type().simpleName() + "Codec",
                made.build());
    }

    /** The constant with the keys of an enum that are written or made by its own code. */
    static String keys(CodecBuilder codec, Shape.Enumeration enumeration) {
        CodeBlock.Builder made =
                CodeBlock.builder().add("$T.of($L)", codec.runtime(RuntimeClass.KEY), table(codec, enumeration));
        enumeration
                .code()
                .key()
                .or(() -> enumeration.code().value())
                .ifPresent(value -> made.add("\n        .written(value -> $L)", text(codec, value)));
        enumeration
                .code()
                .factory()
                .filter(factory -> factory.argument() == ScalarKind.STRING)
                .ifPresent(factory -> made.add("\n        .read($T::$N)", enumeration.type(), factory.method()));
        return codec.constant(
                ParameterizedTypeName.get(codec.runtime(RuntimeClass.KEY), enumeration.type()),
                enumeration.type().simpleName() + "Keys",
                made.build());
    }

    private static CodeBlock text(CodecBuilder codec, Shape.EnumValue value) {
        return value.kind() == ScalarKind.STRING
                ? part(value)
                : CodeBlock.of("$T.text($L)", codec.runtime(RuntimeClass.KEYS), part(value));
    }
}
