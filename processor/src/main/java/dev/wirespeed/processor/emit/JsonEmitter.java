package dev.wirespeed.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Inclusion;
import dev.wirespeed.processor.model.PackageOptions;
import dev.wirespeed.processor.model.Struct;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;

/** Turns a struct into the source of the class that writes and reads it as JSON. */
public final class JsonEmitter {
    private static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");
    private static final String GENERATOR = "dev.wirespeed.processor.WireProcessor";

    private final boolean marked;
    private final PackageOptions options;
    private final List<String> further;
    private final Set<CodecName> mixed;
    private final Map<CodecName, Integer> fingerprints;
    private final boolean shadowed;

    /**
     * @param marked whether {@code @Generated} can be seen where the code goes
     * @param further the names of the sets with codecs that this one tells of
     * @param mixed the codecs that follow annotations of other classes
     * @param fingerprints sums of the members that codecs were made from
     * @param shadowed whether a class where the code goes has the name of one in {@code java.lang}, which then has to be imported
     */
    public JsonEmitter(
            boolean marked,
            PackageOptions options,
            List<String> further,
            Set<CodecName> mixed,
            Map<CodecName, Integer> fingerprints,
            boolean shadowed) {
        this.marked = marked;
        this.options = options;
        this.further = further;
        this.mixed = mixed;
        this.fingerprints = fingerprints;
        this.shadowed = shadowed;
    }

    /** The qualified name of the class that is a codec. */
    public static String className(CodecName codec) {
        return JsonRuntime.codec(codec).canonicalName();
    }

    /**
     * The file with the codec of a struct.
     *
     * @param origin the annotated element, for incremental builds
     */
    public JavaFile emit(Struct struct, Element origin) {
        TypeSpec.Builder type = codec(struct);
        suppress(type, struct);
        if (Stream.concat(Stream.of(struct), struct.nested().stream()).anyMatch(s -> mixed.contains(s.codec()))) {
            type.addMethod(says("hasMixins"));
        }
        variants(struct.type(), struct.codec()).ifPresent(type::addMethod);
        for (Struct nested : struct.nested()) {
            type.addType(codec(nested)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .build());
        }
        if (leavesParts(type.build())) {
            type.addMethod(says("leavesParts"));
        }
        return file(type, struct.type(), struct.codec(), origin);
    }

    /** Whether it has a constant that leaves something to Jackson. */
    private static boolean leavesParts(TypeSpec codec) {
        return codec.fieldSpecs().stream()
                        .anyMatch(field -> field.initializer().toString().contains(JsonRuntime.FALLBACK.simpleName()))
                || codec.typeSpecs().stream().anyMatch(JsonEmitter::leavesParts);
    }

    /** The file with a codec that has Jackson do everything: all that it tells of the class is its options and its mix-ins. */
    public JavaFile emitLeft(TypeName type, CodecName codec, Element origin) {
        TypeSpec.Builder left = LeftCodec.of(type, codec, options.of(codec.packageName()));
        variants(type, codec).ifPresent(left::addMethod);
        if (mixed.contains(codec)) {
            left.addMethod(says("hasMixins"));
        }
        return file(left, type, codec, origin);
    }

    /** The method that tells of further codecs; empty if there are none. */
    private Optional<MethodSpec> variants(TypeName type, CodecName codec) {
        return further.isEmpty()
                ? Optional.empty()
                : Optional.of(MethodSpec.methodBuilder("variants")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(ParameterizedTypeName.get(ClassName.get(List.class), JsonRuntime.codecOf(type)))
                        .addStatement(
                                "return $T.of($L)",
                                List.class,
                                further.stream()
                                        .map(set -> JsonRuntime.codec(codec.of(set)))
                                        .map(each -> CodeBlock.of("$T.INSTANCE", each))
                                        .collect(CodeBlock.joining(", ")))
                        .build());
    }

    /** A method that says of a codec what is not the default. */
    private static MethodSpec says(String name) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(TypeName.BOOLEAN)
                .addStatement("return true")
                .build();
    }

    private JavaFile file(TypeSpec.Builder codec, TypeName type, CodecName name, Element origin) {
        codec.addModifiers(Modifier.PUBLIC, Modifier.FINAL).addOriginatingElement(origin);
        codec.addField(FieldSpec.builder(String.class, Struct.ORIGIN, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("$S", origin)
                .build());
        if (marked) {
            codec.addAnnotation(AnnotationSpec.builder(GENERATED)
                    .addMember("value", "$S", GENERATOR)
                    .build());
        }
        return JavaFile.builder(name.packageName(), codec.build())
                .addFileComment("Generated by Wirespeed from $L: change that instead.", type)
                .skipJavaLangImports(!shadowed)
                .indent("    ")
                .build();
    }

    private static void suppress(TypeSpec.Builder type, Struct struct) {
        List<String> lints = Stream.concat(
                        struct.lints().stream(), struct.nested().stream().flatMap(n -> n.lints().stream()))
                .distinct()
                .sorted()
                .toList();
        if (!lints.isEmpty()) {
            CodeBlock values = lints.stream()
                    .map(lint -> CodeBlock.of("$S", lint))
                    .collect(CodeBlock.joining(", ", lints.size() > 1 ? "{" : "", lints.size() > 1 ? "}" : ""));
            type.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", values)
                    .build());
        }
    }

    private TypeSpec.Builder codec(Struct struct) {
        CodecBuilder codec = new CodecBuilder(struct, options, new JsonNotation(), ByName::new);
        List<TypeSpec> parts = new ArrayList<>();
        List<MethodSpec> methods = methods(codec, parts);
        ClassName name = JsonRuntime.codec(struct.codec());
        TypeSpec.Builder type = TypeSpec.classBuilder(name.simpleName())
                .addJavadoc("Writes and reads {@link $T} as JSON.", JsonRuntime.raw(struct.type()))
                .addSuperinterface(JsonRuntime.codecOf(struct.type()))
                .addField(FieldSpec.builder(name, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", name)
                        .build())
                .addFields(constants(codec))
                .addFields(codec.constants)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PUBLIC)
                        .addJavadoc("For look-up by name; {@link #INSTANCE} does as well.")
                        .build())
                .addMethods(methods)
                .addMethods(codec.helpers)
                .addTypes(parts);
        check(struct).ifPresent(type::addStaticBlock);
        return type;
    }

    /** What keeps a codec from being used for another version of its class. */
    private Optional<CodeBlock> check(Struct struct) {
        return Optional.ofNullable(fingerprints.get(struct.codec()))
                .map(members -> CodeBlock.builder()
                        .addStatement(
                                "$T.check($T.class, $L)", JsonRuntime.MEMBERS, JsonRuntime.raw(struct.type()), members)
                        .build());
    }

    private static List<MethodSpec> methods(CodecBuilder codec, List<TypeSpec> types) {
        Struct struct = codec.struct;
        WriteMethod write = new WriteMethod(codec);
        ReadMethod read = new ReadMethod(codec);
        List<MethodSpec> methods = new ArrayList<>();
        codec.optionsMethod().ifPresent(methods::add);
        if (struct.union().isPresent()) {
            UnionMethods union = new UnionMethods(codec, struct.union().get());
            methods.addAll(codec.withOptions(union.write()));
            union.untyped()
                    .forEach(each ->
                            methods.addAll(each.parameters().isEmpty() ? List.of(each) : codec.withOptions(each)));
            methods.add(union.read());
        } else {
            methods.addAll(codec.withOptions(write.method()));
            methods.add(read.method());
        }
        boolean object = struct.construction() instanceof Construction.Empty
                || struct.construction() instanceof Construction.Built
                || struct.construction() instanceof Construction.Creator
                || struct.construction() instanceof Construction.Refused;
        if (struct.variant() && object) {
            methods.add(write.fields());
            methods.add(read.fields());
        }
        PartsClass parts = new PartsClass(codec, write);
        parts.method().ifPresent(methods::add);
        parts.type().ifPresent(types::add);
        return methods;
    }

    private static List<FieldSpec> constants(CodecBuilder codec) {
        Struct struct = codec.struct;
        List<FieldSpec> constants = new ArrayList<>(codec.layout.constants());
        boolean initial = struct.written().stream()
                .anyMatch(p -> p.output().orElseThrow().inclusion().value() == Inclusion.When.NOT_INITIAL);
        if (initial) {
            CodeBlock creation = ReadMethod.creation(struct.type(), Optional.empty(), CodeBlock.of(""));
            constants.add(constant(struct.type(), "INITIAL", creation));
        }
        return constants;
    }

    private static FieldSpec constant(TypeName type, String name, CodeBlock value) {
        return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build();
    }
}
