package dev.wirespeed.processor;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import dev.wirespeed.processor.check.Checks;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.check.Problems;
import dev.wirespeed.processor.emit.JsonEmitter;
import dev.wirespeed.processor.model.Options;
import dev.wirespeed.processor.model.PackageOptions;
import dev.wirespeed.processor.model.Struct;
import dev.wirespeed.processor.read.Lombok;
import dev.wirespeed.processor.read.Packages;
import dev.wirespeed.processor.read.Reader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** Makes codecs for classes annotated with {@code @Wire}, or in packages that an option names, and all that they reach. */
public final class WireProcessor extends AbstractProcessor {
    private static final String WIRE = "dev.wirespeed.Wire";

    private PackageOptions options;
    private Reader reader;
    private Checks checks;
    private Problems problems;
    private Packages packages;
    /** Annotated elements that wait for types still to be generated, with the names of those types. */
    private final Map<Element, Set<String>> waiting = new LinkedHashMap<>();

    private final Set<Element> processed = new LinkedHashSet<>();

    /** Whether elements wait for Lombok, which may come after this processor in a round. */
    private boolean behindLombok;

    private boolean started;

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*"); // what is in the packages need not be annotated
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Stream.concat(OptionParser.NAMES.stream(), Stream.of(Packages.OPTION)).collect(Collectors.toSet());
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
        options = new OptionParser(environment.getOptions(), problems).parse();
        reader = new Reader(environment, problems, options);
        checks = new Checks(problems);
        packages = new Packages(environment);
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        if (round.processingOver()) {
            reportMissing();
            return false;
        }
        Set<Element> sources = new LinkedHashSet<>(packages.sourcesBefore());
        sources.addAll(round.getRootElements());
        reader.addSources(sources);
        Set<Element> annotated = new LinkedHashSet<>(waiting.keySet());
        annotations.stream()
                .filter(annotation -> annotation.getQualifiedName().contentEquals(WIRE))
                .forEach(annotation -> annotated.addAll(round.getElementsAnnotatedWith(annotation)));
        annotated.addAll(packages.classesIn(sources));
        waiting.clear();
        behindLombok = !started && Lombok.isUsedIn(round.getRootElements());
        started = true;
        if (behindLombok) {
            annotated.forEach(element -> waiting.put(element, Set.of()));
            return false;
        }
        annotated.forEach(reader::addMixins);
        annotated.forEach(this::process);
        processed.addAll(annotated);
        if (waiting.isEmpty()) {
            processed.forEach(element -> reader.targetsLeft(element).forEach(each -> emit(each, element)));
            processed.clear();
        }
        return false;
    }

    private void reportMissing() {
        waiting.keySet().removeIf(packages::areWhy);
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
        for (TypeElement type : reader.typesOf(annotated)) {
            Reader.Result read =
                    packages.areWhy(annotated) ? reader.readIfPossible(type) : reader.read(type, annotated);
            if (read.unresolved().isEmpty()) {
                read.structs().stream().filter(s -> checks.accept(s, annotated)).forEach(s -> emit(s, annotated));
                read.left().stream()
                        .filter(each -> !options.of(each.codec().packageName()).isDefault())
                        .forEach(each -> emit(each, annotated));
            } else {
                waiting.put(annotated, read.unresolved());
            }
        }
    }

    /** A class without codec would have the default options at run time. */
    private void emit(Reader.Left left, Element origin) {
        write(emitter(origin, left.codec()).emitLeft(left.type(), left.codec(), origin));
    }

    private void emit(Struct struct, Element origin) {
        write(emitter(origin, struct.codec()).emit(struct, origin));
    }

    private JsonEmitter emitter(Element origin, ClassName codec) {
        boolean marked = processingEnv
                        .getElementUtils()
                        .getTypeElement(
                                processingEnv.getElementUtils().getModuleOf(origin),
                                "javax.annotation.processing.Generated")
                != null;
        return new JsonEmitter(
                marked,
                options.of(codec.packageName()),
                options.differ(),
                reader.mixed(),
                reader.hidesJavaLang(codec.packageName()));
    }

    private Options optionsOf(Element element) {
        return options.of(processingEnv
                .getElementUtils()
                .getPackageOf(element)
                .getQualifiedName()
                .toString());
    }

    private void write(JavaFile codec) {
        try {
            codec.writeTo(processingEnv.getFiler());
        } catch (IOException e) {
            throw new UncheckedIOException("can't write " + codec.typeSpec().name(), e);
        }
    }
}
