package dev.wirespeed.processor.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Union;
import dev.wirespeed.processor.model.Union.Otherwise;
import dev.wirespeed.processor.model.Union.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Finds the types that may stand for a type with {@code @JsonTypeInfo}, as Jackson does without a registry. */
final class UnionReader {
    /** A bit of a long for each. */
    private static final int MOST_DEDUCED = 63;

    private final Compiler compiler;
    private final StructReader structs;

    UnionReader(Compiler compiler, StructReader structs) {
        this.compiler = compiler;
        this.structs = structs;
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

    /** Reports ids that are names of classes where a type is used. */
    void checkUse(Element member, Element user) {
        Optional<String> use = compiler.annotationsOf(member).constant(Jackson.TYPE_INFO, "use");
        if (use.filter(id -> id.equals("CLASS") || id.equals("MINIMAL_CLASS")).isPresent()) {
            compiler.error(Problem.CLASS_ID, member, user, member.getSimpleName());
        }
    }

    private void checkVariants(Hierarchy hierarchy, String use, Element user) {
        Jackson.lenientIds(hierarchy.annotations())
                .ifPresent(why -> compiler.error(Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, user, why));
        Set<TypeElement> all = new LinkedHashSet<>(written(hierarchy.element).keySet());
        if (place(hierarchy.annotations(), use) == Place.NOWHERE) {
            checkNames(all, hierarchy, user);
        }
        defaultOf(hierarchy.annotations(), hierarchy).ifPresent(all::add);
        for (TypeElement each : all) {
            if (permitsUnlisted(each, hierarchy.element) && !compiler.dialect.knowsPermitted()) {
                String why = "its subtypes are not listed, and that it permits them Jackson 2 does not know";
                compiler.error(Problem.UNSUPPORTED_TYPE, hierarchy.element, user, each, why);
            }
            boolean generic = !each.getTypeParameters().isEmpty();
            if (generic || each.getKind() == ElementKind.ENUM) {
                String why = generic ? "its type parameters are not known there" : "an enum has no properties";
                compiler.error(Problem.UNSUPPORTED_TYPE, hierarchy.element, user, each, why);
            } else if (isConcrete(each) && !each.equals(hierarchy.element)) {
                structs.reasonAgainst(each, user)
                        .ifPresent(why -> compiler.error(Problem.LEFT_TO_JACKSON, hierarchy.element, user, each, why));
            }
            if (!generic && isConcrete(each) && hasIdTwice(each, hierarchy, user)) {
                String why = "it has a property with the name of the type id";
                compiler.error(Problem.UNSUPPORTED_TYPE, hierarchy.element, user, each, why);
            }
            if (!generic && isConcrete(each) && isGivenId(each, hierarchy, user)) {
                String why = "it reads the type id that stands around it";
                compiler.error(Problem.UNSUPPORTED_TYPE, hierarchy.element, user, each, why);
            }
            if (!generic && isConcrete(each) && !isObject(each, user)) {
                compiler.error(
                        Problem.UNSUPPORTED_TYPE, hierarchy.element, user, each, "it is no object with properties");
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
            boolean again = isConcrete(each)
                    && !known.add(Set.copyOf(new Candidates(compiler, own, false, user).namesWithAliases()));
            if (isConcrete(each) && (leavesOut || again)) {
                String why = again
                        ? "another subtype has the same properties"
                        : "properties that it leaves out count when its type is deduced";
                compiler.error(Problem.UNSUPPORTED_TYPE, base.element, user, each, why);
            }
        }
    }

    /** Whether a class would write a property beside the id of the same name, which Jackson refuses. */
    private boolean hasIdTwice(TypeElement type, Hierarchy base, Element user) {
        Annotations ofBase = base.annotations();
        boolean ownProperty =
                place(ofBase, ofBase.constant(Jackson.TYPE_INFO, "use").orElseThrow()) == Place.PROPERTY;
        Candidates written =
                new Candidates(compiler, new Hierarchy(compiler, (DeclaredType) type.asType()), true, user);
        return ownProperty && hasProperty(written, idProperty(ofBase), user);
    }

    /** Whether an object has a property of this name, of its own or unwrapped in it. */
    private boolean hasProperty(Candidates written, String name, Element user) {
        for (Candidate candidate : written.inOrder()) {
            Member member = candidate.primary(true);
            boolean found = member != null
                    && (Unwrapping.isUnwrapped(member.annotations()) && member.type() instanceof DeclaredType type
                            ? hasProperty(
                                    new Candidates(compiler, new Hierarchy(compiler, type), true, user), name, user)
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

    /** Whether a class has a place for the type id among its properties. */
    private static boolean seesId(Candidates read, String property) {
        return read.hasName(property) || !read.anySetters.isEmpty();
    }

    /** Whether a class takes the type id that stands in front of it for a property. */
    private boolean isGivenId(TypeElement type, Hierarchy base, Element user) {
        Annotations ofBase = base.annotations();
        boolean wrapped = ofBase.constant(Jackson.TYPE_INFO, "include")
                .filter(include -> include.startsWith("WRAPPER"))
                .isPresent();
        return wrapped
                && ofBase.isTrue(Jackson.TYPE_INFO, "visible")
                && seesId(
                        new Candidates(compiler, new Hierarchy(compiler, (DeclaredType) type.asType()), false, user),
                        idProperty(ofBase));
    }

    /** Whether a class is written and read as properties. */
    private boolean isObject(TypeElement type, Element user) {
        Hierarchy hierarchy = new Hierarchy(compiler, (DeclaredType) type.asType());
        Candidates read = new Candidates(compiler, hierarchy, false, user);
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
        Set<TypeElement> listed = readable(hierarchy.element).keySet();
        List<TypeElement> concrete = new ArrayList<>(listed);
        List<Union.Variant> variants = new ArrayList<>();
        Optional<TypeElement> otherwise = defaultOf(ofClass, hierarchy);
        otherwise.filter(type -> !concrete.contains(type)).ifPresent(concrete::add);
        for (TypeElement each : concrete) {
            structs.reach(each);
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
                : strangerIds(hierarchy.element, use);
        return Optional.of(new Union(place, property, visible, variants, other, strangers, strangerIds));
    }

    /** The names of the subtypes that a class only has from the base that lists them, but that don't extend it. */
    private List<List<List<String>>> strangers(Hierarchy hierarchy, Element user) {
        List<List<List<String>>> strangers = new ArrayList<>();
        for (TypeElement each : written(hierarchy.element).keySet()) {
            if (isConcrete(each) && !isSubtype(each, hierarchy.element)) {
                Hierarchy own = new Hierarchy(compiler, (DeclaredType) each.asType());
                strangers.add(new Candidates(compiler, own, false, user).namesWithAliases());
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
        ClassName codec = element.equals(base.element) ? unit.codec : Compiler.codecOf(element);
        Hierarchy own = new Hierarchy(compiler, (DeclaredType) element.asType());
        Candidates read = new Candidates(compiler, own, false, user);
        boolean byProperty = place == Place.PROPERTY || place == Place.OWN_PROPERTY;
        boolean hides = byProperty && !hidden.isEmpty() && seesId(read, hidden);
        ClassName reader = hides ? structs.without(own, hidden, unit, user) : codec;
        String id = written(base.element)
                .getOrDefault(
                        element,
                        withOwnName(new Named(element, Optional.empty()), base.element)
                                .name())
                .orElseGet(() -> defaultId(element, use));
        return new Union.Variant(
                TypeName.get(element.asType()),
                codec,
                reader,
                Optional.of(id),
                readable(base.element, use).getOrDefault(element, List.of()),
                deduced ? Optional.of(read.namesWithAliases()) : Optional.empty());
    }

    private String defaultId(TypeElement type, String use) {
        String binary = compiler.elements.getBinaryName(type).toString();
        String simple = binary.substring(binary.lastIndexOf('.') + 1);
        return use.equals("SIMPLE_NAME") ? simple.substring(simple.lastIndexOf('$') + 1) : simple;
    }

    /** A subtype with the name that its base gives it. */
    private record Named(TypeElement type, Optional<String> name) {}

    /** A base has the annotations of what it extends, its subtypes only their own. */
    private Annotations annotationsOf(TypeElement type, TypeElement base) {
        return type.equals(base)
                ? new Hierarchy(compiler, (DeclaredType) base.asType()).annotations()
                : compiler.annotationsOf(type);
    }

    private List<Named> subtypesOf(TypeElement type, TypeElement base) {
        Annotations annotations = annotationsOf(type, base);
        List<Named> subtypes = new ArrayList<>();
        if (annotations.has(Jackson.SUBTYPES)) {
            for (Annotations each : annotations.nested(Jackson.SUBTYPES, "value")) {
                Optional<TypeMirror> known = each.type(Jackson.SUBTYPE, "value");
                if (known.isEmpty()) { // not there, which the compiler itself complains about
                    continue;
                }
                TypeElement subtype = Compiler.elementOf(known.get());
                subtypes.add(
                        new Named(subtype, each.text(Jackson.SUBTYPE, "name").filter(name -> !name.isEmpty())));
                each.texts(Jackson.SUBTYPE, "names")
                        .forEach(name -> subtypes.add(new Named(subtype, Optional.of(name))));
            }
        } else if (permitsUnlisted(type, base)) {
            for (TypeMirror permitted : type.getPermittedSubclasses()) {
                subtypes.add(new Named(Compiler.elementOf(permitted), Optional.empty()));
            }
        }
        return subtypes;
    }

    /** Whether the subtypes of a class are those that it permits. */
    private boolean permitsUnlisted(TypeElement type, TypeElement base) {
        return type.getModifiers().contains(Modifier.SEALED)
                && !annotationsOf(type, base).has(Jackson.SUBTYPES);
    }

    private Named withOwnName(Named type, TypeElement base) {
        return type.name().isPresent()
                ? type
                : new Named(type.type(), annotationsOf(type.type(), base).text(Jackson.TYPE_NAME, "value"));
    }

    /** The types below and with a base, each with the one name that is written. */
    private Map<TypeElement, Optional<String>> written(TypeElement base) {
        Map<TypeElement, Optional<String>> names = new LinkedHashMap<>();
        collectWritten(new Named(base, Optional.empty()), base, names);
        return names;
    }

    private void collectWritten(Named given, TypeElement base, Map<TypeElement, Optional<String>> names) {
        Named type = withOwnName(given, base);
        Optional<String> known = names.get(type.type());
        if (known == null) {
            names.put(type.type(), type.name());
            subtypesOf(type.type(), base).forEach(each -> collectWritten(each, base, names));
        } else if (known.isEmpty()) {
            names.put(type.type(), type.name());
        }
    }

    private Map<TypeElement, List<String>> readable(TypeElement base) {
        return readable(base, "NAME");
    }

    /** The concrete types below and with a base, each with the names by which it can be read. */
    private Map<TypeElement, List<String>> readable(TypeElement base, String use) {
        Map<TypeElement, List<String>> ids = new LinkedHashMap<>();
        Set<TypeElement> handled = new LinkedHashSet<>();
        Map<String, TypeElement> byId = byId(base, use, handled);
        handled.stream().filter(type -> isVariant(type, base)).forEach(type -> ids.put(type, new ArrayList<>()));
        byId.forEach((id, type) -> ids.computeIfPresent(type, (same, known) -> with(known, id)));
        return ids;
    }

    /** The ids that are known at a base, but of types that can't stand for it. */
    private List<String> strangerIds(TypeElement base, String use) {
        return byId(base, use, new LinkedHashSet<>()).entrySet().stream()
                .filter(known ->
                        !isVariant(known.getValue(), base) && !known.getValue().equals(base))
                .map(Map.Entry::getKey)
                .toList();
    }

    private boolean isVariant(TypeElement type, TypeElement base) {
        return isConcrete(type) && isSubtype(type, base);
    }

    /** The types below and with a base by their names, all of which are put to those that were handled. */
    private Map<String, TypeElement> byId(TypeElement base, String use, Set<TypeElement> handled) {
        Map<String, TypeElement> byName = new LinkedHashMap<>();
        collectReadable(new Named(base, Optional.empty()), base, handled, byName);
        Map<String, TypeElement> byId = new LinkedHashMap<>();
        byName.forEach((name, type) -> putMoreSpecific(byId, name, type));
        Set<TypeElement> unnamed = new LinkedHashSet<>(handled);
        unnamed.removeAll(new HashSet<>(byName.values()));
        unnamed.forEach(type -> putMoreSpecific(byId, defaultId(type, use), type));
        return byId;
    }

    private static List<String> with(List<String> known, String id) {
        List<String> more = new ArrayList<>(known);
        more.add(id);
        return more;
    }

    private void collectReadable(
            Named given, TypeElement base, Set<TypeElement> handled, Map<String, TypeElement> byName) {
        Named type = withOwnName(given, base);
        type.name().ifPresent(name -> byName.put(name, type.type()));
        if (handled.add(type.type())) {
            subtypesOf(type.type(), base).forEach(each -> collectReadable(each, base, handled, byName));
        }
    }

    private boolean isSubtype(TypeElement type, TypeElement base) {
        return compiler.types.isSubtype(compiler.types.erasure(type.asType()), compiler.types.erasure(base.asType()));
    }

    private void putMoreSpecific(Map<String, TypeElement> byId, String id, TypeElement type) {
        byId.merge(id, type, (old, next) -> isSubtype(old, next) ? old : next);
    }

    private static boolean isConcrete(TypeElement type) {
        return !type.getModifiers().contains(Modifier.ABSTRACT)
                && !type.getKind().isInterface();
    }
}
