package dev.wirespeed.processor.read;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** Annotations by the name of their type; where two places have the same one, the nearer place wins. */
final class Annotations {
    static final Annotations NONE = new Annotations(Map.of());

    private final Map<String, AnnotationMirror> byType;

    private Annotations(Map<String, AnnotationMirror> byType) {
        this.byType = byType;
    }

    static Annotations of(Element element) {
        Map<String, AnnotationMirror> byType = new LinkedHashMap<>();
        collect(element, element instanceof TypeElement, byType, new HashSet<>());
        return new Annotations(byType);
    }

    /**
     * Adds an element's annotations, and those on annotations that Jackson is told to look into.
     *
     * @param first whether the first of a type counts, as on classes; of members it is the last one
     */
    private static void collect(
            Element element, boolean first, Map<String, AnnotationMirror> byType, Set<String> bundles) {
        for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
            TypeElement type = typeOf(mirror);
            String name = type.getQualifiedName().toString();
            if (first && byType.containsKey(name)) {
                continue;
            }
            byType.put(name, mirror);
            if (Jackson.isBundle(type) && bundles.add(name)) {
                collect(type, first, byType, bundles);
            }
        }
    }

    static TypeElement typeOf(AnnotationMirror mirror) {
        return (TypeElement) mirror.getAnnotationType().asElement();
    }

    /** These annotations and those of {@code farther} whose type is not among them. */
    Annotations orElse(Annotations farther) {
        Map<String, AnnotationMirror> merged = new LinkedHashMap<>(farther.byType);
        merged.putAll(byType);
        return new Annotations(merged);
    }

    List<TypeElement> annotationTypes() {
        return byType.values().stream().map(Annotations::typeOf).toList();
    }

    boolean has(String type) {
        return byType.containsKey(type);
    }

    /** Whether an annotation gives no other attributes than these. */
    boolean hasOnly(String type, Set<String> attributes) {
        AnnotationMirror mirror = byType.get(type);
        return mirror != null
                && mirror.getElementValues().keySet().stream()
                        .allMatch(method ->
                                attributes.contains(method.getSimpleName().toString()));
    }

    /** Whether an annotation gives some attributes, all of which are such classes. */
    boolean hasOnlyTypes(String type, Predicate<TypeMirror> such) {
        AnnotationMirror mirror = byType.get(type);
        return mirror != null
                && !mirror.getElementValues().isEmpty()
                && mirror.getElementValues().values().stream()
                        .allMatch(value -> value.getValue() instanceof TypeMirror named && such.test(named));
    }

    /** Whether any of them is there at run time. */
    boolean anyAtRunTime() {
        return byType.values().stream()
                .map(mirror -> of(typeOf(mirror)).constant("java.lang.annotation.Retention", "value"))
                .anyMatch(retention -> retention.filter("RUNTIME"::equals).isPresent());
    }

    Optional<String> text(String type, String attribute) {
        return value(type, attribute).map(v -> (String) v.getValue());
    }

    boolean isTrue(String type, String attribute) {
        return value(type, attribute).filter(v -> (Boolean) v.getValue()).isPresent();
    }

    Optional<Integer> number(String type, String attribute) {
        return value(type, attribute).map(v -> (Integer) v.getValue());
    }

    /** The simple name of the enum constant that the attribute has. */
    Optional<String> constant(String type, String attribute) {
        return value(type, attribute)
                .map(v -> ((VariableElement) v.getValue()).getSimpleName().toString());
    }

    Optional<TypeMirror> type(String type, String attribute) {
        return value(type, attribute).map(v -> v.getValue() instanceof TypeMirror t ? t : null);
    }

    List<String> texts(String type, String attribute) {
        return list(type, attribute).stream().map(String.class::cast).toList();
    }

    /** The simple names of the enum constants that the attribute has. */
    List<String> constants(String type, String attribute) {
        return list(type, attribute).stream()
                .filter(VariableElement.class::isInstance)
                .map(each -> ((VariableElement) each).getSimpleName().toString())
                .toList();
    }

    List<TypeMirror> types(String type, String attribute) {
        return list(type, attribute).stream()
                .filter(TypeMirror.class::isInstance)
                .map(TypeMirror.class::cast)
                .toList();
    }

    /** The classes that attributes of Jackson's annotations name, also those in other annotations, such as subtypes. */
    List<TypeMirror> typesNamed() {
        List<TypeMirror> named = new ArrayList<>();
        byType.values().stream()
                .filter(mirror -> Jackson.isOwn(typeOf(mirror)))
                .forEach(mirror -> addNamed(mirror, named));
        return named;
    }

    private static void addNamed(Object value, List<TypeMirror> named) {
        if (value instanceof AnnotationMirror mirror) {
            mirror.getElementValues().values().forEach(each -> addNamed(each.getValue(), named));
        } else if (value instanceof List<?> list) {
            list.forEach(each -> addNamed(((AnnotationValue) each).getValue(), named));
        } else if (value instanceof TypeMirror type) {
            named.add(type);
        }
    }

    /** The annotations in a list of them, each alone. */
    List<Annotations> nested(String type, String attribute) {
        return list(type, attribute).stream()
                .filter(AnnotationMirror.class::isInstance)
                .map(AnnotationMirror.class::cast)
                .map(mirror ->
                        new Annotations(Map.of(typeOf(mirror).getQualifiedName().toString(), mirror)))
                .toList();
    }

    private List<Object> list(String type, String attribute) {
        List<Object> values = new ArrayList<>();
        value(type, attribute).map(AnnotationValue::getValue).ifPresent(value -> {
            for (Object each : (List<?>) value) {
                values.add(((AnnotationValue) each).getValue());
            }
        });
        return values;
    }

    private Optional<AnnotationValue> value(String type, String attribute) {
        AnnotationMirror mirror = byType.get(type);
        return mirror == null ? Optional.empty() : value(mirror, attribute);
    }

    private static Optional<AnnotationValue> value(AnnotationMirror mirror, String attribute) {
        for (ExecutableElement method : ElementFilter.methodsIn(typeOf(mirror).getEnclosedElements())) {
            if (method.getSimpleName().contentEquals(attribute)) {
                AnnotationValue given = mirror.getElementValues().get(method);
                return Optional.ofNullable(given == null ? method.getDefaultValue() : given);
            }
        }
        return Optional.empty();
    }
}
