package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Nulls;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Locals that become the arguments of one call.
 *
 * <p>Values of other properties wait for the object; as with Jackson they are set in reverse, and of several values of
 * one property the first stays.
 */
final class CreatorTarget implements Target {
    private final CodecBuilder codec;
    private final Struct struct;
    private final Construction.Creator creator;
    private final Map<String, String> locals = new LinkedHashMap<>();
    /** Locals that tell whether a property was in the document, for those that are no arguments. */
    private final Map<String, String> flags = new LinkedHashMap<>();

    private final GivenProperties given;
    private final String value;

    CreatorTarget(CodecBuilder codec, Construction.Creator creator) {
        this.codec = codec;
        this.struct = codec.struct;
        this.creator = creator;
        NameAllocator names = Names.locals("in", "again", "field", "fields", "typeId", "another", "all");
        for (Property property : struct.readable()) {
            locals.put(property.name(), names.newName(codec.names.local(property.label())));
        }
        for (Property property : struct.unwrapped()) {
            if (!isLate(property)) {
                locals.put(property.name(), names.newName(codec.names.local(property.label())));
            }
        }
        for (Property property : struct.readable()) {
            if (isLate(property)) {
                flags.put(property.name(), names.newName("has" + Names.capitalized(property.label())));
            }
        }
        given = new GivenProperties(
                struct, creator, names, codec.dialect().makesObjectsEarly() || codec.layout.notesAll());
        value = names.newName("value");
    }

    /** Whether it matters what stands for a property that is not in the document. */
    static boolean isChecked(Property property) {
        Property.Input input = property.input().orElseThrow();
        return input.required() || input.nulls() == Nulls.FAIL || isFallback(property);
    }

    private static boolean isLate(Property property) {
        return !GivenProperties.isArgument(property);
    }

    /** Whether Jackson knows the argument that stands for a property which is not in the document, or refuses that. */
    private static boolean isFallback(Property property) {
        return property.input().orElseThrow().shape() instanceof Shape.LeftToJackson && !isLate(property);
    }

    @Override
    public void begin(MethodSpec.Builder method) {
        UnwrappedObjects.begin(method, codec);
        given.begin(method);
        for (Property property : struct.readable()) {
            method.addStatement(
                    "$T $N = $L",
                    type(property),
                    locals.get(property.name()),
                    NullHandling.absent(property.input().orElseThrow()));
            if (flags.containsKey(property.name())) {
                method.addStatement("boolean $N = false", flags.get(property.name()));
            }
        }
    }

    private static TypeName type(Property property) {
        Property.Input input = property.input().orElseThrow();
        return input.mutator() instanceof Mutator.ByFallback
                ? ClassName.OBJECT
                : input.shape().type();
    }

    @Override
    public void first(MethodSpec.Builder method, Property property, CodeBlock read) {
        boolean skipped = NullHandling.isSkipped(property);
        boolean before =
                NullHandling.isSeenBefore(property.input().orElseThrow().shape());
        if (skipped && before) {
            method.beginControlFlow("if (!$L)", codec.notation.isNothing());
            store(method, property, read);
            method.endControlFlow();
        } else if (skipped) {
            method.addStatement("$N = $L", locals.get(property.name()), read)
                    .addStatement("$N = $N != null", flags.get(property.name()), locals.get(property.name()));
        } else {
            store(method, property, read);
        }
        if (isLate(property)) {
            given.note(method, property);
        }
    }

    private void store(MethodSpec.Builder method, Property property, CodeBlock read) {
        method.addStatement("$N = $L", locals.get(property.name()), read);
        if (isLate(property)) {
            method.addStatement("$N = true", flags.get(property.name()));
        } else {
            given.note(method, property);
        }
    }

    @Override
    public void beforeAgain(MethodSpec.Builder method) {
        given.noteAny(method);
    }

    @Override
    public void again(MethodSpec.Builder method, int index, Property property, CodeBlock read) {
        if (!isLate(property)) {
            method.addStatement("case $L -> $N = $L", index, locals.get(property.name()), read);
            return;
        }
        method.beginControlFlow("case $L ->", index);
        addAgain(method, property, read);
        method.endControlFlow();
    }

    /** Reads a value, but keeps the one that there was before, if there was one. */
    private void addAgain(MethodSpec.Builder method, Property property, CodeBlock read) {
        boolean skipped = NullHandling.isSkipped(property);
        boolean before = skipped
                && NullHandling.isSeenBefore(property.input().orElseThrow().shape());
        if (before) {
            method.beginControlFlow("if (!$L)", codec.notation.isNothing());
        }
        String condition = skipped && !before ? "if (!$N && again != null)" : "if (!$N)";
        method.addStatement("$T again = $L", type(property), read)
                .beginControlFlow(condition, flags.get(property.name()));
        store(method, property, CodeBlock.of("again"));
        method.endControlFlow();
        if (before) {
            method.endControlFlow();
        }
    }

    @Override
    public void end(MethodSpec.Builder method) {
        List<Property> late = new ArrayList<>();
        for (Property property : struct.readable()) {
            if (isLate(property)) {
                late.add(property);
            } else if (isChecked(property)) {
                addMissing(method, property);
            }
        }
        KotlinArguments.check(method, codec, creator, locals, given);
        addUnwrappedArguments(method);
        given.check(method, locals);
        CodeBlock creation = ReadMethod.creation(struct.type(), creator.factory(), arguments());
        boolean unwrapped = struct.unwrapped().stream().anyMatch(CreatorTarget::isLate);
        if (late.isEmpty() && !unwrapped && !struct.isReadAgain()) {
            UnwrappedObjects.end(method, codec);
            method.addStatement("return $L", creation);
        } else {
            method.addStatement("$T $N = $L", struct.type(), value, creation);
            if (creator.factory().isPresent()) {
                method.beginControlFlow("if ($N == null)", value);
                UnwrappedObjects.end(method, codec);
                method.addStatement("return null").endControlFlow();
            }
            if (struct.isReadAgain()) {
                addReadAgain(method);
            }
            Collections.reverse(late);
            late.forEach(property -> addLate(method, property));
            struct.unwrapped().stream().filter(CreatorTarget::isLate).forEach(property -> {
                method.beginControlFlow("if ($L)", UnwrappedObjects.isRead(property));
                set(method, property, UnwrappedObjects.read(codec, property));
                method.endControlFlow();
            });
            UnwrappedObjects.end(method, codec);
            method.addStatement("return $N", value);
        }
    }

    /**
     * Has Jackson read the object if a factory made it of a subclass; where that has no names, Jackson refuses it once
     * it is complete.
     */
    private void addReadAgain(MethodSpec.Builder method) {
        CodeBlock ofSubclass = CodeBlock.of("$N.getClass() != $T.class", value, struct.type());
        if (codec.layout.readsAgain()) {
            method.beginControlFlow("if ($L)", ofSubclass)
                    .addStatement("return $L", readAgain(codec))
                    .endControlFlow();
        } else if (given.mayBeAll()) {
            method.beginControlFlow("if ($L && $L)", ofSubclass, given.isAll())
                    .addStatement("throw in.unreadable($S)", "An object of a subclass has other places")
                    .endControlFlow();
        }
    }

    /** An expression that has Jackson read the object from its beginning. */
    static CodeBlock readAgain(CodecBuilder codec) {
        TypeName type = codec.struct.type();
        String jackson = codec.constant(codec.codecOf(type), "ByJackson", codec.jackson());
        return CodeBlock.of("fields.readAgain($N)", jackson);
    }

    private void addMissing(MethodSpec.Builder method, Property property) {
        method.beginControlFlow("if ($L)", given.isMissing(property));
        if (isFallback(property) && !property.input().orElseThrow().required()) {
            method.addStatement("$N = $N.absent(in)", locals.get(property.name()), codec.fallback(property));
        } else {
            method.addStatement("throw in.missing($L)", Literal.of(property.name()));
        }
        method.endControlFlow();
    }

    private void addUnwrappedArguments(MethodSpec.Builder method) {
        for (Property property : struct.unwrapped()) {
            if (!isLate(property)) {
                if (property.input().orElseThrow().required()) {
                    method.beginControlFlow("if (!$L)", UnwrappedObjects.isRead(property))
                            .addStatement("throw in.missing($L)", Literal.of(property.label()))
                            .endControlFlow();
                }
                method.addStatement(
                        "$T $N = $L ? $L : null",
                        type(property),
                        locals.get(property.name()),
                        UnwrappedObjects.isRead(property),
                        UnwrappedObjects.read(codec, property));
            }
        }
    }

    private void addLate(MethodSpec.Builder method, Property property) {
        method.beginControlFlow("if ($N)", flags.get(property.name()));
        set(method, property, CodeBlock.of("$N", locals.get(property.name())));
        method.endControlFlow();
    }

    private void set(MethodSpec.Builder method, Property property, CodeBlock content) {
        CodeBlock read = BackReferences.linked(codec, property, content, value);
        Mutator mutator = property.input().orElseThrow().mutator();
        if (mutator instanceof Mutator.Call call) {
            method.addStatement("$N.$N($L)", value, call.method(), read);
        } else if (mutator instanceof Mutator.ByFallback) {
            method.addStatement("$N.set(in, $N, $L)", codec.fallback(property), value, read);
        } else {
            method.addStatement("$N.$N = $L", value, ((Mutator.Field) mutator).field(), read);
        }
    }

    private CodeBlock arguments() {
        List<CodeBlock> arguments = new ArrayList<>();
        creator.arguments().forEach(shape -> arguments.add(ValueReading.absentArgument(shape)));
        for (Property property : struct.properties()) {
            if (property.input().isPresent() && property.input().get().mutator() instanceof Mutator.Argument argument) {
                arguments.set(argument.index(), CodeBlock.of("$N", locals.get(property.name())));
            }
        }
        return CodeBlock.join(arguments, ",$W");
    }
}
