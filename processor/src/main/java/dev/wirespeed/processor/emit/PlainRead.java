package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.PlainCreator.Argument;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The method that makes an object of a plain value; Jackson's rules say which creator takes which kind of value. */
final class PlainRead {
    private static final List<String> KINDS = List.of("TEXT", "INT", "LONG", "BIG_INTEGER", "FRACTION", "BOOLEAN");

    private static final CodeBlock REFUSAL = CodeBlock.of("throw in.mismatch($S)", "another value");

    private final CodecBuilder codec;

    PlainRead(CodecBuilder codec) {
        this.codec = codec;
    }

    /** Adds the method; its name. */
    String add() {
        String name = codec.names.method("readPlain");
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(codec.struct.type())
                .addParameter(JsonRuntime.READER, "in")
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
            CodeBlock argument = new ValueReading(codec).expression(delegating.argument(), "plainContent", false);
            return ReadMethod.creation(codec.struct.type(), delegating.factory(), argument);
        }
        return REFUSAL;
    }

    /** How a kind of value is read, beside a creator that is given what no other one takes; empty if that one is. */
    private Optional<CodeBlock> besideDelegating(String kind) {
        return switch (kind) {
            case "TEXT" -> by(Argument.TEXT, "in.readString()");
            case "INT" -> by(Argument.INT, "in.readInt()");
            case "LONG" ->
                by(Argument.INT, "in.readInt()").map(taken -> code("LONG").orElse(REFUSAL));
            case "BIG_INTEGER" -> by(Argument.BIG_INTEGER, "in.readBigInteger()");
            case "FRACTION" -> by(Argument.DOUBLE, "in.readDouble()");
            default -> by(Argument.BOOLEAN, "in.readBoolean()");
        };
    }

    private Optional<CodeBlock> code(String kind) {
        return switch (kind) {
            case "TEXT" ->
                by(Argument.TEXT, "in.readString()")
                        .or(() -> by(Argument.INT, "in.present().readInt()"))
                        .or(() -> by(Argument.LONG, "in.present().readLong()"))
                        .or(() -> by(Argument.BOOLEAN, "in.readTrueOrFalse()"));
            case "INT" ->
                by(Argument.INT, "in.readInt()")
                        .or(() -> by(Argument.LONG, "in.readLong()"))
                        .or(() -> by(Argument.BIG_INTEGER, "in.readBigInteger()"))
                        .or(() -> by(Argument.DOUBLE, "(double) in.readLong()"));
            case "LONG" ->
                by(Argument.LONG, "in.readLong()")
                        .or(() -> by(Argument.BIG_INTEGER, "in.readBigInteger()"))
                        .or(() -> by(Argument.DOUBLE, "(double) in.readLong()"));
            case "BIG_INTEGER" -> by(Argument.BIG_INTEGER, "in.readBigInteger()");
            case "FRACTION" ->
                by(Argument.DOUBLE, "in.readDouble()")
                        .or(() -> by(Argument.BIG_DECIMAL, "$T.valueOf(in.readDouble())"));
            default -> by(Argument.BOOLEAN, "in.readBoolean()");
        };
    }

    private Optional<CodeBlock> by(Argument argument, String read) {
        CodeBlock value = read.startsWith("$T") ? CodeBlock.of(read, BigDecimal.class) : CodeBlock.of(read);
        return codec.struct.plain().stream()
                .filter(creator -> creator.argument() == argument)
                .findFirst()
                .map(creator -> ReadMethod.creation(codec.struct.type(), creator.factory(), value));
    }
}
