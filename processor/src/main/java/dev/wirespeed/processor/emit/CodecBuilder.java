package dev.wirespeed.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Dialect;
import dev.wirespeed.processor.model.Options;
import dev.wirespeed.processor.model.PackageOptions;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/** One codec class while it grows: its names, and the constants and methods that its code turned out to need. */
final class CodecBuilder {
    private static final Pattern CONSTANT = Pattern.compile("[\\w.]+");

    private final Emitter emitter;
    final Notation notation;
    final Layout layout;
    final Struct struct;
    final Options options;
    final Names names = new Names();
    final List<FieldSpec> constants = new ArrayList<>();
    final List<MethodSpec> helpers = new ArrayList<>();
    /** Whether documents may hold objects of codecs with other options. */
    private final boolean differ;

    private final boolean further;
    private final Map<String, String> shared = new LinkedHashMap<>();
    private final Map<String, String> fallbacks = new LinkedHashMap<>();

    CodecBuilder(Struct struct, PackageOptions packages, Emitter emitter) {
        this.emitter = emitter;
        notation = emitter.notation();
        this.struct = emitter.structs().apply(struct);
        options = packages.of(struct.codec().packageName());
        differ = packages.differ();
        further = packages.isFurther();
        names.reserveTypes(struct.toString(), !struct.codec().packageName().isEmpty());
        struct.properties().forEach(names::constant);
        layout = this.struct.positional() ? new ByPlace(this) : new ByName(this);
    }

    /** A class that generated code runs on. */
    ClassName runtime(RuntimeClass each) {
        return notation.runtime(each);
    }

    /** The class that is a codec. */
    ClassName codec(CodecName name) {
        return emitter.codec(name);
    }

    /** The type of the codecs of a type. */
    TypeName codecOf(TypeName type) {
        return emitter.codecOf(type);
    }

    /** The type without its arguments. */
    static TypeName raw(TypeName type) {
        return type instanceof ParameterizedTypeName parameterized ? parameterized.rawType() : type;
    }

    Dialect dialect() {
        return options.dialect();
    }

    /** The name of the options: the run time's name of the dialect, or a constant's. */
    private CodeBlock optionsConstant() {
        CodeBlock code = emitter.options(options);
        return options.equals(Options.of(dialect())) && emitter.options().isEmpty()
                ? code
                : CodeBlock.of("$N", constant(Shared.OPTIONS, "Options", code));
    }

    /** The options as the first of several arguments; nothing for the default. */
    private CodeBlock firstOptions() {
        return emitter.isDefault(options) ? CodeBlock.of("") : CodeBlock.of("$L, ", optionsConstant());
    }

    /** The method that tells the options; empty for the default. */
    Optional<MethodSpec> optionsMethod() {
        return emitter.isDefault(options)
                ? Optional.empty()
                : Optional.of(MethodSpec.methodBuilder("options")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(Shared.OPTIONS)
                        .addStatement("return $L", optionsConstant())
                        .build());
    }

    /**
     * A method that writes, and where options differ one around it that tells the writer of its own, and then again of
     * those before.
     */
    List<MethodSpec> withOptions(MethodSpec write) {
        if (!differ) {
            return List.of(write);
        }
        String inner = names.method(write.name() + "Object");
        MethodSpec outer = MethodSpec.methodBuilder(write.name())
                .addAnnotations(write.annotations())
                .addModifiers(write.modifiers())
                .addParameters(write.parameters())
                .addStatement("$T before = out.options($L)", Shared.OPTIONS, optionsConstant())
                .addStatement("$N(out, value)", inner)
                .addStatement("out.options(before)")
                .build();
        MethodSpec own = MethodSpec.methodBuilder(inner)
                .addModifiers(Modifier.PRIVATE)
                .addParameters(write.parameters())
                .addCode(write.code())
                .build();
        return List.of(outer, own);
    }

    /**
     * Tells the writer of the options, unless it knows them: those of first codecs if they are the default everywhere.
     * The layout is that of its own codecs.
     */
    void addOptions(MethodSpec.Builder method) {
        if (!differ && (further || !options.isDefault())) {
            method.addStatement("out.options($L)", optionsConstant());
        }
    }

    /** An expression for what has Jackson write and read all objects of the class. */
    CodeBlock jackson() {
        return FallbackCodec.jackson(
                notation, struct.type(), emitter.isDefault(options) ? OptionsCode.of(options) : optionsConstant());
    }

    /**
     * Whether an object with a property that the class does not have is read by Jackson, since a subclass may have it.
     */
    boolean readsUnknownAgain() {
        return layout.readsAgain()
                && dialect().refusesUnknown()
                && struct.skipped().isPresent()
                && struct.isReadAgain();
    }

    void addConstant(TypeName type, String name, CodeBlock value) {
        constants.add(FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value)
                .build());
    }

    /** The constant with the texts of an enum. */
    String table(Shape.Enumeration enumeration) {
        return constant(
                ParameterizedTypeName.get(runtime(RuntimeClass.ENUM), enumeration.type()),
                enumeration.type().simpleName() + "Texts",
                EnumCode.table(this, enumeration));
    }

    /** The constant of this value, which several places share. */
    String constant(TypeName type, String hint, CodeBlock value) {
        return shared.computeIfAbsent(value.toString(), v -> {
            String name = names.constant(hint);
            addConstant(type, name, value);
            return name;
        });
    }

    /** The name of a value's codec: its own constant, or a new one. */
    CodeBlock coded(Shape.Coded coded) {
        CodeBlock made = notation.codec(coded);
        if (CONSTANT.matcher(made.toString()).matches()) {
            return made;
        }
        String simple = raw(coded.type()).toString().replace("[]", "s");
        TypeName type = coded.type().isPrimitive() ? coded.type().box() : coded.type();
        return CodeBlock.of(
                "$N", constant(emitter.codecOf(type), simple.substring(simple.lastIndexOf('.') + 1) + "Codec", made));
    }

    /** The name of the codec of a map's keys: its own constant, or a new one. */
    CodeBlock key(Shape.Key key) {
        CodeBlock made = notation.keys(key);
        if (CONSTANT.matcher(made.toString()).matches()) {
            return made;
        }
        String simple = raw(key.type()).toString();
        return CodeBlock.of(
                "$N",
                constant(
                        ParameterizedTypeName.get(runtime(RuntimeClass.KEY), key.type()),
                        simple.substring(simple.lastIndexOf('.') + 1) + "Keys",
                        made));
    }

    /** The constant for a property that is left to Jackson. */
    String fallback(Property property) {
        return fallbacks.computeIfAbsent(property.name(), wireName -> {
            String name = names.constant(property.label() + "ByJackson");
            CodeBlock owner = struct.type() instanceof ParameterizedTypeName
                    ? CodeBlock.of("new $T<$T>() {}.type()", Shared.TYPE_REF, struct.type())
                    : CodeBlock.of("$T.class", struct.type());
            addConstant(
                    runtime(RuntimeClass.FALLBACK).nestedClass("Property"),
                    name,
                    CodeBlock.of(
                            "$T.of($L$L, $L)",
                            runtime(RuntimeClass.FALLBACK),
                            firstOptions(),
                            owner,
                            Literal.of(wireName)));
            return name;
        });
    }

    /** The constant with a filter that says which values to leave out. */
    Optional<CodeBlock> filter(Optional<ClassName> filter, String hint) {
        return filter.map(type -> {
            String name = names.constant(hint + "Filter");
            addConstant(ClassName.OBJECT, name, CodeBlock.of("new $T()", type));
            return CodeBlock.of("$N", name);
        });
    }
}
