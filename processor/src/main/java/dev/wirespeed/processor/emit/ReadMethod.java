package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.AnySetter;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The method that reads an object: first in the order in which it is written, then whatever is left. */
final class ReadMethod {
    /** Skips the type id, of which a local tells whether it was there before. */
    static final CodeBlock TYPE_ID_SKIPPED = CodeBlock.of("typeId = in.skipTypeId(typeId)");

    private final CodecBuilder codec;
    private final ValueReading values;

    ReadMethod(CodecBuilder codec) {
        this.codec = codec;
        this.values = new ValueReading(codec);
    }

    MethodSpec method() {
        Struct struct = codec.struct;
        MethodSpec.Builder method = MethodSpec.methodBuilder("read")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(struct.type())
                .addParameter(JsonRuntime.READER, "in");
        boolean object = !(struct.construction() instanceof Construction.None
                || struct.construction() instanceof Construction.Refused
                || struct.construction() instanceof Construction.Delegating);
        if (!struct.plain().isEmpty()) {
            String name = new PlainRead(codec).add();
            if (object) {
                method.beginControlFlow("if (!in.isObject())");
            } else {
                method.beginControlFlow(
                        "if (in.kind() != $T.OBJECT && in.kind() != $T.ARRAY)", JsonRuntime.KIND, JsonRuntime.KIND);
            }
            method.addStatement("return $N(in)", name).endControlFlow();
        }
        if (struct.construction() instanceof Construction.Refused refused) {
            return method.addStatement("throw in.unreadable($S)", refused.why()).build();
        }
        if (struct.construction() instanceof Construction.None) {
            return method.addStatement("throw in.mismatch($S)", "a plain value").build();
        }
        if (struct.construction() instanceof Construction.Delegating delegating) {
            CodeBlock argument = values.expression(delegating.argument(), "content", false);
            return method.addStatement("return $L", creation(struct.type(), delegating.factory(), argument))
                    .build();
        }
        if (struct.construction() instanceof Construction.Built built) {
            return method.addStatement(
                            "return $T.INSTANCE.read(in).$N()", JsonRuntime.codec(built.codec()), built.method())
                    .build();
        }
        if (struct.variant()) {
            return method.addStatement("in.beginFields()")
                    .addStatement("return readFields(in)")
                    .build();
        }
        method.addStatement("in.beginFields()");
        addBody(method);
        return method.build();
    }

    /** The method that reads what is left of an object after an id of the type. */
    MethodSpec fields() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("readFields")
                .addModifiers(Modifier.PUBLIC)
                .returns(codec.struct.type())
                .addParameter(JsonRuntime.READER, "in");
        if (codec.struct.construction() instanceof Construction.Refused refused) {
            return method.addStatement("throw in.unreadable($S)", refused.why()).build();
        }
        if (codec.struct.construction() instanceof Construction.Built built) {
            return method.addStatement(
                            "return $T.INSTANCE.readFields(in).$N()", JsonRuntime.codec(built.codec()), built.method())
                    .build();
        }
        addBody(method);
        return method.build();
    }

    private void addBody(MethodSpec.Builder method) {
        Struct struct = codec.struct;
        Target target = struct.construction() instanceof Construction.Creator creator
                ? new CreatorTarget(codec, creator)
                : new ObjectTarget(codec);
        addBody(method, target, struct.readable());
    }

    static CodeBlock creation(TypeName type, Optional<String> factory, CodeBlock arguments) {
        TypeName raw = JsonRuntime.raw(type);
        String diamond = type instanceof ParameterizedTypeName ? "<>" : "";
        return factory.map(name -> CodeBlock.of("$T.$N($L)", raw, name, arguments))
                .orElseGet(() -> CodeBlock.of("new $T$L($L)", raw, diamond, arguments));
    }

    private void addBody(MethodSpec.Builder method, Target target, List<Property> readable) {
        if (codec.struct.typeId().isPresent()) {
            method.addStatement("$T typeId = in.isBehindTypeId()", TypeName.BOOLEAN);
        }
        target.begin(method);
        boolean wide = readable.size() > ReadRuns.SIZE;
        if (!wide) {
            for (Property property : readable) {
                method.beginControlFlow("if (in.next($N))", codec.names.constant(property));
                target.first(method, property, value(property, false));
                method.endControlFlow();
            }
        }
        boolean any = codec.struct.any().isPresent();
        boolean nameless = readable.isEmpty()
                && codec.struct.skipped().isEmpty()
                && codec.struct.typeId().isEmpty();
        if (any || nameless) {
            method.beginControlFlow("while (in.nextField())");
        } else {
            method.beginControlFlow(
                    "for (int field = in.nextField(NAMES); field != $T.NO_FIELD; field = in.nextField(NAMES))",
                    JsonRuntime.READER);
        }
        boolean same = target instanceof ObjectTarget
                && readable.stream().noneMatch(p -> p.input().orElseThrow().mutator() instanceof Mutator.Chain);
        if (!any && wide && same && readable.size() > ReadRuns.SIZE) {
            new ReadRuns(codec, target, readable, p -> value(p, true)).addDispatch(method);
        } else if (any) {
            addAny(method, target, readable, codec.struct.any().get());
        } else if (nameless) {
            method.addStatement("in.name()").addStatement("in.skipValue()");
        } else {
            target.beforeAgain(method);
            method.beginControlFlow("switch (field)");
            for (int i = 0; i < readable.size(); i++) {
                target.again(method, i, readable.get(i), value(readable.get(i), wide));
            }
            if (codec.readsUnknownAgain()) {
                method.beginControlFlow("case -1 ->")
                        .beginControlFlow("if (in.refusesUnknown())")
                        .addStatement("return $L", CreatorTarget.readAgain(codec))
                        .endControlFlow()
                        .addStatement("in.skipValue()")
                        .endControlFlow();
            }
            addSkipped(method);
        }
        method.endControlFlow();
        target.end(method);
    }

    /** A loop that keeps what has no place of its own; names that are skipped come behind those of the properties. */
    private void addAny(MethodSpec.Builder method, Target target, List<Property> readable, AnySetter any) {
        method.addStatement("$T name = in.name()", String.class).beginControlFlow("switch (in.find(NAMES, name))");
        for (int i = 0; i < readable.size(); i++) {
            target.again(method, i, readable.get(i), value(readable.get(i), false));
        }
        CodeBlock value = values.expression(any.value(), any.member() + "Value", false);
        if (any.map().isPresent()) {
            method.beginControlFlow("case -1 ->")
                    .beginControlFlow("if (value.$N == null)", any.member())
                    .addStatement(
                            "value.$N = new $T<>()", any.member(), any.map().get())
                    .endControlFlow()
                    .addStatement("value.$N.put(name, $L)", any.member(), value)
                    .endControlFlow();
        } else {
            method.addStatement("case -1 -> value.$N(name, $L)", any.member(), value);
        }
        addSkipped(method);
    }

    /** Ends a switch with what is known without having a place. */
    private void addSkipped(MethodSpec.Builder method) {
        codec.struct.typeIdIndex().ifPresent(index -> method.addStatement("case $L -> $L", index, TYPE_ID_SKIPPED));
        method.addStatement("default -> in.skipValue()").endControlFlow();
    }

    private CodeBlock value(Property property, boolean small) {
        if (property.input().orElseThrow().shape() instanceof Shape.Foreign) {
            return CodeBlock.of("$N.read(in)", codec.foreign(property));
        }
        CodeBlock read = values.expression(property.input().orElseThrow().shape(), property.label(), small);
        return NullHandling.expression(property, read);
    }
}
