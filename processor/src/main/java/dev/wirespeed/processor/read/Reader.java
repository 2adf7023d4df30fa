package dev.wirespeed.processor.read;

import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Checks;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.check.Problems;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.PackageOptions;
import dev.wirespeed.processor.model.Struct;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads an annotated type and everything that it reaches. */
public final class Reader {
    /** Problems that Jackson would have with an annotated type, too. */
    private static final Set<Problem> MISTAKES =
            EnumSet.of(Problem.NOT_A_CLASS, Problem.TYPE_PARAMETERS, Problem.INACCESSIBLE_TYPE, Problem.INNER_CLASS);

    private final Compiler compiler;
    private final StructReader structs;
    private final Beans beans;
    private final Set<String> done = new HashSet<>();
    private final Map<String, Boolean> hiding = new HashMap<>();
    /** The classes by the codecs that they have, or would have. */
    private final Map<String, String> byCodec = new HashMap<>();

    /**
     * @param checks the checks of the codecs' format
     * @param codecs the qualified names of codecs' classes
     */
    public Reader(
            ProcessingEnvironment environment,
            Problems problems,
            Checks checks,
            PackageOptions options,
            Function<CodecName, String> codecs) {
        this.compiler = new Compiler(environment, problems, checks, options, codecs);
        this.structs = new StructReader(compiler);
        this.beans = new Beans(compiler);
    }

    /**
     * Adds types that are being compiled.
     *
     * @param before whether they were compiled before, so that class files exist
     */
    public void addSources(Set<? extends Element> outermost, boolean before) {
        compiler.addSources(outermost, before);
        compiler.introspection.forget();
        structs.forget();
    }

    /** Adds the mixins of an element. */
    public void addMixins(Element annotated) {
        for (Annotations mixin : Annotations.of(annotated).nested(Wire.NAME, "mixins")) {
            Optional<TypeElement> target = classOf(mixin, "target", annotated);
            Optional<TypeElement> source = classOf(mixin, "source", annotated);
            if (target.isPresent() && source.isPresent() && !compiler.mixins.add(target.get(), source.get())) {
                compiler.error(Problem.CONFLICTING_MIXINS, annotated, annotated, target.get());
            }
        }
    }

    /**
     * The targets of an element's mixins for which no codec was requested. They get one that only records that there is
     * a mixin, for the sake of their subclasses.
     */
    public List<Left> targetsLeft(Element annotated) {
        List<Left> left = new ArrayList<>();
        for (Annotations mixin : Annotations.of(annotated).nested(Wire.NAME, "mixins")) {
            classOf(mixin, "target", annotated)
                    .filter(target -> isNameable(target, annotated)
                            && existingCodec(target).isEmpty()
                            && done.add(target.getQualifiedName().toString()))
                    .ifPresent(target -> {
                        left.add(new Left(TypeName.get(target.asType()), compiler.nameOfCodec(target)));
                        compiler.mixins.mixed().add(compiler.nameOfCodec(target));
                    });
        }
        return left;
    }

    private Optional<TypeElement> classOf(Annotations mixin, String attribute, Element annotated) {
        return classOf(mixin.type(Wire.MIXIN, attribute).orElseThrow(), annotated);
    }

    /** The class that an annotation names; empty for anything else, which is reported. */
    private Optional<TypeElement> classOf(TypeMirror type, Element annotated) {
        if (type instanceof DeclaredType) {
            return Optional.of(Compiler.elementOf(type));
        }
        String kind = type instanceof ArrayType ? "an array" : "a primitive type";
        compiler.error(Problem.NOT_A_CLASS, annotated, annotated, type, kind);
        return Optional.empty();
    }

    /** Whether a codec in the package of a class can name that class. */
    private boolean isNameable(TypeElement type, Element annotated) {
        boolean hidden = false;
        for (Element each = type; each instanceof TypeElement; each = each.getEnclosingElement()) {
            hidden |= each.getModifiers().contains(Modifier.PRIVATE);
        }
        return !hidden
                && type.getTypeParameters().isEmpty()
                && compiler.elements.getModuleOf(type).equals(compiler.elements.getModuleOf(annotated));
    }

    /**
     * The result of reading one annotated type.
     *
     * @param structs the codecs to be generated; none if there was a problem
     * @param left the classes that are left to Jackson as a whole
     * @param unresolved names of types that don't exist yet; the type should then be read again in the next round
     */
    public record Result(List<Struct> structs, List<Left> left, Set<String> unresolved) {
        private static final Result NONE = new Result(List.of(), List.of(), Set.of());
    }

    /** A class that is left to Jackson, with the codec that leaves it. */
    public record Left(TypeName type, CodecName codec) {}

    /** The types that an annotated element requests codecs for. */
    public List<TypeElement> typesOf(Element element) {
        List<TypeElement> types = new ArrayList<>();
        if (element instanceof TypeElement type && isAsked(type)) {
            types.add(type);
        }
        Annotations.of(element)
                .types(Wire.NAME, "types")
                .forEach(t -> classOf(t, element).ifPresent(types::add));
        return types;
    }

    /** Whether an element requests codecs itself; otherwise it may do without one. */
    public static boolean isAnnotated(Element element) {
        return Annotations.of(element).has(Wire.NAME);
    }

    /**
     * The names of the formats that an element requests codecs for, which may include unknown ones; empty if
     * unspecified.
     */
    public static Set<String> formatsOf(Element element) {
        return Set.copyOf(Annotations.of(element).constants(Wire.NAME, "formats"));
    }

    private static boolean isAsked(TypeElement type) {
        boolean lists = !Annotations.of(type).types(Wire.NAME, "types").isEmpty();
        return !lists || Wire.hasContent(type);
    }

    /** Reads a type and everything that it reaches, except what was read before. */
    public Result read(TypeElement root, Element annotated) {
        structs.begin(Annotations.of(annotated).isTrue(Wire.NAME, "strict"));
        List<Struct> read = new ArrayList<>();
        List<Left> left = new ArrayList<>();
        Set<String> names = new HashSet<>();
        Deque<TypeElement> reached = new ArrayDeque<>(List.of(root));
        boolean complete = true;
        while (!reached.isEmpty()) {
            TypeElement next = reached.remove();
            String name = next.getQualifiedName().toString();
            if (done.contains(name) || !names.add(name) || isKnown(next, root)) {
                continue;
            }
            if (isSecond(next, annotated)) {
                complete = false;
                continue;
            }
            if (isLeftToJackson(next, annotated)) {
                left.add(new Left(TypeName.get(next.asType()), compiler.nameOfCodec(next)));
                continue;
            }
            Optional<Struct> struct = isAllowed(next, annotated)
                    ? compiler.forCodecOf(next, () -> structs.read(next, annotated, reached))
                    : Optional.empty();
            complete &= struct.isPresent();
            struct.ifPresent(read::add);
        }
        if (structs.unresolved().isEmpty() && (complete || !compiler.isOptional())) {
            done.addAll(names);
        }
        return new Result(complete ? read : List.of(), complete ? left : List.of(), Set.copyOf(structs.unresolved()));
    }

    /**
     * Reads a type that may do without a codec. Returns nothing if it is hardly meant for documents, or if it has
     * problems, which a note reports. Problems are still reported as such for things that only a codec would do right,
     * such as following mixins.
     */
    public Result readIfPossible(TypeElement type) {
        if (compiler.mixins.areReachedFrom(type.asType(), compiler)) {
            return read(type, type);
        }
        Outcome<Result> outcome = compiler.attemptIfPossible(() -> beans.isOne(type) ? read(type, type) : Result.NONE);
        outcome.problems().stream()
                .findFirst()
                .ifPresent(problem -> compiler.note(Problem.WITHOUT_CODEC, type, type, type, problem.summary()));
        return outcome.value().orElse(Result.NONE);
    }

    /** Whether another class already has the codec's name, which is reported. */
    private boolean isSecond(TypeElement type, Element annotated) {
        String codec = compiler.codecOf(type);
        String name = type.getQualifiedName().toString();
        if (byCodec.computeIfAbsent(codec, c -> name).equals(name)) {
            return false;
        }
        compiler.error(Problem.CODEC_EXISTS, type, annotated, codec);
        return true;
    }

    /** Whether a type gets no codec because only Jackson can handle it. */
    private boolean isLeftToJackson(TypeElement type, Element annotated) {
        if (structs.isStrict() || !type.getTypeParameters().isEmpty()) {
            return false;
        }
        Optional<String> reason = structs.outcomeOf(type, annotated)
                .reason()
                .filter(finding -> !MISTAKES.contains(finding.problem()))
                .map(Finding::summary);
        reason.ifPresent(text -> {
            if (compiler.mixins.areReachedFrom(type.asType(), compiler)) {
                compiler.error(Problem.MIXIN_LEFT, type, annotated, type, text);
            } else {
                compiler.note(Problem.LEFT_TO_JACKSON, type, annotated, type, text);
            }
        });
        return reason.isPresent();
    }

    /**
     * Whether a codec already exists and has to be kept: one made by others for a class file, or one made from a source
     * with names of parameters that the class file lacks.
     */
    private boolean isKnown(TypeElement type, TypeElement root) {
        if (compiler.isSource(type) || existingCodec(type).isEmpty()) {
            return false;
        }
        return compiler.earlier.codec(type).isEmpty()
                ? !type.equals(root)
                : compiler.earlier.isOwn(type) && !compiler.parameterNames.areVisible(type);
    }

    /**
     * Of these classes, those with codecs from an earlier compilation, each after the element that requested its codec:
     * all to be made again.
     */
    public Set<Element> origins(Collection<? extends Element> compiled) {
        return compiler.earlier.origins(compiled);
    }

    /** The class with the name of a type's codec, if there is one. */
    private Optional<TypeElement> existingCodec(TypeElement type) {
        ModuleElement module = compiler.elements.getModuleOf(type); // to look into all would take long
        return Optional.ofNullable(compiler.elements.getTypeElement(module, compiler.codecOf(type)));
    }

    private boolean isAllowed(TypeElement type, Element annotated) {
        if (!type.getTypeParameters().isEmpty()) {
            compiler.error(Problem.TYPE_PARAMETERS, type, annotated, type);
            return false;
        }
        Optional<TypeElement> existing = existingCodec(type).filter(compiler::isSource);
        if (existing.isPresent()) {
            compiler.error(Problem.CODEC_EXISTS, type, annotated, existing.get());
            return false;
        }
        if (!compiler.elements.getModuleOf(type).equals(compiler.elements.getModuleOf(annotated))) {
            compiler.error(Problem.OTHER_MODULE, type, annotated, type);
            return false;
        }
        return true;
    }

    /** Of the codecs read so far, those that follow mixins. */
    public Set<CodecName> mixed() {
        return compiler.mixins.mixed();
    }

    /** The sums of the members that the codecs read so far were generated from. */
    public Map<CodecName, Integer> fingerprints() {
        return compiler.fingerprints.byCodec();
    }

    /** Whether a class of a package has the name of a class in {@code java.lang}. */
    public boolean hidesJavaLang(String packageName) {
        return hiding.computeIfAbsent(packageName, compiler::hidesJavaLang);
    }

    /** Reports that Lombok did not run. */
    public void reportLombok(Element annotated) {
        compiler.error(Problem.LOMBOK_ABSENT, annotated, annotated);
    }

    /** Reports a type that did not appear in any round. */
    public void reportUnresolved(Element annotated, Set<String> unresolved) {
        for (String each : unresolved) {
            String[] parts = each.split("\\|", 2);
            compiler.error(Problem.UNRESOLVED, annotated, annotated, parts[0], parts[1]);
        }
    }
}
