package dev.wirespeed.processor.read;

import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Struct;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Turns the builder that a class is read by into a struct of its own, nested in the class's codec. */
final class BuilderReader {
    /** Stands for a prefix that is not given. */
    private static final String NO_PREFIX = "\0";

    private final Compiler compiler;
    private final StructReader structs;
    private final ShapeReader shapes;

    BuilderReader(Compiler compiler, StructReader structs, ShapeReader shapes) {
        this.compiler = compiler;
        this.structs = structs;
        this.shapes = shapes;
    }

    static boolean hasBuilder(Hierarchy hierarchy) {
        return builderOf(hierarchy).isPresent();
    }

    private static Optional<TypeMirror> builderOf(Hierarchy hierarchy) {
        return hierarchy
                .annotations()
                .type(Jackson.DESERIALIZE, "builder")
                .filter(type -> type.getKind() == TypeKind.DECLARED
                        && !Compiler.nameOf(type).equals("java.lang.Void"));
    }

    /** How objects of a class are built; empty if that can't be generated, which is then reported. */
    Optional<Construction> read(Hierarchy hierarchy, Unit unit, Element user) {
        DeclaredType type = (DeclaredType) builderOf(hierarchy).orElseThrow();
        Hierarchy builder = new Hierarchy(compiler, type);
        Optional<ExecutableElement> build = build(hierarchy, builder);
        if (build.isEmpty() || !isUsable(builder.element, unit)) {
            return refused(hierarchy, user, "its builder can't be used by generated code");
        }
        structs.annotations().check(builder, user);
        Optional<Struct> struct = struct(builder, prefix(hierarchy, builder), unit, user);
        if (struct.isEmpty() || !Checked.isUsable(compiler, build.get(), user)) {
            return Optional.empty();
        }
        compiler.mixins.note(struct.get(), builder);
        CodecName codec = struct.get().codec();
        unit.nested.put(codec.toString(), struct.get());
        return Optional.of(
                new Construction.Built(codec, build.get().getSimpleName().toString()));
    }

    private Optional<Construction> refused(Hierarchy hierarchy, Element user, String why) {
        compiler.error(Problem.UNSUPPORTED_TYPE, hierarchy.element, user, hierarchy.element, why);
        return Optional.empty();
    }

    private boolean isUsable(TypeElement builder, Unit unit) {
        boolean inner = builder.getNestingKind() == NestingKind.MEMBER
                && !builder.getModifiers().contains(Modifier.STATIC);
        return builder.getTypeParameters().isEmpty()
                && !inner
                && !builder.getModifiers().contains(Modifier.ABSTRACT)
                && compiler.isAccessible(builder, unit.codec.packageName());
    }

    /** The method that makes the object, if generated code can use it. */
    private Optional<ExecutableElement> build(Hierarchy hierarchy, Hierarchy builder) {
        String name =
                builder.annotations().text(Jackson.BUILDER, "buildMethodName").orElse("build");
        return builder.methods().stream()
                .map(Hierarchy.Method::element)
                .filter(method -> method.getSimpleName().contentEquals(name)
                        && method.getParameters().isEmpty())
                .filter(method -> compiler.isMemberAccessible(method, compiler.packageOf(hierarchy.element)))
                .filter(method ->
                        compiler.types.isSubtype(builder.signatureOf(method).getReturnType(), hierarchy.type))
                .findFirst();
    }

    private static String prefix(Hierarchy hierarchy, Hierarchy builder) {
        return hierarchy
                .annotations()
                .text(Jackson.DESERIALIZE, "builderPrefix")
                .filter(prefix -> !prefix.equals(NO_PREFIX))
                .or(() -> builder.annotations().text(Jackson.BUILDER, "withPrefix"))
                .orElse("with");
    }

    private Optional<Struct> struct(Hierarchy builder, String prefix, Unit unit, Element user) {
        Candidates read = compiler.introspection.ofBuilder(builder, prefix, user);
        PropertyShapes ofProperties = new PropertyShapes(compiler, shapes, unit, user, true, structs.isStrict());
        PropertyReader properties = new PropertyReader(compiler, ofProperties, builder, unit, user);
        Optional<Construction> construction =
                new ConstructionReader(compiler, shapes, ofProperties, unit, user).read(builder, read);
        if (construction.isEmpty()) {
            return Optional.empty();
        }
        int before = compiler.errors();
        List<Property> inputs = properties.inputs(read, construction.get()).stream()
                .map(p -> new Property(
                        p.name(), p.label(), p.output(), p.input().map(i -> chained(i, builder, read, p, user))))
                .toList();
        boolean empty = construction.get() instanceof Construction.Empty && read.creators.scalar.isEmpty();
        if (!empty || inputs.stream().anyMatch(Property::isUnwrapped)) {
            refused(builder, user, "only builders with an empty constructor are supported");
        }
        if (compiler.errors() > before) {
            return Optional.empty();
        }
        String name = builder.element.getSimpleName() + "_of_" + unit.element.getSimpleName();
        CodecName codec = unit.nestedCodec(name);
        unit.nestedCodecs.put(codec.toString(), codec);
        return Optional.of(new Struct(
                TypeName.get(builder.type),
                codec,
                inputs,
                construction.get(),
                false,
                Lints.of(compiler, builder),
                List.of(),
                Optional.empty(),
                true,
                Optional.empty(),
                List.of(),
                properties.any(read),
                Optional.empty(),
                Optional.empty(),
                false));
    }

    /** Methods of a builder may return another one to go on with. */
    private Property.Input chained(
            Property.Input input, Hierarchy builder, Candidates read, Property property, Element user) {
        if (!(input.mutator() instanceof Mutator.Call call)) {
            return input;
        }
        Member setter = read.inOrder().stream()
                .filter(c -> c.name.equals(property.name()))
                .flatMap(c -> c.setters.stream())
                .filter(m -> m.simpleName().equals(call.method()))
                .findFirst()
                .orElseThrow();
        TypeMirror result =
                builder.signatureOf((ExecutableElement) setter.element()).getReturnType();
        if (result.getKind() == TypeKind.VOID) {
            return input;
        }
        if (!compiler.types.isSubtype(result, builder.type)) {
            refused(builder, user, setter.describe() + " returns another type");
        }
        return input.with(new Mutator.Chain(call.method()));
    }
}
