package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** One codec class while it grows: its names, and the constants and methods that its code turned out to need. */
final class CodecBuilder {
    final Struct struct;
    final Names names = new Names();
    final List<FieldSpec> constants = new ArrayList<>();
    final List<MethodSpec> helpers = new ArrayList<>();
    private final Map<ClassName, String> tables = new LinkedHashMap<>();
    private final Map<String, String> foreigners = new LinkedHashMap<>();

    CodecBuilder(Struct struct) {
        this.struct = struct;
        struct.properties().forEach(names::constant);
    }

    void addConstant(TypeName type, String name, CodeBlock value) {
        constants.add(FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build());
    }

    /** The constant with the texts of an enum. */
    String table(Shape.Enumeration enumeration) {
        return tables.computeIfAbsent(enumeration.type(), type -> {
            String name = names.constant(type.simpleName() + "Texts");
            addConstant(ParameterizedTypeName.get(JsonRuntime.ENUM, type), name, texts(enumeration));
            return name;
        });
    }

    private static CodeBlock texts(Shape.Enumeration enumeration) {
        CodeBlock.Builder texts = CodeBlock.builder().add("$T.of($T.class)", JsonRuntime.ENUM, enumeration.type());
        for (Shape.ConstantText text : enumeration.texts()) {
            if (!text.name().isEmpty()) {
                texts.add("\n        .name($T.$L, $L)", enumeration.type(), text.constant(), Literal.of(text.name()));
            }
            for (String alias : text.aliases()) {
                texts.add("\n        .alias($T.$L, $L)", enumeration.type(), text.constant(), Literal.of(alias));
            }
        }
        return texts.build();
    }

    /** The constant for a property that Jackson writes and reads. */
    String foreign(Property property) {
        return foreigners.computeIfAbsent(property.name(), wireName -> {
            String name = names.constant(property.label() + "ByJackson");
            CodeBlock owner = struct.type() instanceof ParameterizedTypeName
                    ? CodeBlock.of("new $T<$T>() {}.type()", JsonRuntime.TYPE_REF, struct.type())
                    : CodeBlock.of("$T.class", struct.type());
            addConstant(
                    JsonRuntime.FALLBACK.nestedClass("Property"),
                    name,
                    CodeBlock.of("$T.of($L, $L)", JsonRuntime.FALLBACK, owner, Literal.of(wireName)));
            return name;
        });
    }

    /** The constant with a filter that says which values to leave out. */
    Optional<CodeBlock> filter(Optional<ClassName> filter, String hint) {
        return filter.map(type -> {
            String name = names.constant(hint + "Filter");
            addConstant(ClassName.OBJECT, name, CodeBlock.of("new $T()", type));
            return CodeBlock.of("$N", name);
        });
    }
}
