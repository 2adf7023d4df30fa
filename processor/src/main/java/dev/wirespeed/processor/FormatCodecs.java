package dev.wirespeed.processor;

import dev.wirespeed.processor.check.Problems;
import dev.wirespeed.processor.model.Format;
import dev.wirespeed.processor.model.PackageOptions;
import dev.wirespeed.processor.read.Reader;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;

/** The codecs of one format: the first ones, then those of further sets. */
final class FormatCodecs {
    private final Format format;
    private final boolean usual;
    private final CodecSet first;
    private final List<CodecSet> sets;
    /** Elements whose codecs of earlier compilations are made again, whatever is asked for now. */
    private final Set<Element> again = new HashSet<>();

    /** @param usual whether the format is one of those for elements that name none */
    FormatCodecs(
            ProcessingEnvironment environment,
            Problems problems,
            Format format,
            boolean usual,
            PackageOptions options,
            List<PackageOptions> further) {
        this.format = format;
        this.usual = usual;
        List<String> names = further.stream().map(PackageOptions::set).toList();
        first = new CodecSet(environment, problems, format, options, names);
        sets = Stream.concat(
                        Stream.of(first),
                        further.stream().map(each -> new CodecSet(environment, problems, format, each, List.of())))
                .toList();
    }

    /** The reader of the first codecs. */
    Reader reader() {
        return first.reader;
    }

    /** Tells which types are being compiled, and whether that was done before. */
    void addSources(Set<Element> outermost, boolean before) {
        sets.forEach(set -> set.reader.addSources(outermost, before));
    }

    /** Tells which classes have annotations that count on others. */
    void addMixins(Set<Element> annotated) {
        sets.forEach(set -> annotated.forEach(set.reader::addMixins));
    }

    /** The elements that earlier compilations have made codecs of this format for. */
    Set<Element> origins(Set<Element> sources) {
        Set<Element> origins = reader().origins(sources);
        again.addAll(origins);
        return origins;
    }

    /** Makes the codecs that an element asks for; the names of types that are not there yet. */
    Set<String> process(Element annotated) {
        Set<String> unresolved = new LinkedHashSet<>();
        if (isAsked(annotated)) {
            sets.forEach(set -> unresolved.addAll(set.process(annotated, !Reader.isAnnotated(annotated))));
        }
        return unresolved;
    }

    /** Makes codecs that tell of mix-ins, for classes that no other codec was made for. */
    void processTargets(Element annotated) {
        if (isAsked(annotated)) {
            first.processTargets(annotated);
        }
    }

    private boolean isAsked(Element annotated) {
        Set<String> named = Reader.formatsOf(annotated);
        return again.contains(annotated) || (named.isEmpty() ? usual : named.contains(format.name()));
    }
}
