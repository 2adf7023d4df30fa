package dev.wirespeed.processor;

import com.palantir.javapoet.JavaFile;
import dev.wirespeed.processor.check.Checks;
import dev.wirespeed.processor.check.Problems;
import dev.wirespeed.processor.emit.CodecFile;
import dev.wirespeed.processor.emit.Emitters;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Format;
import dev.wirespeed.processor.model.PackageOptions;
import dev.wirespeed.processor.model.Struct;
import dev.wirespeed.processor.read.Reader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Codecs of one format that are made with the same options and refer to one another: one for each class. */
final class CodecSet {
    private final ProcessingEnvironment environment;
    private final Format format;
    private final PackageOptions options;
    private final List<String> further;
    private final Checks checks;
    final Reader reader;

    /** @param further the names of the sets with codecs that these ones tell of */
    CodecSet(
            ProcessingEnvironment environment,
            Problems problems,
            Format format,
            PackageOptions options,
            List<String> further) {
        this.environment = environment;
        this.format = format;
        this.options = options;
        this.further = further;
        checks = Checks.of(format, problems);
        reader = new Reader(environment, problems, checks, options, codec -> Emitters.className(format, codec));
    }

    /**
     * Makes codecs for the types that an annotated element asks them for, and for all that those reach.
     *
     * @param ifPossible whether an element does without a codec that none can be made for
     * @return the names of types that are not there yet, for which it should be processed again in the next round
     */
    Set<String> process(Element annotated, boolean ifPossible) {
        Set<String> unresolved = new LinkedHashSet<>();
        for (TypeElement type : reader.typesOf(annotated)) {
            Reader.Result read = ifPossible ? reader.readIfPossible(type) : reader.read(type, annotated);
            unresolved.addAll(read.unresolved());
            if (read.unresolved().isEmpty()) {
                read.structs().stream().filter(s -> checks.accept(s, annotated)).forEach(s -> emit(s, annotated));
                read.left().stream().filter(this::isSaid).forEach(each -> emit(each, annotated));
            }
        }
        return unresolved;
    }

    /** Makes codecs that tell of mix-ins, for classes that no other codec was made for. */
    void processTargets(Element annotated) {
        reader.targetsLeft(annotated).forEach(each -> emit(each, annotated));
    }

    /** Whether a codec has to say what a class is left to: one without codec has the default options at run time. */
    private boolean isSaid(Reader.Left left) {
        return options.isFurther() || !options.of(left.codec().packageName()).isDefault();
    }

    private void emit(Reader.Left left, Element origin) {
        write(file(origin, left.codec()).ofLeft(left.type(), left.codec(), origin));
    }

    private void emit(Struct struct, Element origin) {
        write(file(origin, struct.codec()).of(struct, origin));
    }

    private CodecFile file(Element origin, CodecName codec) {
        boolean marked = environment
                        .getElementUtils()
                        .getTypeElement(
                                environment.getElementUtils().getModuleOf(origin),
                                "javax.annotation.processing.Generated")
                != null;
        return new CodecFile(
                format,
                marked,
                options,
                further,
                reader.mixed(),
                reader.fingerprints(),
                reader.hidesJavaLang(codec.packageName()));
    }

    private void write(JavaFile codec) {
        try {
            codec.writeTo(environment.getFiler());
        } catch (IOException e) {
            throw new UncheckedIOException("can't write " + codec.typeSpec().name(), e);
        }
    }
}
