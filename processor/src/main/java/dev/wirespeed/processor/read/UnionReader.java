package dev.wirespeed.processor.read;

import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Union;
import dev.wirespeed.processor.model.Union.Otherwise;
import dev.wirespeed.processor.model.Union.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** Finds the types that may stand for a type with {@code @JsonTypeInfo}, as Jackson does without a registry. */
final class UnionReader {
    /** A bit of a long for each. */
    private static final int MOST_DEDUCED = 63;

    private static final Set<String> TEXTS = Set.of("java.lang.String", "java.lang.CharSequence");

    private final Compiler compiler;
    private final StructReader structs;
    private final Subtypes subtypes;

    UnionReader(Compiler compiler, StructReader structs) {
        this.compiler = compiler;
        this.structs = structs;
        this.subtypes = new Subtypes(compiler);
    }

    /** Whether ids tell the subtypes of a class apart. */
    static boolean isUnion(Annotations ofClass) {
        return ofClass.constant(Jackson.TYPE_INFO, "use")
                .filter(use -> !use.equals("NONE"))
                .isPresent();
    }

    /** Whether a class or something that it extends or implements has type ids, be it one without them itself. */
    static boolean isVariant(Compiler compiler, Hierarchy hierarchy) {
        return hierarchy.classes.stream()
                .anyMatch(each -> compiler.annotationsOf(each).has(Jackson.TYPE_INFO));
    }

    /** Reports what keeps a class's union from being generated. */
    void check(Hierarchy hierarchy, Element user) {
        Annotations ofClass = hierarchy.annotations();
        if (!isUnion(ofClass)) {
            return;
        }
        String use = ofClass.constant(Jackson.TYPE_INFO, "use").orElseThrow();
        switch (use) {
            case "CLASS", "MINIMAL_CLASS" ->
                compiler.error(Problem.CLASS_ID, hierarchy.element, user, hierarchy.element);
            case "NAME", "SIMPLE_NAME", "DEDUCTION" -> checkVariants(hierarchy, use, user);
            default ->
                compiler.error(
                        Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, user, "JsonTypeInfo(use = " + use + ")");
        }
    }

    private void checkVariants(Hierarchy hierarchy, String use, Element user) {
        Jackson.lenientIds(hierarchy.annotations())
                .ifPresent(why -> compiler.error(Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, user, why));
        if (givesIdInside(hierarchy.annotations())) {
            String why = "its subtypes are given the type id that is around them";
            compiler.error(Problem.UNSUPPORTED_TYPE, hierarchy.element, user, hierarchy.element, why);
        }
        Set<TypeElement> all =
                new LinkedHashSet<>(subtypes.written(hierarchy.element).keySet());
        if (place(hierarchy.annotations(), use) == Place.NOWHERE) {
            checkNames(all, hierarchy, user);
        }
        defaultOf(hierarchy.annotations(), hierarchy).ifPresent(all::add);
        for (TypeElement each : all) {
            if (subtypes.permitsUnlisted(each, hierarchy.element)
                    && !compiler.dialect().knowsPermitted()) {
                String why = "its subtypes are not listed, and Jackson 2 does not know that it permits them";
                compiler.error(Problem.UNSUPPORTED_TYPE, hierarchy.element, user, each, why);
            }
            boolean generic = !each.getTypeParameters().isEmpty();
            if (generic || each.getKind() == ElementKind.ENUM) {
                String why = generic ? "its type parameters are not known there" : "an enum has no properties";
                compiler.error(Problem.UNSUPPORTED_TYPE, hierarchy.element, user, each, why);
            } else if (Subtypes.isConcrete(each) && !each.equals(hierarchy.element)) {
                structs.outcomeOf(each, user)
                        .reason()
                        .ifPresent(why ->
                                compiler.error(Problem.LEFT_TO_JACKSON, hierarchy.element, user, each, why.summary()));
            }
            if (!generic && Subtypes.isConcrete(each) && hasIdTwice(each, hierarchy, user)) {
                String why = "it has a property with the name of the type id";
                compiler.error(Problem.UNSUPPORTED_TYPE, hierarchy.element, user, each, why);
            }
            if (!generic && Subtypes.isConcrete(each) && isGivenText(each, hierarchy, user)) {
                String why = "it reads the type id, which Jackson turns into text";
                compiler.error(Problem.UNSUPPORTED_TYPE, hierarchy.element, user, each, why);
            }
            if (!generic && Subtypes.isConcrete(each) && unwrapsId(each, hierarchy, user)) {
                String why = "an object unwrapped into it has a property with the name of the type id";
                compiler.error(Problem.UNSUPPORTED_TYPE, hierarchy.element, user, each, why);
            }
            if (!generic && Subtypes.isConcrete(each) && !isObject(each, user)) {
                compiler.error(
                        Problem.UNSUPPORTED_TYPE, hierarchy.element, user, each, "it is not an object with properties");
            }
        }
        if (all.size() > MOST_DEDUCED) {
            compiler.error(
                    Problem.UNSUPPORTED_TYPE, hierarchy.element, user, hierarchy.element, "it has many subtypes");
        }
    }

    /** Reports types that their names can't tell apart, which Jackson refuses, and names that only Jackson counts. */
    private void checkNames(Set<TypeElement> all, Hierarchy base, Element user) {
        Set<Set<List<String>>> known = new HashSet<>();
        for (TypeElement each : all) {
            Hierarchy own = new Hierarchy(compiler, (DeclaredType) each.asType());
            Annotations ofClass = own.annotations();
            boolean leavesOut = ofClass.has(Jackson.IGNORE_PROPERTIES) || ofClass.has(Jackson.INCLUDE_PROPERTIES);
            boolean again = Subtypes.isConcrete(each)
                    && !known.add(
                            Set.copyOf(compiler.introspection.read(own, user).namesWithAliases()));
            if (Subtypes.isConcrete(each) && (leavesOut || again)) {
                String why = again
                        ? "another subtype has the same properties"
                        : "properties that it leaves out count when its type is deduced";
                compiler.error(Problem.UNSUPPORTED_TYPE, base.element, user, each, why);
            }
        }
    }

    /** Whether objects get a property with the id that stands around them, which is unknown to most. */
    private static boolean givesIdInside(Annotations ofBase) {
        return ofBase.isTrue(Jackson.TYPE_INFO, "visible")
                && ofBase.constant(Jackson.TYPE_INFO, "include")
                        .filter(include -> include.startsWith("WRAPPER"))
                        .isPresent();
    }

    /** Whether a class would write a property beside the id of the same name, which Jackson refuses. */
    private boolean hasIdTwice(TypeElement type, Hierarchy base, Element user) {
        Annotations ofBase = base.annotations();
        boolean ownProperty =
                place(ofBase, ofBase.constant(Jackson.TYPE_INFO, "use").orElseThrow()) == Place.PROPERTY;
        Candidates written =
                compiler.introspection.written(new Hierarchy(compiler, (DeclaredType) type.asType()), user);
        return ownProperty && hasProperty(written, idProperty(ofBase), user);
    }

    /** Whether an object has a property of this name, of its own or unwrapped in it. */
    private boolean hasProperty(Candidates written, String name, Element user) {
        for (Candidate candidate : written.inOrder()) {
            Member member = candidate.primary(true);
            boolean found = member != null
                    && (Unwrapping.isUnwrapped(member.annotations()) && member.type() instanceof DeclaredType type
                            ? hasProperty(
                                    compiler.introspection.written(new Hierarchy(compiler, type), user), name, user)
                            : candidate.name.equals(name));
            if (found) {
                return true;
            }
        }
        return false;
    }

    private static String idProperty(Annotations ofBase) {
        return ofBase.text(Jackson.TYPE_INFO, "property")
                .filter(text -> !text.isEmpty())
                .orElse("@type");
    }

    /** The name of a type id that objects of a class don't see. */
    static Optional<String> hiddenId(Union union, Candidates read) {
        boolean hidden = isInProperty(union.place()) && !union.visible() && !seesId(read, union.property());
        return hidden ? Optional.of(union.property()) : Optional.empty();
    }

    private static boolean isInProperty(Place place) {
        return place == Place.PROPERTY || place == Place.OWN_PROPERTY;
    }

    /** Whether a class has a place for the type id among its properties. */
    private static boolean seesId(Candidates read, String property) {
        return !read.anySetters.isEmpty()
                || read.namesWithAliases().stream().anyMatch(names -> names.contains(property));
    }

    /** Whether an object that is unwrapped in one of a class would take a type id that it isn't to see for its own. */
    private boolean unwrapsId(TypeElement type, Hierarchy base, Element user) {
        Annotations ofBase = base.annotations();
        Place place = place(ofBase, ofBase.constant(Jackson.TYPE_INFO, "use").orElseThrow());
        return isInProperty(place)
                && !ofBase.isTrue(Jackson.TYPE_INFO, "visible")
                && unwraps(type, user, read -> seesId(read, idProperty(ofBase)));
    }

    /** Whether a class has something unwrapped, at any depth, of which this is true. */
    private boolean unwraps(TypeElement type, Element user, Predicate<Candidates> such) {
        return candidates(type, user).inOrder().stream()
                .flatMap(candidate -> Stream.ofNullable(candidate.primary(false)))
                .filter(member -> Unwrapping.isUnwrapped(member.annotations()))
                .map(Member::type)
                .filter(DeclaredType.class::isInstance)
                .map(Compiler::elementOf)
                .anyMatch(inner -> such.test(candidates(inner, user)) || unwraps(inner, user, such));
    }

    private Candidates candidates(TypeElement type, Element user) {
        return compiler.introspection.read(new Hierarchy(compiler, (DeclaredType) type.asType()), user);
    }

    /** Whether a class takes the type id among its properties for one for which a text is not like any other value. */
    private boolean isGivenText(TypeElement type, Hierarchy base, Element user) {
        Annotations ofBase = base.annotations();
        Place place = place(ofBase, ofBase.constant(Jackson.TYPE_INFO, "use").orElseThrow());
        return isInProperty(place)
                && ofBase.isTrue(Jackson.TYPE_INFO, "visible")
                && takesOther(type, idProperty(ofBase), user);
    }

    private boolean takesOther(TypeElement type, String name, Element user) {
        Candidates read = candidates(type, user);
        return (!read.anySetters.isEmpty() && !read.hasName(name))
                || read.inOrder().stream()
                        .flatMap(candidate -> Stream.ofNullable(candidate.primary(false))
                                .filter(member -> Unwrapping.isUnwrapped(member.annotations())
                                        || candidate.name.equals(name)
                                        || member.annotations()
                                                .texts(Jackson.ALIAS, "value")
                                                .contains(name)))
                        .anyMatch(member -> Unwrapping.isUnwrapped(member.annotations())
                                ? member.type() instanceof DeclaredType inner
                                        && takesOther(Compiler.elementOf(inner), name, user)
                                : !isText(member));
    }

    /** Whether a number or a boolean is read as its text is. */
    private boolean isText(Member member) {
        return TEXTS.contains(Compiler.nameOf(member.type()))
                || (Compiler.isEnum(member.type())
                        && !member.annotations().has(Jackson.FORMAT)
                        && EnumReader.hasWords(compiler, Compiler.elementOf(member.type())));
    }

    /** Whether a class is written and read as properties. */
    private boolean isObject(TypeElement type, Element user) {
        Candidates read = candidates(type, user);
        return read.values.isEmpty()
                && (!read.creators.properties.isEmpty()
                        || (read.creators.empty.isPresent() && read.creators.delegating.isEmpty()));
    }

    /** The union that a class is the base of, itself among its variants; empty if it has no type ids. */
    Optional<Union> read(Hierarchy hierarchy, Unit unit, Element user) {
        Annotations ofClass = hierarchy.annotations();
        if (!isUnion(ofClass)) {
            return Optional.empty();
        }
        String use = ofClass.constant(Jackson.TYPE_INFO, "use").orElseThrow();
        Place place = place(ofClass, use);
        String property = idProperty(ofClass);
        boolean visible = ofClass.isTrue(Jackson.TYPE_INFO, "visible");
        Set<TypeElement> listed = subtypes.readable(hierarchy.element).keySet();
        List<TypeElement> concrete = new ArrayList<>(listed);
        List<Union.Variant> variants = new ArrayList<>();
        Optional<TypeElement> otherwise = defaultOf(ofClass, hierarchy);
        otherwise.filter(type -> !concrete.contains(type)).ifPresent(concrete::add);
        for (TypeElement each : concrete) {
            unit.reached.add(each);
            boolean deduced = place == Place.NOWHERE && listed.contains(each);
            variants.add(variant(each, hierarchy, unit, user, place, visible ? "" : property, use, deduced));
        }
        boolean toNull = ofClass.type(Jackson.TYPE_INFO, "defaultImpl")
                .filter(type -> Compiler.nameOf(type).equals("java.lang.Void"))
                .isPresent();
        Otherwise other = otherwise
                .<Otherwise>map(type -> new Otherwise.Variant(concrete.indexOf(type)))
                .orElseGet(() -> toNull ? new Otherwise.Null() : new Otherwise.Refused());
        List<List<List<String>>> strangers = place == Place.NOWHERE ? strangers(hierarchy, user) : List.of();
        List<String> strangerIds = place == Place.NOWHERE || other instanceof Otherwise.Refused
                ? List.of()
                : subtypes.strangerIds(hierarchy.element, use);
        return Optional.of(
                new Union(place, property, visible, variants, other, strangers, strangerIds, idOfBase(hierarchy, use)));
    }

    /** The id that Jackson takes an object to have which has no array around it. */
    private String idOfBase(Hierarchy hierarchy, String use) {
        TypeElement base = hierarchy.classes.stream()
                .skip(compiler.dialect().findsBaseOfIds() ? 1 : hierarchy.classes.size())
                .filter(UnionReader::declaresIds)
                .findFirst()
                .orElse(hierarchy.element);
        return subtypes.ownId(base, use);
    }

    /** Whether the annotation itself is on a class, and not in a bundle or a mix-in. */
    private static boolean declaresIds(TypeElement type) {
        return type.getAnnotationMirrors().stream()
                .anyMatch(
                        mirror -> Annotations.typeOf(mirror).getQualifiedName().contentEquals(Jackson.TYPE_INFO));
    }

    /** The names of the subtypes that a class only has from the base that lists them, but that don't extend it. */
    private List<List<List<String>>> strangers(Hierarchy hierarchy, Element user) {
        List<List<List<String>>> strangers = new ArrayList<>();
        for (TypeElement each : subtypes.written(hierarchy.element).keySet()) {
            if (Subtypes.isConcrete(each) && !subtypes.isSubtype(each, hierarchy.element)) {
                Hierarchy own = new Hierarchy(compiler, (DeclaredType) each.asType());
                strangers.add(compiler.introspection.read(own, user).namesWithAliases());
            }
        }
        return strangers;
    }

    private static Place place(Annotations ofClass, String use) {
        if (use.equals("DEDUCTION")) {
            return Place.NOWHERE;
        }
        return switch (ofClass.constant(Jackson.TYPE_INFO, "include").orElse("PROPERTY")) {
            case "WRAPPER_OBJECT" -> Place.WRAPPER_OBJECT;
            case "WRAPPER_ARRAY" -> Place.WRAPPER_ARRAY;
            case "EXISTING_PROPERTY" -> Place.OWN_PROPERTY;
            default -> Place.PROPERTY;
        };
    }

    private Optional<TypeElement> defaultOf(Annotations ofClass, Hierarchy hierarchy) {
        return ofClass.type(Jackson.TYPE_INFO, "defaultImpl")
                .filter(type -> type instanceof DeclaredType)
                .map(Compiler::elementOf)
                .filter(type -> !type.getQualifiedName().contentEquals(Jackson.TYPE_INFO))
                .filter(type -> compiler.types.isSubtype(
                        compiler.types.erasure(type.asType()), compiler.types.erasure(hierarchy.type)));
    }

    private Union.Variant variant(
            TypeElement element,
            Hierarchy base,
            Unit unit,
            Element user,
            Place place,
            String hidden,
            String use,
            boolean deduced) {
        CodecName codec = element.equals(base.element) ? unit.codec : compiler.nameOfCodec(element);
        Hierarchy own = new Hierarchy(compiler, (DeclaredType) element.asType());
        Candidates read = compiler.introspection.read(own, user);
        boolean hides = isInProperty(place) && !hidden.isEmpty() && seesId(read, hidden);
        CodecName reader = hides ? structs.without(own, hidden, unit, user) : codec;
        return new Union.Variant(
                TypeName.get(element.asType()),
                codec,
                reader,
                Optional.of(subtypes.writtenId(element, base.element, use)),
                subtypes.readable(base.element, use).getOrDefault(element, List.of()),
                deduced ? Optional.of(read.namesWithAliases()) : Optional.empty());
    }
}
