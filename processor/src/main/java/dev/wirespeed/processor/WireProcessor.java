package dev.wirespeed.processor;

import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.check.Problems;
import dev.wirespeed.processor.model.Format;
import dev.wirespeed.processor.model.Options;
import dev.wirespeed.processor.model.PackageOptions;
import dev.wirespeed.processor.read.Lombok;
import dev.wirespeed.processor.read.Packages;
import dev.wirespeed.processor.read.Reader;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/**
 * Generates codecs for classes annotated with {@code @Wire} or in packages named by an option, and for all types that
 * these reach.
 */
public final class WireProcessor extends AbstractProcessor {
    private static final String WIRE = "dev.wirespeed.Wire";
    private static final Set<String> FORMATS =
            Arrays.stream(Format.values()).map(Enum::name).collect(Collectors.toSet());

    /** Selects classes that get codecs from their class files; null when sources are compiled. */
    private final @Nullable Predicate<String> ofClassFiles;

    private PackageOptions options;
    private List<FormatCodecs> formats;

    private Problems problems;
    private Packages packages;
    /** Annotated elements that wait for types still to be generated, with the names of those types. */
    private final Map<Element, Set<String>> waiting = new LinkedHashMap<>();

    private final Set<Element> processed = new LinkedHashSet<>();

    /** Whether elements wait for Lombok, which may run after this processor in a round. */
    private boolean behindLombok;

    private boolean started;

    /** Generates codecs for sources that are compiled. */
    public WireProcessor() {
        this(null);
    }

    private WireProcessor(@Nullable Predicate<String> ofClassFiles) {
        this.ofClassFiles = ofClassFiles;
    }

    /**
     * Generates codecs for compiled classes, as far as possible. The compiler is given the names of the outermost
     * classes.
     *
     * @param wanted selects classes by their qualified names
     */
    public static WireProcessor ofClassFiles(Predicate<String> wanted) {
        return new WireProcessor(wanted);
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*"); // what is in the packages need not be annotated
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Stream.concat(OptionParser.NAMES.stream(), Stream.of(Packages.OPTION))
                .collect(Collectors.toSet());
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        problems = new Problems(
                environment.getMessager(), element -> optionsOf(element).dialect());
        OptionParser parser = new OptionParser(environment.getOptions(), problems);
        options = parser.first();
        List<PackageOptions> further = parser.further(options);
        Set<Format> usual = parser.formats();
        formats = Arrays.stream(Format.values())
                .map(each -> new FormatCodecs(environment, problems, each, usual.contains(each), options, further))
                .toList();
        packages = ofClassFiles == null ? new Packages(environment) : new Packages(environment, ofClassFiles);
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (round.processingOver()) {
            reportMissing();
            return false;
        }
        Set<Element> sources = new LinkedHashSet<>(ofClassFiles == null ? packages.sourcesBefore() : Set.of());
        sources.addAll(round.getRootElements());
        formats.forEach(each -> each.addSources(sources, ofClassFiles != null));
        Set<Element> annotated = new LinkedHashSet<>(waiting.keySet());
        annotations.stream()
                .filter(annotation -> annotation.getQualifiedName().contentEquals(WIRE))
                .forEach(annotation -> annotated.addAll(round.getElementsAnnotatedWith(annotation)));
        annotated.addAll(packages.classesIn(sources));
        formats.forEach(each -> annotated.addAll(each.origins(sources)));
        waiting.clear();
        behindLombok = !started && Lombok.isUsedIn(round.getRootElements());
        started = true;
        if (behindLombok) {
            annotated.forEach(element -> waiting.put(element, Set.of()));
            return false;
        }
        formats.forEach(each -> each.addMixins(annotated));
        annotated.forEach(this::process);
        processed.addAll(annotated);
        if (waiting.isEmpty()) {
            processed.forEach(element -> formats.forEach(each -> each.processTargets(element)));
            processed.clear();
        }
        return false;
    }

    private void reportMissing() {
        Reader reader = formats.get(0).reader();
        waiting.keySet().removeIf(element -> ofClassFiles == null && !Reader.isAnnotated(element));
        if (behindLombok) {
            waiting.keySet().forEach(reader::reportLombok);
        } else {
            waiting.forEach(reader::reportUnresolved);
        }
        packages.unknown()
                .forEach((name, sure) -> problems.ofOption(
                        sure ? Diagnostic.Kind.WARNING : Diagnostic.Kind.NOTE, Problem.UNKNOWN_PACKAGE, name));
    }

    private void process(Element annotated) {
        Reader.formatsOf(annotated).stream()
                .filter(name -> !FORMATS.contains(name))
                .forEach(name -> problems.error(Problem.UNKNOWN_FORMAT, annotated, name));
        Set<String> unresolved = new LinkedHashSet<>();
        formats.forEach(each -> unresolved.addAll(each.process(annotated)));
        if (!unresolved.isEmpty()) {
            waiting.put(annotated, unresolved);
        }
    }

    private Options optionsOf(Element element) {
        return options.of(processingEnv
                .getElementUtils()
                .getPackageOf(element)
                .getQualifiedName()
                .toString());
    }
}
