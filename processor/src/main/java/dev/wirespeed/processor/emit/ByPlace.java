package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.emit.Notation.Container;
import dev.wirespeed.processor.model.AnySetter;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Struct;
import dev.wirespeed.processor.model.Union;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Each in a place of its own, one after the other; what is left out leaves its place empty. */
final class ByPlace implements Layout {
    private final CodecBuilder codec;
    private final Struct struct;

    ByPlace(CodecBuilder codec) {
        this.codec = codec;
        this.struct = codec.struct;
    }

    @Override
    public List<FieldSpec> constants() {
        return List.of();
    }

    @Override
    public CodeBlock open() {
        return codec.notation.begin(Container.ARRAY).always();
    }

    @Override
    public CodeBlock open(Property first) {
        return open();
    }

    @Override
    public CodeBlock property(Property property) {
        return CodeBlock.of("out");
    }

    @Override
    public Optional<CodeBlock> absent() {
        return Optional.of(codec.notation.nothing());
    }

    @Override
    public CodeBlock leftToJackson(String property) {
        return CodeBlock.of("$N.writeValue(out, value)", property);
    }

    @Override
    public CodeBlock partial(boolean opened) {
        return CodeBlock.of(opened ? "out.places($L)" : "out.array($L)", ByName.PARTS_OF_VALUE);
    }

    @Override
    public CodeBlock close(boolean neverEmpty) {
        return codec.notation.end(Container.ARRAY);
    }

    @Override
    public Optional<FieldSpec> typeIdConstant(Union union) {
        return Optional.empty();
    }

    @Override
    public CodeBlock typeId(Union union, CodeBlock id) {
        throw new IllegalStateException("an id has no name");
    }

    @Override
    public String variants() {
        return ".ofArrays()";
    }

    @Override
    public CodeBlock isObject() {
        return codec.notation.isList();
    }

    @Override
    public Optional<CodeBlock> enter() {
        return Optional.empty();
    }

    @Override
    public Optional<CodeBlock> delegating() {
        return Optional.of(CodeBlock.builder()
                .beginControlFlow("if (!$L)", isObject())
                .addStatement(codec.notation.mismatch("an array"))
                .endControlFlow()
                .build());
    }

    @Override
    public boolean readsAgain() {
        return false;
    }

    @Override
    public boolean notesAll() {
        return true;
    }

    @Override
    public void read(MethodSpec.Builder method, Target target, PropertyReading reading) {
        List<Property> places = struct.readable().stream()
                .sorted(Comparator.comparingInt(p -> p.input().orElseThrow().place()))
                .toList();
        method.addStatement("boolean another = in.beginArray()");
        if (!places.isEmpty()) {
            method.addStatement("boolean all = in.view() == null");
        }
        target.begin(method);
        boolean apart = target instanceof ObjectTarget
                && places.stream().noneMatch(p -> p.input().orElseThrow().mutator() instanceof Mutator.Chain);
        if (apart && places.size() > ReadRuns.SIZE) {
            for (int from = 0; from < places.size(); from += ReadRuns.SIZE) {
                List<Property> run = places.subList(from, Math.min(from + ReadRuns.SIZE, places.size()));
                method.addStatement("another = $N(in, value, another, all)", run(run, from, target, reading));
            }
        } else {
            places.forEach(place -> addPlace(method, place, target, reading));
        }
        struct.any().ifPresent(any -> addEntries(method, any, reading));
        method.addStatement("in.endPlaces(another, $L)", !refusesMore(target));
        target.end(method);
    }

    /** Whether more than is known is refused where that is asked for. */
    private boolean refusesMore(Target target) {
        boolean knows = target instanceof ObjectTarget || !codec.dialect().skipsPlacesBehindCreators();
        return knows && struct.any().isEmpty() && struct.skipped().isPresent();
    }

    private String run(List<Property> places, int from, Target target, PropertyReading reading) {
        String name = codec.names.method("readRun" + (from / ReadRuns.SIZE + 1));
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(TypeName.BOOLEAN)
                .addParameter(codec.runtime(RuntimeClass.READER), "in")
                .addParameter(struct.type(), "value")
                .addParameter(TypeName.BOOLEAN, "first")
                .addParameter(TypeName.BOOLEAN, "all")
                .addStatement("boolean another = first");
        int place = codec.helpers.size();
        places.forEach(each -> addPlace(method, each, target, reading));
        codec.helpers.add(place, method.addStatement("return another").build());
        return name;
    }

    private static void addPlace(MethodSpec.Builder method, Property property, Target target, PropertyReading reading) {
        CodeBlock views = PartsClass.classes(property.input().orElseThrow().views());
        method.beginControlFlow("if (another)").beginControlFlow("if (all || in.isIn($L))", views);
        target.first(method, property, reading.value(property, false));
        method.nextControlFlow("else")
                .addStatement("in.skipValue()")
                .endControlFlow()
                .addStatement("another = in.nextElement()")
                .endControlFlow();
    }

    /** Adds code that reads the properties without a place, a map behind all places. */
    private void addEntries(MethodSpec.Builder method, AnySetter any, PropertyReading reading) {
        method.beginControlFlow("if (another)")
                .beginControlFlow("if (!$L)", codec.notation.isNothing())
                .beginControlFlow("$L", codec.notation.entries())
                .addStatement("$T name = in.name()", String.class);
        ByName.addEntry(method, any, reading, "");
        method.endControlFlow()
                .endControlFlow()
                .addStatement("another = in.nextElement()")
                .endControlFlow();
    }
}
