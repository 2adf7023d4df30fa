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
import dev.wirespeed.processor.model.Format;
import dev.wirespeed.processor.model.PackageOptions;
import dev.wirespeed.processor.model.Struct;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;

/** The source file of a codec. */
public final class CodecFile {
    /**
     * The version of the generated code: 1 until 0.1.0 is released. From then on increased with each change that
     * requires a newer runtime, which has it as its newest version.
     */
    private static final int VERSION = 1;

    private static final ClassName GENERATED = ClassName.get("javax.annotation.processing", "Generated");
    private static final String GENERATOR = "dev.wirespeed.processor.WireProcessor";

    private final Emitter emitter;
    private final boolean marked;
    private final PackageOptions options;
    private final List<String> further;
    private final Set<CodecName> mixed;
    private final Map<CodecName, Integer> fingerprints;
    private final boolean shadowed;

    /**
     * @param marked whether {@code @Generated} is visible from the generated code
     * @param further the names of the sets with variants of this codec
     * @param mixed the codecs that follow mixins
     * @param fingerprints sums of the members that codecs were generated from
     * @param shadowed whether a class in the target package has the name of one in {@code java.lang}, which then must
     *     be imported
     */
    public CodecFile(
            Format format,
            boolean marked,
            PackageOptions options,
            List<String> further,
            Set<CodecName> mixed,
            Map<CodecName, Integer> fingerprints,
            boolean shadowed) {
        emitter = Emitters.of(format);
        this.marked = marked;
        this.options = options;
        this.further = further;
        this.mixed = mixed;
        this.fingerprints = fingerprints;
        this.shadowed = shadowed;
    }

    /**
     * The file with the codec of a struct.
     *
     * @param origin the annotated element, for incremental builds
     */
    public JavaFile of(Struct struct, Element origin) {
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
        if (usesFallback(type.build())) {
            type.addMethod(says("usesFallback"));
        }
        return file(type, struct.type(), struct.codec(), origin);
    }

    /** Whether it has a constant that leaves something to Jackson. */
    private boolean usesFallback(TypeSpec codec) {
        String fallback = emitter.notation().runtime(RuntimeClass.FALLBACK).simpleName();
        return codec.fieldSpecs().stream()
                        .anyMatch(field -> field.initializer().toString().contains(fallback))
                || codec.typeSpecs().stream().anyMatch(this::usesFallback);
    }

    /** The file with a codec that leaves everything to Jackson, and only has the options and mixins of the class. */
    public JavaFile ofLeft(TypeName type, CodecName codec, Element origin) {
        TypeSpec.Builder left = FallbackCodec.of(emitter, type, codec, options.of(codec.packageName()));
        variants(type, codec).ifPresent(left::addMethod);
        if (mixed.contains(codec)) {
            left.addMethod(says("hasMixins"));
        }
        return file(left, type, codec, origin);
    }

    /** The method that returns the codec's variants; empty if there are none. */
    private Optional<MethodSpec> variants(TypeName type, CodecName codec) {
        return further.isEmpty()
                ? Optional.empty()
                : Optional.of(MethodSpec.methodBuilder("variants")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(ParameterizedTypeName.get(ClassName.get(List.class), emitter.codecOf(type)))
                        .addStatement(
                                "return $T.of($L)",
                                List.class,
                                further.stream()
                                        .map(set -> emitter.codec(codec.of(set)))
                                        .map(each -> CodeBlock.of("$T.INSTANCE", each))
                                        .collect(CodeBlock.joining(", ")))
                        .build());
    }

    /** A method that overrides a default of the codec. */
    private static MethodSpec says(String name) {
        return says(name, TypeName.BOOLEAN, true);
    }

    private static MethodSpec says(String name, TypeName type, Object literal) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(type)
                .addStatement("return $L", literal)
                .build();
    }

    private JavaFile file(TypeSpec.Builder codec, TypeName type, CodecName name, Element origin) {
        codec.addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addOriginatingElement(origin)
                .addMethod(says("version", TypeName.INT, VERSION));
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
        return CodecClass.of(new CodecBuilder(struct, options, emitter), fingerprint(struct.codec()));
    }

    private OptionalInt fingerprint(CodecName codec) {
        Integer sum = fingerprints.get(codec);
        return sum == null ? OptionalInt.empty() : OptionalInt.of(sum);
    }
}
