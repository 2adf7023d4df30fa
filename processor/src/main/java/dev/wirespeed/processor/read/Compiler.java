package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.ClassName;
import dev.wirespeed.processor.check.Checks;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.check.Problems;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Dialect;
import dev.wirespeed.processor.model.Options;
import dev.wirespeed.processor.model.PackageOptions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Answers what the readers ask of the compiler, and tells it of problems. */
final class Compiler {
    final Elements elements;
    final Types types;
    private final Problems problems;
    /** The checks of the codecs' format. */
    final Checks checks;

    private final PackageOptions packages;
    private final Function<CodecName, String> codecs;
    private final Set<Element> sources = new HashSet<>();
    private final Set<Element> compiledBefore = new HashSet<>();
    final Mixins mixins;
    final Fingerprints fingerprints;
    final ParameterNames parameterNames;
    final Introspection introspection;
    final Earlier earlier;
    /** The options of the codec that is being made. */
    private Options options;
    /** The current trials, the innermost first. */
    private final Deque<Trial> trials = new ArrayDeque<>();
    /** Reasons that were told of the class that is left to Jackson, and need not be of all that have it. */
    private final Set<String> told = new HashSet<>();

    /** @param codecs the qualified names of the classes that codecs are */
    Compiler(
            ProcessingEnvironment environment,
            Problems problems,
            Checks checks,
            PackageOptions packages,
            Function<CodecName, String> codecs) {
        this.packages = packages;
        this.codecs = codecs;
        this.options = packages.of("");
        this.elements = environment.getElementUtils();
        this.types = environment.getTypeUtils();
        this.problems = problems;
        this.checks = checks;
        this.mixins = new Mixins(types);
        this.fingerprints = new Fingerprints(this);
        this.parameterNames = new ParameterNames(environment);
        this.introspection = new Introspection(this);
        this.earlier = new Earlier(environment, this::codecOf);
    }

    /** The annotations of an element, those of its mix-in first. */
    Annotations annotationsOf(Element element) {
        Annotations own = Annotations.of(element);
        return mixins.counterpartOf(element)
                .map(mixin -> Annotations.of(mixin).orElse(own))
                .orElse(own);
    }

    /** Adds outermost types that are being compiled, so that problems can be shown on them. */
    void addSources(Set<? extends Element> outermost, boolean before) {
        sources.addAll(outermost);
        if (before) {
            compiledBefore.addAll(outermost);
        }
    }

    /** Whether the compiler has the source of an element, not just its class file. */
    boolean hasSource(TypeElement type) {
        return isSource(type) && !compiledBefore.contains(outermost(type));
    }

    boolean isSource(Element element) {
        return sources.contains(outermost(element));
    }

    private static Element outermost(Element element) {
        Element outermost = element;
        while (outermost.getEnclosingElement() != null
                && outermost.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
            outermost = outermost.getEnclosingElement();
        }
        return outermost;
    }

    /**
     * Something that is being tried.
     *
     * @param optional whether it need not be done by Jackson either, so that all problems are reasons against it
     */
    private record Trial(boolean optional, List<Finding> problems) {
        boolean keeps(Finding finding) {
            return optional || finding.canBeLeft();
        }
    }

    /**
     * Tries what can be left to Jackson otherwise; problems of which Jackson knows no way out are reported
     * nevertheless.
     */
    <T> Outcome<T> attempt(Supplier<Optional<T>> source) {
        Trial trial = new Trial(false, new ArrayList<>());
        return new Outcome<>(within(trial, source), trial.problems());
    }

    /** Tries what need not be: all problems, also those of which Jackson knows no way out, are reasons against it. */
    <T> Outcome<T> attemptIfPossible(Supplier<T> source) {
        Trial trial = new Trial(true, new ArrayList<>());
        T result = within(trial, source);
        return new Outcome<>(trial.problems().isEmpty() ? Optional.of(result) : Optional.empty(), trial.problems());
    }

    private <T> T within(Trial trial, Supplier<T> source) {
        trials.push(trial);
        try {
            return source.get();
        } finally {
            trials.pop();
        }
    }

    /** Whether what is read need not be. */
    boolean isOptional() {
        return trials.stream().anyMatch(Trial::optional);
    }

    /** The options of the codec that is being made. */
    Options options() {
        return options;
    }

    Dialect dialect() {
        return options.dialect();
    }

    /** Asks what belongs to the codec of a class, and not to that of the class that led to it. */
    <T> T forCodecOf(TypeElement type, Supplier<T> asked) {
        Options outer = options;
        options = packages.of(packageOf(type));
        try {
            return asked.get();
        } finally {
            options = outer;
        }
    }

    /** Reports on {@code element} if its source is at hand, else on {@code user}, which led to it. */
    void error(Problem problem, Element element, Element user, Object... arguments) {
        report(Finding.of(problem, element, arguments), user);
    }

    /** Reports on exactly this element if its source is at hand, else on {@code user}. */
    void errorExactly(Problem problem, Element element, Element user, Object... arguments) {
        report(new Finding(problem, element, true, List.of(arguments)), user);
    }

    /** Reports what was found, on {@code user} if no source of what has it is at hand. */
    void report(Finding finding, Element user) {
        for (Trial trial : trials) {
            trial.problems().add(finding);
            if (trial.keeps(finding)) {
                return;
            }
        }
        Element place = finding.exact() ? visible(finding.element(), user) : place(finding.element(), user);
        problems.error(finding.problem(), place, finding.arguments().toArray());
    }

    void note(Problem problem, Element element, Element user, Object... arguments) {
        problems.note(problem, place(element, user), arguments);
    }

    /** Leaves a class to Jackson wherever it is met, which is told once, on the class where it can be. */
    void leave(TypeElement type, Element user, String reason) {
        if (told.add(Problem.LEFT_TO_JACKSON.summary(type, reason))) {
            note(Problem.LEFT_TO_JACKSON, type, user, type, reason);
        }
        error(Problem.LEFT_TO_JACKSON, user, user, type, reason);
    }

    /** Whether a reason was told already. */
    boolean isTold(String reason) {
        return told.contains(reason);
    }

    private Element place(Element element, Element user) {
        Element visible = visible(element, user);
        return componentOf(visible).map(Element.class::cast).orElse(visible);
    }

    private Element visible(Element element, Element user) {
        return isSource(element) ? element : user;
    }

    /**
     * The field of the record component that an accessor or a parameter stands for; those may have no place of their
     * own.
     */
    Optional<VariableElement> componentOf(Element element) {
        Element method = element.getKind() == ElementKind.PARAMETER ? element.getEnclosingElement() : element;
        Element type = method == null ? null : method.getEnclosingElement();
        if (type == null || type.getKind() != ElementKind.RECORD) {
            return Optional.empty();
        }
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> !field.equals(element) && field.getSimpleName().equals(element.getSimpleName()))
                .findFirst();
    }

    /** Whether properties of this type are left out, as {@code @JsonIgnoreType} on it says. */
    boolean isIgnoredType(TypeMirror type) {
        return type instanceof DeclaredType declared
                && new Hierarchy(this, declared).annotations().isTrue(Jackson.IGNORE_TYPE, "value");
    }

    /** How many problems there were so far, in what is being tried or altogether. */
    int errors() {
        Trial trial = trials.peek();
        return trial == null ? problems.errors() : trial.problems().size();
    }

    String packageOf(Element element) {
        return elements.getPackageOf(element).getQualifiedName().toString();
    }

    /** Whether a class of a package has the name of one in {@code java.lang}. */
    boolean hidesJavaLang(String packageName) {
        PackageElement element = elements.getPackageElement(packageName);
        if (element == null) {
            return false;
        }
        ModuleElement module = elements.getModuleOf(element); // to look into all would take long
        return element.getEnclosedElements().stream()
                .anyMatch(each -> elements.getTypeElement(module, "java.lang." + each.getSimpleName()) != null);
    }

    /** Whether a class of that package can name the type. */
    boolean isAccessible(TypeElement type, String fromPackage) {
        boolean samePackage = packageOf(type).equals(fromPackage);
        for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
            if (!isAccessible(e.getModifiers(), samePackage)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether a class of that package can name a type with its arguments; a class's type variables have arguments
     * there.
     */
    boolean isNameable(TypeMirror type, String fromPackage) {
        if (type instanceof ArrayType array) {
            return isNameable(array.getComponentType(), fromPackage);
        } else if (type instanceof WildcardType wildcard) {
            return Stream.of(wildcard.getExtendsBound(), wildcard.getSuperBound())
                    .allMatch(bound -> bound == null || isNameable(bound, fromPackage));
        } else if (type instanceof TypeVariable variable) {
            return !(variable.asElement().getEnclosingElement() instanceof ExecutableElement);
        }
        return !(type instanceof DeclaredType declared)
                || (isAccessible(elementOf(declared), fromPackage)
                        && declared.getTypeArguments().stream().allMatch(each -> isNameable(each, fromPackage)));
    }

    /**
     * Whether a class of that package can use the member of an accessible type; Kotlin has names that Java can't say.
     */
    boolean isMemberAccessible(Element member, String fromPackage) {
        return isAccessible(member.getModifiers(), packageOf(member).equals(fromPackage))
                && (member.getKind() == ElementKind.CONSTRUCTOR || SourceVersion.isName(member.getSimpleName()));
    }

    private static boolean isAccessible(Set<Modifier> modifiers, boolean samePackage) {
        return modifiers.contains(Modifier.PUBLIC) || (samePackage && !modifiers.contains(Modifier.PRIVATE));
    }

    TypeMirror object() {
        return requireNonNull(elements.getTypeElement("java.lang.Object")).asType();
    }

    boolean isSubtype(TypeMirror type, String superName) {
        TypeElement superType = elements.getTypeElement(superName);
        return superType != null && types.isSubtype(types.erasure(type), types.erasure(superType.asType()));
    }

    /** The qualified name of a type without its arguments and annotations. */
    static String nameOf(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return nameOf(array.getComponentType()) + "[]";
        } else if (type instanceof DeclaredType declared) {
            return ((TypeElement) declared.asElement()).getQualifiedName().toString();
        }
        return type.getKind().name().toLowerCase(Locale.ROOT);
    }

    /** Like {@link #nameOf}, type variables replaced by their bounds. */
    String erasedNameOf(TypeMirror type) {
        return nameOf(types.erasure(type));
    }

    static boolean isEnum(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED && elementOf(type).getKind() == ElementKind.ENUM;
    }

    static TypeElement elementOf(TypeMirror type) {
        return (TypeElement) ((DeclaredType) type).asElement();
    }

    /**
     * The name of the codec of a type without arguments, which is {@code Outer_Inner} in the same package for
     * {@code Outer.Inner}.
     */
    CodecName nameOfCodec(TypeElement type) {
        ClassName name = ClassName.get(type);
        String codec = String.join("_", name.simpleNames()).replace('$', '_');
        return new CodecName(name.packageName(), codec, packages.isFurther() ? packages.set() : "");
    }

    /** The qualified name of the class that is the codec of a type without arguments. */
    String codecOf(TypeElement type) {
        return codecs.apply(nameOfCodec(type));
    }
}
