package dev.wirespeed.processor.read;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** The types below a base with type ids, and the ids by which they are written and read. */
final class Subtypes {
    private final Compiler compiler;

    Subtypes(Compiler compiler) {
        this.compiler = compiler;
    }

    /** The id with which objects of a type are written where a base is declared. */
    String writtenId(TypeElement type, TypeElement base, String use) {
        Optional<String> own = annotationsOf(type, base).text(Jackson.TYPE_NAME, "value");
        return written(base).getOrDefault(type, own).orElseGet(() -> defaultId(type, use));
    }

    /** The id of a type where no base gives it a name. */
    String ownId(TypeElement type, String use) {
        return new Hierarchy(compiler, (DeclaredType) type.asType())
                .annotations()
                .text(Jackson.TYPE_NAME, "value")
                .orElseGet(() -> defaultId(type, use));
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
        return subtypes.stream().map(this::withOwnName).toList();
    }

    /** Whether the subtypes of a class are those that it permits. */
    boolean permitsUnlisted(TypeElement type, TypeElement base) {
        return type.getModifiers().contains(Modifier.SEALED)
                && !annotationsOf(type, base).has(Jackson.SUBTYPES);
    }

    /** Also for a base among its own subtypes, for which an inherited name only counts where it is the base. */
    private Named withOwnName(Named type) {
        return type.name().isPresent()
                ? type
                : new Named(type.type(), compiler.annotationsOf(type.type()).text(Jackson.TYPE_NAME, "value"));
    }

    private Named named(TypeElement base) {
        return new Named(base, annotationsOf(base, base).text(Jackson.TYPE_NAME, "value"));
    }

    /** The types below and with a base, each with the one name that is written. */
    Map<TypeElement, Optional<String>> written(TypeElement base) {
        Map<TypeElement, Optional<String>> names = new LinkedHashMap<>();
        collectWritten(named(base), base, names);
        return names;
    }

    private void collectWritten(Named type, TypeElement base, Map<TypeElement, Optional<String>> names) {
        Optional<String> known = names.get(type.type());
        if (known == null) {
            names.put(type.type(), type.name());
            subtypesOf(type.type(), base).forEach(each -> collectWritten(each, base, names));
        } else if (known.isEmpty()) {
            names.put(type.type(), type.name());
        }
    }

    Map<TypeElement, List<String>> readable(TypeElement base) {
        return readable(base, "NAME");
    }

    /** The concrete types below and with a base, each with the names by which it can be read. */
    Map<TypeElement, List<String>> readable(TypeElement base, String use) {
        Map<TypeElement, List<String>> ids = new LinkedHashMap<>();
        Set<TypeElement> handled = new LinkedHashSet<>();
        Map<String, TypeElement> byId = byId(base, use, handled);
        handled.stream().filter(type -> isVariant(type, base)).forEach(type -> ids.put(type, new ArrayList<>()));
        byId.forEach((id, type) -> ids.computeIfPresent(type, (same, known) -> with(known, id)));
        return ids;
    }

    /** The ids that are known at a base, but of types that can't stand for it. */
    List<String> strangerIds(TypeElement base, String use) {
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
        collectReadable(named(base), base, handled, byName);
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
            Named type, TypeElement base, Set<TypeElement> handled, Map<String, TypeElement> byName) {
        type.name().ifPresent(name -> byName.put(name, type.type()));
        if (handled.add(type.type())) {
            subtypesOf(type.type(), base).forEach(each -> collectReadable(each, base, handled, byName));
        }
    }

    boolean isSubtype(TypeElement type, TypeElement base) {
        return compiler.types.isSubtype(compiler.types.erasure(type.asType()), compiler.types.erasure(base.asType()));
    }

    private void putMoreSpecific(Map<String, TypeElement> byId, String id, TypeElement type) {
        byId.merge(id, type, (old, next) -> isSubtype(old, next) ? old : next);
    }

    static boolean isConcrete(TypeElement type) {
        return !type.getModifiers().contains(Modifier.ABSTRACT)
                && !type.getKind().isInterface();
    }
}
