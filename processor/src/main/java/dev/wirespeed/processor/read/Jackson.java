package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import dev.wirespeed.processor.model.Dialect;
import dev.wirespeed.processor.model.Nulls;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Jackson's annotations: their names, which of them are understood, and what they say about one member. */
final class Jackson {
    static final String PROPERTY = name("JsonProperty");
    static final String IGNORE = name("JsonIgnore");
    static final String INCLUDE = name("JsonInclude");
    static final String VIEW = name("JsonView");
    static final String ORDER = name("JsonPropertyOrder");
    static final String ALIAS = name("JsonAlias");
    static final String CREATOR = name("JsonCreator");
    static final String GETTER = name("JsonGetter");
    static final String SETTER = name("JsonSetter");
    static final String AUTO_DETECT = name("JsonAutoDetect");
    static final String IGNORE_PROPERTIES = name("JsonIgnoreProperties");
    static final String INCLUDE_PROPERTIES = name("JsonIncludeProperties");
    static final String IGNORE_TYPE = name("JsonIgnoreType");
    static final String TYPE_INFO = name("JsonTypeInfo");
    static final String SUBTYPES = name("JsonSubTypes");
    static final String SUBTYPE = SUBTYPES + ".Type";
    static final String TYPE_NAME = name("JsonTypeName");
    static final String VALUE = name("JsonValue");
    static final String KEY = name("JsonKey");
    static final String FORMAT = name("JsonFormat");
    static final String RAW_VALUE = name("JsonRawValue");
    static final String DEFAULT_CONSTANT = name("JsonEnumDefaultValue");
    static final String ANY_GETTER = name("JsonAnyGetter");
    static final String ANY_SETTER = name("JsonAnySetter");
    static final String MANAGED = name("JsonManagedReference");
    static final String BACK = name("JsonBackReference");
    static final String UNWRAPPED = name("JsonUnwrapped");
    static final String IDENTITY = name("JsonIdentityInfo");
    static final String IDENTITY_REFERENCE = name("JsonIdentityReference");
    private static final String MERGE = name("JsonMerge");
    /** Without the package of the dialect. */
    static final String NAMING = "annotation.JsonNaming";

    static final String DESERIALIZE = "tools.jackson.databind.annotation.JsonDeserialize";
    static final String BUILDER = "tools.jackson.databind.annotation.JsonPOJOBuilder";

    private static final String BUNDLE = name("JacksonAnnotationsInside");

    private static final Set<String> SUPPORTED = Set.of(
            PROPERTY,
            IGNORE,
            INCLUDE,
            ORDER,
            ALIAS,
            CREATOR,
            GETTER,
            SETTER,
            AUTO_DETECT,
            IGNORE_PROPERTIES,
            INCLUDE_PROPERTIES,
            IGNORE_TYPE,
            Dialect.JACKSON3.databindPackage() + NAMING,
            Dialect.JACKSON2.databindPackage() + NAMING, // one of the two is without effect
            TYPE_INFO,
            SUBTYPES,
            TYPE_NAME,
            VALUE,
            ANY_GETTER,
            ANY_SETTER,
            KEY, // only asked where the class is the key of a map
            DEFAULT_CONSTANT, // without effect unless a feature asks for it
            VIEW,
            UNWRAPPED,
            MANAGED,
            BACK,
            BUILDER,
            name("JsonPropertyDescription"),
            name("JsonClassDescription"),
            BUNDLE,
            name("JsonRootName"));
    /** Annotations that are understood on a class but not where that class is used. */
    private static final Set<String> ONLY_ON_CLASSES =
            Set.of(IGNORE_PROPERTIES, INCLUDE_PROPERTIES, TYPE_INFO, SUBTYPES);

    /** Shapes that an object may have. */
    private static final Set<String> SHAPES = Set.of("ANY", "ARRAY", "OBJECT", "POJO");

    /** Attributes of {@code @JsonTypeInfo} that let an object be without the id that it would have. */
    private static final List<String> LENIENT_IDS = List.of("requireTypeIdForSubtypes", "writeTypeIdForDefaultImpl");

    private static final Set<String> ON_ONE_PROPERTY = Set.of(
            "JsonSerialize",
            "JsonSerializeAs",
            "JsonDeserialize",
            "JsonDeserializeAs",
            "JsonTypeInfo",
            "JsonSubTypes",
            "JsonIgnoreProperties",
            "JsonIncludeProperties",
            "JsonMerge",
            "JsonSetter",
            "JsonIdentityReference");
    private static final List<String> ONLY_WHEN_WRITTEN =
            List.of("JsonSerialize", "JsonSerializeAs", "JsonRawValue", "JsonGetter");
    private static final List<String> ONLY_WHEN_READ =
            List.of("JsonDeserialize", "JsonDeserializeAs", "JsonMerge", "JsonSetter");
    private static final List<String> PACKAGES = List.of(
            "com.fasterxml.jackson.annotation.",
            "tools.jackson.databind.annotation.",
            "com.fasterxml.jackson.databind.annotation.");
    private static final Set<String> OTHERS = Set.of("java.beans.Transient", "java.beans.ConstructorProperties");
    private static final List<String> CGLIB =
            List.of("net.sf.cglib", "org.hibernate.repackage.cglib", "org.springframework.cglib");
    /** Annotations that make a member part of its property, under its own name, when it is written. */
    private static final List<String> INCLUDING_WHEN_WRITTEN = List.of(
            name("JsonSerializeAs"),
            VIEW,
            name("JsonFormat"),
            name("JsonTypeInfo"),
            name("JsonRawValue"),
            name("JsonUnwrapped"),
            name("JsonBackReference"),
            name("JsonManagedReference"));
    /** The same, when it is read. */
    private static final List<String> INCLUDING_WHEN_READ = List.of(
            name("JsonDeserializeAs"),
            VIEW,
            name("JsonFormat"),
            name("JsonTypeInfo"),
            name("JsonUnwrapped"),
            name("JsonBackReference"),
            name("JsonManagedReference"),
            MERGE);

    private Jackson() {}

    private static String name(String simpleName) {
        return "com.fasterxml.jackson.annotation." + simpleName;
    }

    /**
     * Whether a method is called like a getter of what Groovy or cglib adds to a class, which Jackson takes for none.
     */
    static boolean isAdded(ExecutableElement method) {
        String returned = method.getReturnType().toString();
        return (method.getSimpleName().contentEquals("getMetaClass") && returned.startsWith("groovy.lang"))
                || (method.getSimpleName().contentEquals("getCallbacks")
                        && returned.endsWith("[]")
                        && CGLIB.stream().anyMatch(returned::startsWith));
    }

    /** The annotations on an element that change what Jackson does in a way that codecs don't know. */
    static List<TypeElement> unsupportedOn(Element element) {
        if (element instanceof ExecutableElement method && isAdded(method)) {
            return List.of();
        }
        boolean onClass = element instanceof TypeElement;
        Annotations annotations = Annotations.of(element);
        return annotations.annotationTypes().stream()
                .filter(annotation -> isUnsupported(annotation, annotations, onClass)
                        || (annotation.getQualifiedName().contentEquals(IGNORE) && isOfRecord(element)))
                .toList();
    }

    /** Whether it is a constructor of a record, which Jackson can't do without if it is the canonical one. */
    private static boolean isOfRecord(Element element) {
        return element.getKind() == ElementKind.CONSTRUCTOR
                && requireNonNull(element.getEnclosingElement()).getKind() == ElementKind.RECORD;
    }

    private static boolean isUnsupported(TypeElement annotation, Annotations annotations, boolean onClass) {
        String name = annotation.getQualifiedName().toString();
        if (name.equals(SETTER)) {
            return annotations
                    .constant(SETTER, "contentNulls")
                    .filter(nulls -> !nulls.equals("DEFAULT") && !nulls.equals("SET"))
                    .isPresent();
        }
        if (onClass
                && name.equals(DESERIALIZE)
                && annotations.hasOnly(DESERIALIZE, Set.of("builder", "builderPrefix"))) {
            return false;
        }
        if (OTHERS.contains(name)) {
            return true;
        }
        if (annotations.hasOnlyTypes(name, Jackson::isNone)) {
            return false; // as if it were not there, but for that of a supertype, which does not count then
        }
        if ((name.equals(FORMAT) || name.equals(RAW_VALUE)) && !onClass) {
            return false; // judged with the type that it is for
        }
        if (name.equals(FORMAT) && annotations.hasOnly(FORMAT, Set.of("shape"))) {
            return !annotations
                    .constant(FORMAT, "shape")
                    .filter(SHAPES::contains)
                    .isPresent();
        }
        return PACKAGES.stream().anyMatch(name::startsWith)
                && (!SUPPORTED.contains(name) || (!onClass && ONLY_ON_CLASSES.contains(name)));
    }

    /** Whether a class stands for none, such as {@code JsonDeserializer.None}. */
    private static boolean isNone(TypeMirror type) {
        String name = type.toString();
        return name.endsWith(".None")
                && (name.startsWith(Dialect.JACKSON3.databindPackage())
                        || name.startsWith(Dialect.JACKSON2.databindPackage()));
    }

    /** The annotations of a property's member that change what Jackson does in one direction in an unknown way. */
    static List<TypeElement> unsupportedIn(Annotations annotations, boolean writing) {
        List<String> others = writing ? ONLY_WHEN_READ : ONLY_WHEN_WRITTEN;
        return annotations.annotationTypes().stream()
                .filter(annotation -> isUnsupported(annotation, annotations, false))
                .filter(annotation ->
                        !others.contains(annotation.getSimpleName().toString()))
                .toList();
    }

    /** Whether an annotation that is not supported changes no more than the property whose member it stands on. */
    static boolean concernsOneProperty(Element element, TypeElement annotation) {
        boolean beside = annotation.getQualifiedName().contentEquals(TYPE_INFO)
                && Annotations.of(element)
                        .constant(TYPE_INFO, "include")
                        .filter("EXTERNAL_PROPERTY"::equals)
                        .isPresent();
        return !(element instanceof TypeElement)
                && !beside
                && ON_ONE_PROPERTY.contains(annotation.getSimpleName().toString());
    }

    /** The annotation that lets objects be without their type id, which codecs always write and ask for. */
    static Optional<String> lenientIds(Annotations ofClass) {
        return LENIENT_IDS.stream()
                .filter(attribute -> ofClass.constant(TYPE_INFO, attribute)
                        .filter("FALSE"::equals)
                        .isPresent())
                .map(attribute -> "JsonTypeInfo(" + attribute + " = FALSE)")
                .findFirst();
    }

    /** Whether an annotation is one of Jackson's own. */
    static boolean isOwn(TypeElement annotation) {
        return PACKAGES.stream().anyMatch(annotation.getQualifiedName().toString()::startsWith);
    }

    /** Whether the annotations on this annotation count where it stands. */
    static boolean isBundle(TypeElement annotation) {
        return annotation.getAnnotationMirrors().stream()
                .anyMatch(
                        mirror -> Annotations.typeOf(mirror).getQualifiedName().contentEquals(BUNDLE));
    }

    /**
     * The name that the annotations give for one direction: empty if they don't make the member part of a property, an
     * empty text for the default name.
     */
    static Optional<String> nameOf(Annotations annotations, boolean writing, Dialect dialect) {
        Optional<String> special = annotations.text(writing ? GETTER : SETTER, "value");
        if (special.filter(name -> !name.isEmpty()).isPresent()) {
            return special;
        }
        List<String> including = writing ? INCLUDING_WHEN_WRITTEN : INCLUDING_WHEN_READ;
        String ofDatabind = dialect.databindPackage() + "annotation." + (writing ? "JsonSerialize" : "JsonDeserialize");
        return annotations
                .text(PROPERTY, "value")
                .or(() -> special)
                .or(() -> annotations.has(ofDatabind) || including.stream().anyMatch(annotations::has)
                        ? Optional.of("")
                        : Optional.empty());
    }

    /** Names that a class says to leave out in one direction. */
    static Set<String> ignoredBy(Annotations ofClass, boolean writing) {
        boolean allowed = ofClass.isTrue(IGNORE_PROPERTIES, writing ? "allowGetters" : "allowSetters");
        return allowed ? Set.of() : Set.copyOf(ofClass.texts(IGNORE_PROPERTIES, "value"));
    }

    /** How nulls for a property are treated. */
    static Nulls nullsOf(Annotations annotations) {
        return switch (annotations.constant(SETTER, "nulls").orElse("DEFAULT")) {
            case "SKIP" -> Nulls.SKIP;
            case "FAIL" -> Nulls.FAIL;
            case "AS_EMPTY" -> Nulls.EMPTY;
            default -> Nulls.SET;
        };
    }

    /** Whether {@code @JsonSetter} says what becomes of nulls. */
    static boolean dealsWithNulls(Annotations annotations) {
        return Stream.of("nulls", "contentNulls")
                .flatMap(attribute -> annotations.constant(SETTER, attribute).stream())
                .anyMatch(nulls -> !nulls.equals("DEFAULT"));
    }

    /** Whether a value is read into the one that is there. */
    static boolean isMerged(Annotations annotations) {
        return annotations.constant(MERGE, "value").filter("TRUE"::equals).isPresent();
    }

    static boolean isIgnored(Annotations annotations) {
        return annotations.isTrue(IGNORE, "value");
    }

    static String accessOf(Annotations annotations) {
        return annotations.constant(PROPERTY, "access").orElse("AUTO");
    }

    static boolean isRequired(Annotations annotations) {
        String required = annotations.constant(PROPERTY, "isRequired").orElse("DEFAULT");
        return required.equals("DEFAULT") ? annotations.isTrue(PROPERTY, "required") : required.equals("TRUE");
    }

    static Optional<Integer> indexOf(Annotations annotations) {
        return annotations.number(PROPERTY, "index").filter(index -> index != -1);
    }
}
