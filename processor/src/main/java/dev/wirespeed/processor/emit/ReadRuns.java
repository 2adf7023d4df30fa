package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.Property;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** Splits the switch over very many properties into methods, since the JIT compiles no method of 8,000 bytes. */
final class ReadRuns {
    static final int SIZE = 100;

    private final CodecBuilder codec;
    private final Target target;
    private final List<Property> readable;
    private final Function<Property, CodeBlock> values;

    ReadRuns(CodecBuilder codec, Target target, List<Property> readable, Function<Property, CodeBlock> values) {
        this.codec = codec;
        this.target = target;
        this.readable = readable;
        this.values = values;
    }

    void addDispatch(MethodSpec.Builder method) {
        OptionalInt typeId = codec.struct.typeIdIndex();
        boolean skips = codec.struct.namesBeside().size() > (typeId.isPresent() ? 1 : 0);
        CodeBlock skipped =
                skips ? CodeBlock.of("field < 0 || field >= $L", readable.size()) : CodeBlock.of("field < 0");
        if (typeId.isPresent()) {
            method.beginControlFlow("if (field == $L)", typeId.getAsInt())
                    .addStatement("$L", ByName.TYPE_ID_SKIPPED)
                    .nextControlFlow("else if ($L)", skipped);
        } else {
            method.beginControlFlow("if ($L)", skipped);
        }
        method.addStatement("in.skipValue()");
        for (int from = 0; from < readable.size(); from += SIZE) {
            int to = Math.min(from + SIZE, readable.size());
            method.nextControlFlow("else if (field < $L)", to).addStatement("$N(in, value, field)", run(from, to));
        }
        method.endControlFlow();
    }

    private String run(int from, int to) {
        String name = codec.names.method("readRun" + (from / SIZE + 1));
        MethodSpec.Builder run = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(codec.runtime(RuntimeClass.READER), "in")
                .addParameter(codec.struct.type(), "value")
                .addParameter(TypeName.INT, "field")
                .beginControlFlow("switch (field)");
        int place = codec.helpers.size();
        for (int i = from; i < to; i++) {
            target.again(run, i, readable.get(i), values.apply(readable.get(i)));
        }
        codec.helpers.add(
                place,
                run.addStatement("default -> in.skipValue()").endControlFlow().build());
        return name;
    }
}
