package dev.wirespeed.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.AnySetter;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import dev.wirespeed.processor.model.Union;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Each behind its name, in any order. */
final class ByName implements Layout {
    /** Skips the type id, of which a local tells whether it was there before. */
    static final CodeBlock TYPE_ID_SKIPPED = CodeBlock.of("typeId = in.skipTypeId(typeId)");

    /** The arguments for a writer that writes an object property by property. */
    static final String PARTS_OF_VALUE = "Properties.INSTANCE, value";

    private final CodecBuilder codec;
    private final Struct struct;

    ByName(CodecBuilder codec) {
        this.codec = codec;
        this.struct = codec.struct;
    }

    @Override
    public List<FieldSpec> constants() {
        List<FieldSpec> constants = struct.properties().stream()
                .filter(ByName::isNamed)
                .map(p -> name(codec.names.constant(p), p.name()))
                .collect(Collectors.toList());
        if (!struct.readable().isEmpty()
                || struct.any().isPresent()
                || struct.skipped().isPresent()
                || struct.typeId().isPresent()) {
            constants.add(constant(codec.runtime(RuntimeClass.NAMES), "NAMES", names()));
        }
        return constants;
    }

    /** Whether generated code writes or reads its name. */
    private static boolean isNamed(Property property) {
        return !property.isUnwrapped()
                && (property.input().isPresent()
                        || !(property.output().orElseThrow().shape() instanceof Shape.LeftToJackson));
    }

    private CodeBlock names() {
        List<Property> readable = struct.readable();
        CodeBlock.Builder names = CodeBlock.builder()
                .add(
                        "$T.of($L)",
                        codec.runtime(RuntimeClass.NAMES),
                        readable.stream()
                                .map(p -> CodeBlock.of("$N", codec.names.constant(p)))
                                .collect(CodeBlock.joining(",$W")));
        for (int i = 0; i < readable.size(); i++) {
            for (String alias : readable.get(i).input().orElseThrow().aliases()) {
                names.add("\n        .alias($L, $L)", i, Literal.of(alias));
            }
            List<TypeName> views = readable.get(i).input().orElseThrow().views();
            if (!views.isEmpty()) {
                names.add("\n        .view($L, $L)", i, PartsClass.classes(views));
            }
        }
        List<String> beside = struct.namesBeside();
        for (int i = 0; i < beside.size(); i++) {
            names.add("\n        .alias($L, $L)", readable.size() + i, Literal.of(beside.get(i)));
        }
        if (struct.any().isEmpty() && (struct.skipped().isEmpty() || codec.readsUnknownAgain())) {
            names.add("\n        .ignoringUnknown()");
        }
        return names.build();
    }

    private FieldSpec name(String constant, String text) {
        ClassName type = codec.runtime(RuntimeClass.NAME);
        return constant(type, constant, CodeBlock.of("$T.of($L)", type, Literal.of(text)));
    }

    private static FieldSpec constant(TypeName type, String name, CodeBlock value) {
        return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build();
    }

    @Override
    public CodeBlock open() {
        return CodeBlock.of("out.beginObject()");
    }

    @Override
    public CodeBlock open(Property first) {
        return CodeBlock.of("out.beginObject($N)", codec.names.constant(first));
    }

    @Override
    public CodeBlock property(Property property) {
        return CodeBlock.of("out.name($N)", codec.names.constant(property));
    }

    @Override
    public Optional<CodeBlock> absent() {
        return Optional.empty();
    }

    @Override
    public CodeBlock leftToJackson(String property) {
        return CodeBlock.of("$N.write(out, value)", property);
    }

    @Override
    public CodeBlock partial(boolean opened) {
        return CodeBlock.of(opened ? "out.fields($L)" : "out.object($L)", PARTS_OF_VALUE);
    }

    @Override
    public CodeBlock close(boolean neverEmpty) {
        return CodeBlock.of(neverEmpty ? "out.endNonEmptyObject()" : "out.endObject()");
    }

    @Override
    public Optional<FieldSpec> typeIdConstant(Union union) {
        return union.place() == Union.Place.PROPERTY
                ? Optional.of(name("TYPE_ID", union.property()))
                : Optional.empty();
    }

    @Override
    public CodeBlock typeId(Union union, CodeBlock id) {
        boolean ascii = union.property().chars().allMatch(c -> c < 0x80); // others a mapper may ask to escape
        CodeBlock name =
                ascii ? CodeBlock.of("out.name(TYPE_ID)") : CodeBlock.of("out.key($L)", Literal.of(union.property()));
        return CodeBlock.of("$L.$L", name, codec.notation.value(ScalarKind.STRING, id));
    }

    @Override
    public String variants() {
        return "";
    }

    @Override
    public CodeBlock isObject() {
        return CodeBlock.of("in.isObject()");
    }

    @Override
    public Optional<CodeBlock> enter() {
        return Optional.of(CodeBlock.of("in.beginFields()"));
    }

    @Override
    public Optional<CodeBlock> delegating() {
        return Optional.empty();
    }

    @Override
    public boolean readsAgain() {
        return true;
    }

    @Override
    public boolean notesAll() {
        return false;
    }

    @Override
    public void read(MethodSpec.Builder method, Target target, PropertyReading reading) {
        if (struct.typeId().isPresent()) {
            method.addStatement("$T typeId = in.isBehindTypeId()", TypeName.BOOLEAN);
        }
        target.begin(method);
        addProperties(method, target, reading);
        target.end(method);
    }

    private void addProperties(MethodSpec.Builder method, Target target, PropertyReading reading) {
        List<Property> readable = struct.readable();
        boolean wide = readable.size() > ReadRuns.SIZE;
        boolean any = struct.any().isPresent();
        boolean same = target instanceof ObjectTarget
                && readable.stream().noneMatch(p -> p.input().orElseThrow().mutator() instanceof Mutator.Chain);
        boolean inTwoOrders = same && !wide && !any && !declared().equals(readable);
        if (inTwoOrders && struct.typeId().isEmpty() && !UnwrappedObjects.keeps(codec)) {
            addInTwoOrders(method, target, reading);
            return;
        }
        if (!wide) {
            for (Property property : readable) {
                method.beginControlFlow("if (in.next($N))", codec.names.constant(property));
                target.first(method, property, reading.value(property, false));
                method.endControlFlow();
            }
        }
        boolean nameless = readable.isEmpty()
                && struct.skipped().isEmpty()
                && struct.typeId().isEmpty();
        if (any || nameless) {
            method.beginControlFlow("while (in.nextField())");
        } else {
            method.beginControlFlow(
                    "for (int field = in.nextField(NAMES); field != $T.NO_FIELD; field = in.nextField(NAMES))",
                    codec.runtime(RuntimeClass.READER));
        }
        if (!any && wide && same) {
            new ReadRuns(codec, target, readable, p -> reading.value(p, true)).addDispatch(method);
        } else if (any) {
            addAny(method, target, reading, struct.any().get());
        } else if (nameless) {
            method.addStatement("in.name()").addStatement("in.skipValue()");
        } else if (inTwoOrders) {
            addInDeclaredOrder(method, target, reading);
        } else {
            target.beforeAgain(method);
            method.beginControlFlow("switch (field)");
            for (int i = 0; i < readable.size(); i++) {
                target.again(method, i, readable.get(i), reading.value(readable.get(i), wide));
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
    }

    /**
     * Expects the written order, or the declared one if the first name is that one's. The latter is in a method of its own,
     * since the JIT compiler inlines so much into one method only.
     */
    private void addInTwoOrders(MethodSpec.Builder method, Target target, PropertyReading reading) {
        List<Property> readable = struct.readable();
        Property first = declared().get(0);
        ClassName reader = codec.runtime(RuntimeClass.READER);
        String others = codec.names.method("readInDeclaredOrder");
        MethodSpec.Builder declaredOrder = MethodSpec.methodBuilder(others)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(reader, "in")
                .addParameter(struct.type(), "value")
                .addParameter(TypeName.INT, "first")
                .beginControlFlow("for (int field = first; field != $T.NO_FIELD; field = in.nextField(NAMES))", reader);
        int place = codec.helpers.size();
        for (Property property : readable) {
            method.beginControlFlow("if (in.next($N))", codec.names.constant(property));
            target.first(method, property, reading.value(property, false));
            if (property.equals(readable.get(0)) && !property.equals(first)) {
                method.nextControlFlow("else if (in.next($N))", codec.names.constant(first))
                        .addStatement("$N(in, value, $L)", others, readable.indexOf(first))
                        .addStatement("return value");
            }
            method.endControlFlow();
        }
        method.addStatement("int field = in.nextField(NAMES)")
                .beginControlFlow("if (field != $T.NO_FIELD)", reader)
                .addStatement("$N(in, value, field)", others)
                .endControlFlow();
        addInDeclaredOrder(declaredOrder, target, reading);
        codec.helpers.add(place, declaredOrder.endControlFlow().build());
    }

    /** A switch that after each property expects the one that the class declares next. */
    private void addInDeclaredOrder(MethodSpec.Builder method, Target target, PropertyReading reading) {
        method.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                        .addMember("value", "$S", "fallthrough")
                        .build())
                .beginControlFlow("switch (field)");
        List<Property> readable = struct.readable();
        List<Property> declared = declared();
        for (int i = 0; i < declared.size(); i++) {
            Property property = declared.get(i);
            method.beginControlFlow("case $L:", readable.indexOf(property));
            target.first(method, property, reading.value(property, false));
            if (i + 1 < declared.size()) {
                method.beginControlFlow("if (!in.next($N))", codec.names.constant(declared.get(i + 1)))
                        .addStatement("break")
                        .endControlFlow();
            } else {
                method.addStatement("break");
            }
            method.endControlFlow();
        }
        struct.typeIdIndex()
                .ifPresent(index -> method.beginControlFlow("case $L:", index)
                        .addStatement("$L", TYPE_ID_SKIPPED)
                        .addStatement("break")
                        .endControlFlow());
        method.beginControlFlow("default:")
                .addStatement("in.skipValue()")
                .endControlFlow()
                .endControlFlow();
    }

    /** Those that are read, in the order of the source, which is that of most documents others have written. */
    private List<Property> declared() {
        return struct.readable().stream()
                .sorted(Comparator.comparingInt(p -> p.input().orElseThrow().declared()))
                .toList();
    }

    /** A loop that keeps what has no place of its own; names that are skipped come behind those of the properties. */
    private void addAny(MethodSpec.Builder method, Target target, PropertyReading reading, AnySetter any) {
        List<Property> readable = struct.readable();
        method.addStatement("$T name = in.name()", String.class).beginControlFlow("switch (in.find(NAMES, name))");
        for (int i = 0; i < readable.size(); i++) {
            target.again(method, i, readable.get(i), reading.value(readable.get(i), false));
        }
        if (any.map().isPresent()) {
            method.beginControlFlow("case -1 ->");
            addEntry(method, any, reading, "");
            method.endControlFlow();
        } else {
            addEntry(method, any, reading, "case -1 -> ");
        }
        addSkipped(method);
    }

    /**
     * Keeps the value that comes, whose name is a local.
     *
     * @param label what is in front of a single statement
     */
    static void addEntry(MethodSpec.Builder method, AnySetter any, PropertyReading reading, String label) {
        CodeBlock value = reading.any(any);
        if (any.map().isPresent()) {
            method.beginControlFlow("if (value.$N == null)", any.member())
                    .addStatement(
                            "value.$N = new $T<>()", any.member(), any.map().get())
                    .endControlFlow()
                    .addStatement("value.$N.put(name, $L)", any.member(), value);
        } else {
            method.addStatement("$Lvalue.$N(name, $L)", label, any.member(), value);
        }
    }

    /** Ends a switch with what is known without having a place. */
    private void addSkipped(MethodSpec.Builder method) {
        struct.typeIdIndex().ifPresent(index -> method.addStatement("case $L -> $L", index, TYPE_ID_SKIPPED));
        method.addStatement("default -> in.skipValue()").endControlFlow();
    }
}
