package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.Accessor;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Inclusion;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The method that writes an object, property by property. */
final class WriteMethod {
    /** More properties than this go into methods of their own, since the JIT compiles no method of 8,000 bytes. */
    static final int RUN = 24;

    /** The code in front of a value where a layout needs none. */
    private static final CodeBlock NOTHING = CodeBlock.of("out");

    private final CodecBuilder codec;
    private final ValueWriting values;
    private final Conditions conditions;
    /** The code that writes each property; made once, as it is used for whole objects and for parts of them. */
    private final Map<Property, Written> code = new LinkedHashMap<>();

    /**
     * The code that writes a property.
     *
     * @param opening the same with the beginning of the object in front; empty where the property may be left out
     */
    private record Written(CodeBlock statements, Optional<CodeBlock> opening) {
        static Written of(CodeBlock statements) {
            return new Written(statements, Optional.empty());
        }
    }

    WriteMethod(CodecBuilder codec) {
        this.codec = codec;
        this.conditions = new Conditions(codec);
        this.values = new ValueWriting(codec, conditions);
    }

    MethodSpec method() {
        Struct struct = codec.struct;
        MethodSpec.Builder method = MethodSpec.methodBuilder("write")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .addParameter(codec.runtime(RuntimeClass.WRITER), "out")
                .addParameter(struct.type(), "value");
        if (struct.construction() instanceof Construction.Refused refused && refused.open()) {
            return method.addStatement("out.object(value)").build();
        }
        codec.addOptions(method);
        if (struct.open()) {
            addExactness(method, struct.type());
        }
        if (struct.value().isPresent()) {
            return addValue(method, struct.value().get()).build();
        }
        boolean apart = struct.variant() && !(struct.construction() instanceof Construction.Delegating);
        if (!apart && !struct.written().isEmpty()) {
            addPartial(method, false);
        }
        if (apart) {
            method.addStatement(codec.layout.open()).addStatement("writeFields(out, value)");
        } else {
            addFields(method, true);
        }
        boolean neverEmpty = !apart
                && struct.written().stream()
                        .anyMatch(property -> code(property).opening().isPresent());
        return method.addStatement(codec.layout.close(neverEmpty)).build();
    }

    private MethodSpec.Builder addValue(MethodSpec.Builder method, Property.Output output) {
        CodeBlock value = access("value", output.accessor());
        if (output.shape() instanceof Shape.Nested) {
            method.addStatement("$T content = $L", output.shape().type(), value);
            value = CodeBlock.of("content");
        }
        return method.addCode(values.statements(output.shape(), value, output.inclusion(), "content"));
    }

    /** The method that writes what is in the object, for codecs that put an id of the type there too. */
    MethodSpec fields() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("writeFields")
                .addModifiers(Modifier.PUBLIC)
                .addParameter(codec.runtime(RuntimeClass.WRITER), "out")
                .addParameter(codec.struct.type(), "value");
        if (!codec.struct.written().isEmpty()) {
            addPartial(method, true);
        }
        addFields(method, false);
        return method.build();
    }

    /** Where a view or a selection is active, properties are written one by one. */
    private void addPartial(MethodSpec.Builder method, boolean opened) {
        method.beginControlFlow("if (out.isPartial())")
                .addStatement(codec.layout.partial(opened))
                .addStatement("return")
                .endControlFlow();
    }

    /** @param opens whether the object begins with them */
    private void addFields(MethodSpec.Builder method, boolean opens) {
        List<Property> written = codec.struct.written();
        if (opens && (written.isEmpty() || written.size() > RUN)) {
            method.addStatement(codec.layout.open());
        }
        if (written.size() <= RUN) {
            addRun(written, method, opens);
        } else {
            runs(written).forEach(name -> method.addStatement("$N(out, value)", name));
        }
    }

    /** A subclass may have more properties; its own codec knows them, if there is one. */
    private static void addExactness(MethodSpec.Builder method, TypeName type) {
        method.beginControlFlow("if (value.getClass() != $T.class)", CodecBuilder.raw(type))
                .addStatement("out.object(value)")
                .addStatement("return")
                .endControlFlow();
    }

    private List<String> runs(List<Property> written) {
        List<String> names = new ArrayList<>();
        for (int from = 0; from < written.size(); from += RUN) {
            String name = codec.names.method("writeRun" + (names.size() + 1));
            names.add(name);
            MethodSpec.Builder run = MethodSpec.methodBuilder(name)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                    .addParameter(codec.runtime(RuntimeClass.WRITER), "out")
                    .addParameter(codec.struct.type(), "value");
            int place = codec.helpers.size();
            addRun(written.subList(from, Math.min(from + RUN, written.size())), run, false);
            codec.helpers.add(place, run.build());
        }
        return names;
    }

    private void addRun(List<Property> run, MethodSpec.Builder method, boolean opens) {
        NameAllocator locals = Names.locals("out", "value", "index");
        boolean unopened = opens;
        int next = 0;
        while (next < run.size()) {
            int end = Texts.end(run, next);
            List<Property> group = run.subList(next, end);
            Map<Property, Written> together = group.size() > 1 ? together(group, locals, method) : Map.of();
            for (Property property : group) {
                Written written = Optional.ofNullable(together.get(property)).orElseGet(() -> code(property, locals));
                if (unopened && written.opening().isEmpty()) {
                    method.addStatement(codec.layout.open());
                }
                method.addCode(unopened ? written.opening().orElse(written.statements()) : written.statements());
                unopened = false;
            }
            next = end;
        }
    }

    /**
     * Adds statements that read the values of properties, and have the writer look at all their texts; then they can be
     * written.
     */
    private Map<Property, Written> together(List<Property> group, NameAllocator locals, MethodSpec.Builder method) {
        Map<Property, Written> written = new LinkedHashMap<>();
        List<CodeBlock> texts = new ArrayList<>();
        for (Property property : group) {
            Property.Output output = property.output().orElseThrow();
            CodeBlock local = CodeBlock.of("$N", locals.newName(codec.names.local(property.label())));
            method.addStatement("$T $L = $L", output.shape().type(), local, access("value", output.accessor()));
            written.put(property, written(property, CodeBlock.builder().build(), local));
            if (Texts.isText(output)) {
                texts.add(local);
            }
        }
        method.addStatement("out.expect($L)", CodeBlock.join(texts, ", "));
        return written;
    }

    /** The statements that write a property. */
    CodeBlock statements(Property property) {
        return code(property).statements();
    }

    private Written code(Property property) {
        return code(property, Names.locals("out", "value", "index"));
    }

    private Written code(Property property, NameAllocator locals) {
        return code.computeIfAbsent(property, p -> written(p, locals));
    }

    private Written written(Property property, NameAllocator locals) {
        Property.Output output = property.output().orElseThrow();
        if (output.shape() instanceof Shape.LeftToJackson) {
            return Written.of(CodeBlock.builder()
                    .addStatement(codec.layout.leftToJackson(codec.fallback(property)))
                    .build());
        }
        CodeBlock value = access("value", output.accessor());
        if (output.shape() instanceof Shape.Unwrapped unwrapped) {
            String name = locals.newName(codec.names.local(property.label()));
            return Written.of(CodeBlock.builder()
                    .addStatement("$T $N = $L", unwrapped.type(), name, value)
                    .add(UnwrappedObjects.write(unwrapped, name, property, codec))
                    .build());
        }
        if (output.inline()) {
            return Written.of(
                    values.members((Shape.Mapping) output.shape(), value, output.inclusion(), property.label()));
        }
        if (!Conditions.mayLeaveOut(output) && !(output.shape() instanceof Shape.Nested)) {
            return written(property, CodeBlock.builder().build(), value);
        }
        String name = locals.newName(codec.names.local(property.label()));
        return written(
                property,
                CodeBlock.builder()
                        .addStatement("$T $N = $L", output.shape().type(), name, value)
                        .build(),
                CodeBlock.of("$N", name));
    }

    /**
     * @param local statements in front of all others
     * @param value what there is to write, or the local that holds it
     */
    private Written written(Property property, CodeBlock local, CodeBlock value) {
        Property.Output output = property.output().orElseThrow();
        if (!Conditions.mayLeaveOut(output)) {
            CodeBlock written = written(property, output, value, false);
            return new Written(
                    local.toBuilder()
                            .add(behind(codec.layout.property(property), output, written))
                            .build(),
                    Optional.of(local.toBuilder()
                            .add(behind(codec.layout.open(property), output, written))
                            .build()));
        }
        Inclusion.When when = output.inclusion().value();
        CodeBlock initial = access("INITIAL", output.accessor());
        Optional<CodeBlock> condition =
                conditions.ofProperty(output.shape(), value, initial, output.inclusion(), property.label());
        CodeBlock.Builder statements = local.toBuilder();
        condition.ifPresent(c -> statements.beginControlFlow("if ($L)", c));
        boolean mayBeNull = when == Inclusion.When.FILTER || when == Inclusion.When.NOT_INITIAL;
        boolean present = condition.isPresent() && !mayBeNull;
        statements.add(behind(codec.layout.property(property), output, written(property, output, value, present)));
        condition.ifPresent(c -> {
            codec.layout
                    .absent()
                    .ifPresent(absent -> statements.nextControlFlow("else").addStatement(absent));
            statements.endControlFlow();
        });
        return Written.of(statements.build());
    }

    /** A call of the writer, or statements. */
    private CodeBlock written(Property property, Property.Output output, CodeBlock value, boolean present) {
        if (ValueWriting.isCall(output.shape())) {
            return values.call(output.shape(), value);
        }
        return present
                ? values.statementsOfPresent(output.shape(), value, output.inclusion(), property.label())
                : values.statements(output.shape(), value, output.inclusion(), property.label());
    }

    /** Statements that write a value behind what the layout has in front of it. */
    private static CodeBlock behind(CodeBlock front, Property.Output output, CodeBlock written) {
        if (ValueWriting.isCall(output.shape())) {
            return CodeBlock.of("$[$L.$L;\n$]", front, written);
        }
        return front.equals(NOTHING) ? written : CodeBlock.of("$[$L;\n$]$L", front, written);
    }

    private static CodeBlock access(String object, Accessor accessor) {
        return accessor instanceof Accessor.Call call
                ? CodeBlock.of("$N.$N()", object, call.method())
                : CodeBlock.of("$N.$N", object, ((Accessor.Field) accessor).field());
    }
}
