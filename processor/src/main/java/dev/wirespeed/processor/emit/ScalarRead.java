package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.ScalarCreator.Argument;
import dev.wirespeed.processor.model.ScalarKind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The method that makes an object of a scalar; Jackson's rules say which creator takes which kind of value. */
final class ScalarRead {
    private static final List<String> KINDS = List.of("TEXT", "INT", "LONG", "BIG_INTEGER", "FRACTION", "BOOLEAN");

    private final CodecBuilder codec;
    private final CodeBlock refusal;

    ScalarRead(CodecBuilder codec) {
        this.codec = codec;
        refusal = codec.notation.mismatch("another value");
    }

    /** Adds the method; its name. */
    String add() {
        String name = codec.names.method("readScalar");
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(codec.struct.type())
                .addParameter(codec.runtime(RuntimeClass.READER), "in")
                .addCode("return switch (in.kind()) {\n$>");
        kindsByCode().forEach((code, kinds) -> method.addStatement("case $L -> $L", String.join(", ", kinds), code));
        codec.helpers.add(method.addStatement("default -> $L", otherwise())
                .addCode("$<};\n")
                .build());
        return name;
    }

    private Map<CodeBlock, List<String>> kindsByCode() {
        Map<CodeBlock, List<String>> kinds = new LinkedHashMap<>();
        for (String kind : KINDS) {
            boolean delegating = codec.struct.construction() instanceof Construction.Delegating;
            (delegating ? besideDelegating(kind) : code(kind))
                    .ifPresent(code ->
                            kinds.computeIfAbsent(code, c -> new ArrayList<>()).add(kind));
        }
        return kinds;
    }

    private CodeBlock otherwise() {
        if (codec.struct.construction() instanceof Construction.Delegating delegating) {
            CodeBlock argument = new ValueReading(codec).expression(delegating.argument(), "delegated", false);
            return ReadMethod.creation(codec.struct.type(), delegating.factory(), argument);
        }
        return refusal;
    }

    /** How a kind of value is read, beside a creator that is given what no other one takes; empty if that one is. */
    private Optional<CodeBlock> besideDelegating(String kind) {
        return switch (kind) {
            case "TEXT" -> by(Argument.TEXT, read(ScalarKind.STRING));
            case "INT" -> by(Argument.INT, read(ScalarKind.INT));
            case "LONG" ->
                by(Argument.INT, read(ScalarKind.INT)).map(taken -> code("LONG").orElse(refusal));
            case "BIG_INTEGER" -> by(Argument.BIG_INTEGER, read(ScalarKind.BIG_INTEGER));
            case "FRACTION" -> by(Argument.DOUBLE, read(ScalarKind.DOUBLE));
            default -> by(Argument.BOOLEAN, read(ScalarKind.BOOLEAN));
        };
    }

    private Optional<CodeBlock> code(String kind) {
        return switch (kind) {
            case "TEXT" ->
                by(Argument.TEXT, read(ScalarKind.STRING))
                        .or(() -> by(Argument.INT, codec.notation.readFromText(ScalarKind.INT)))
                        .or(() -> by(Argument.LONG, codec.notation.readFromText(ScalarKind.LONG)))
                        .or(() -> by(Argument.BOOLEAN, codec.notation.readFromText(ScalarKind.BOOLEAN)));
            case "INT" ->
                by(Argument.INT, read(ScalarKind.INT))
                        .or(() -> by(Argument.LONG, read(ScalarKind.LONG)))
                        .or(() -> by(Argument.BIG_INTEGER, read(ScalarKind.BIG_INTEGER)))
                        .or(() -> by(Argument.DOUBLE, CodeBlock.of("(double) $L", read(ScalarKind.LONG))));
            case "LONG" ->
                by(Argument.LONG, read(ScalarKind.LONG))
                        .or(() -> by(Argument.BIG_INTEGER, read(ScalarKind.BIG_INTEGER)))
                        .or(() -> by(Argument.DOUBLE, CodeBlock.of("(double) $L", read(ScalarKind.LONG))));
            case "BIG_INTEGER" -> by(Argument.BIG_INTEGER, read(ScalarKind.BIG_INTEGER));
            case "FRACTION" ->
                by(Argument.DOUBLE, read(ScalarKind.DOUBLE))
                        .or(() -> by(
                                Argument.BIG_DECIMAL,
                                CodeBlock.of("$T.valueOf($L)", BigDecimal.class, read(ScalarKind.DOUBLE))));
            default -> by(Argument.BOOLEAN, read(ScalarKind.BOOLEAN));
        };
    }

    private CodeBlock read(ScalarKind kind) {
        return codec.notation.read(kind);
    }

    private Optional<CodeBlock> by(Argument argument, CodeBlock read) {
        return codec.struct.scalarCreators().stream()
                .filter(creator -> creator.argument() == argument)
                .findFirst()
                .map(creator -> ReadMethod.creation(codec.struct.type(), creator.factory(), read));
    }
}
