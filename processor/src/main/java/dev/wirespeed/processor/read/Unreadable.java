package dev.wirespeed.processor.read;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds out why Jackson refuses to read any object of a class, which it may write all the same. */
final class Unreadable {
    private final Compiler compiler;
    private final Conflicts conflicts;

    Unreadable(Compiler compiler, Conflicts conflicts) {
        this.compiler = compiler;
        this.conflicts = conflicts;
    }

    /** A reason why objects of a class are not read, as the end of a sentence; empty if there is none. */
    Optional<String> why(Candidates read) {
        return Stream.of(accessors(read), parameters(read), scalarCreators(read.creators))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<String> accessors(Candidates read) {
        return read.inOrder().stream()
                .flatMap(c -> conflicts.reading(c).stream())
                .findFirst();
    }

    private static Optional<String> parameters(Candidates read) {
        List<String> names = read.creatorProperties.stream()
                .filter(Objects::nonNull)
                .map(property -> property.name)
                .toList();
        return names.stream()
                .filter(name -> names.indexOf(name) < names.lastIndexOf(name))
                .findFirst()
                .map("two parameters of its creator are the property \"%s\""::formatted);
    }

    private Optional<String> scalarCreators(Creators creators) {
        for (int i = 0; i < creators.scalar.size(); i++) {
            for (Creator next : creators.scalar.subList(i + 1, creators.scalar.size())) {
                Creator old = creators.scalar.get(i);
                if (areConflicting(old, next)) {
                    return Optional.of("both %s and %s take the same value".formatted(old.element(), next.element()));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether nothing speaks for one of two creators that take a scalar. */
    private boolean areConflicting(Creator first, Creator second) {
        return first.isConstructor() == second.isConstructor()
                && compiler.types.isSameType(
                        first.parameters().get(0).asType(),
                        second.parameters().get(0).asType());
    }
}
