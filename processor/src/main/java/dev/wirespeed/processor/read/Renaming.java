package dev.wirespeed.processor.read;

import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Gives candidates the names that annotations and {@code @JsonNaming} say. */
final class Renaming {
    private final Compiler compiler;
    private final Hierarchy hierarchy;
    private final boolean writing;
    private final List<Finding> findings;
    private final Map<String, Candidate> candidates;
    private final List<@Nullable Candidate> creatorProperties;
    private final Set<String> ignored;
    private final Set<String> leftOut;

    /** Changes the maps, lists and sets that it is given. */
    Renaming(
            Compiler compiler,
            Hierarchy hierarchy,
            boolean writing,
            List<Finding> findings,
            Map<String, Candidate> candidates,
            List<@Nullable Candidate> creatorProperties,
            Set<String> ignored,
            Set<String> leftOut) {
        this.compiler = compiler;
        this.hierarchy = hierarchy;
        this.writing = writing;
        this.findings = findings;
        this.candidates = candidates;
        this.creatorProperties = creatorProperties;
        this.ignored = ignored;
        this.leftOut = leftOut;
    }

    /** Applies the names that annotations give. */
    void byAnnotations() {
        List<Candidate> renamed = new ArrayList<>();
        for (Candidate candidate : List.copyOf(candidates.values())) {
            Set<String> names = candidate.explicitNames();
            boolean skipped = (ignored.contains(candidate.name) || leftOut.contains(candidate.name))
                    && (hierarchy.isRecord() || !candidate.anyExplicitNotIgnored());
            if (names.isEmpty() || skipped) {
                continue;
            }
            candidates.remove(candidate.name);
            if (names.size() == 1) {
                renamed.add(candidate.renamed(names.iterator().next()));
            } else {
                renamed.addAll(explode(candidate, names));
            }
        }
        for (Candidate candidate : renamed) {
            if (putRenamed(candidate)) {
                ignored.remove(candidate.name);
            }
        }
        for (Candidate property : creatorProperties) {
            Member parameter = property == null ? null : property.parameter();
            if (parameter != null) {
                parameter.annotations().texts(Jackson.ALIAS, "value").forEach(ignored::remove);
            }
        }
    }

    /** Applies {@code @JsonNaming}, or the processor's option, to the properties that no annotation names. */
    void byStrategy() {
        Optional<TypeMirror> strategy =
                hierarchy.annotations().type(compiler.dialect().databindPackage() + Jackson.NAMING, "value");
        Optional<Options.Naming> naming = strategy.isPresent()
                ? NamingStrategy.of(strategy.get())
                : Optional.of(compiler.options().naming());
        if (naming.isEmpty()) {
            findings.add(Finding.of(
                    Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, "JsonNaming(" + strategy.get() + ")"));
        } else if (naming.get() != Options.Naming.LOWER_CAMEL_CASE) {
            rename(naming.get());
        }
    }

    private void rename(Options.Naming naming) {
        List<Candidate> old = List.copyOf(candidates.values());
        candidates.clear();
        for (Candidate candidate : old) {
            boolean fixed = candidate.isNamed() || candidate.primary(writing) == null;
            String name = fixed ? candidate.name : NamingStrategy.apply(naming, candidate.name);
            boolean escapes = leftOut.contains(candidate.name) && escapes(candidate, name);
            if (ignored.contains(candidate.name) || (leftOut.contains(candidate.name) && !escapes)) {
                ignored.add(name);
            }
            if (escapes && candidate.parameter() != null) {
                String both = "JsonIgnoreProperties with @JsonNaming for a creator's parameter";
                findings.add(Finding.of(Problem.UNSUPPORTED_ANNOTATION, hierarchy.element, both));
            }
            putRenamed(name.equals(candidate.name) ? candidate : candidate.renamed(name));
        }
    }

    /** Whether documents set, by its new name, what the class leaves out by the old one, as in Jackson 3. */
    private boolean escapes(Candidate candidate, String name) {
        return !writing && !hierarchy.isRecord() && !name.equals(candidate.name) && candidate.primary(false) != null;
    }

    private List<Candidate> explode(Candidate candidate, Set<String> names) {
        return candidate.explode().orElseGet(() -> {
            Member written = candidate.primary(true);
            Member member = written == null ? candidate.primary(false) : written;
            Element element = member == null ? hierarchy.element : member.element();
            String list = names.stream().sorted().collect(Collectors.joining(", "));
            findings.add(Finding.of(Problem.CONFLICTING_NAMES, element, candidate.implicitName, list));
            return List.of();
        });
    }

    /** Whether it is one of the creator's properties. */
    private boolean putRenamed(Candidate candidate) {
        boolean ofCreator = false;
        Candidate old = candidates.putIfAbsent(candidate.name, candidate);
        if (old != null) {
            old.add(candidate);
        }
        Member parameter = candidate.parameter();
        for (int i = 0; parameter != null && i < creatorProperties.size(); i++) {
            Candidate property = creatorProperties.get(i);
            if (property != null && isOf(property, parameter)) {
                creatorProperties.set(i, candidate);
                ofCreator = true;
            }
        }
        return ofCreator;
    }

    private static boolean isOf(Candidate property, Member parameter) {
        Member own = property.parameter();
        return own != null && own.element().equals(parameter.element());
    }
}
