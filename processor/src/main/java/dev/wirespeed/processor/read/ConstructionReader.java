package dev.wirespeed.processor.read;

import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/** Turns the creator that was chosen into a construction. */
final class ConstructionReader {
    private final Compiler compiler;
    private final ShapeReader shapes;
    private final Unit unit;
    private final Element home;
    private final boolean strict;

    ConstructionReader(Compiler compiler, ShapeReader shapes, Unit unit, Element home, boolean strict) {
        this.compiler = compiler;
        this.shapes = shapes;
        this.unit = unit;
        this.home = home;
        this.strict = strict;
    }

    Optional<Construction> read(Hierarchy hierarchy, Candidates read) {
        Creators creators = read.creators;
        if (creators.properties.size() > 1 || creators.delegating.size() > 1) {
            List<Creator> several = creators.properties.size() > 1 ? creators.properties : creators.delegating;
            compiler.error(
                    Problem.CONFLICTING_CREATORS, several.get(1).element(), home, hierarchy.element, list(several));
            return Optional.empty();
        }
        if (!creators.properties.isEmpty()) {
            tellOf(creators.delegating, hierarchy, true);
            tellOf(creators.scalar, hierarchy, strict);
            return creator(creators.properties.get(0), hierarchy, read);
        }
        if (!creators.delegating.isEmpty()) {
            tellOf(creators.scalar, hierarchy, strict);
            return delegating(creators.delegating.get(0), hierarchy);
        }
        if (creators.empty.isEmpty()) {
            compiler.error(Problem.NO_CONSTRUCTION, hierarchy.element, home, hierarchy.element);
            return Optional.empty();
        }
        tellOf(creators.scalar, hierarchy, strict);
        return isUsable(creators.empty.get()) ? Optional.of(new Construction.Empty()) : Optional.empty();
    }

    private static String list(List<Creator> creators) {
        return creators.stream().map(c -> c.element().toString()).collect(Collectors.joining(" and "));
    }

    private void tellOf(List<Creator> others, Hierarchy hierarchy, boolean asError) {
        for (Creator other : others) {
            if (asError) {
                compiler.error(Problem.SCALAR_CREATOR, other.element(), home, hierarchy.element, other.element());
            } else {
                compiler.note(Problem.SCALAR_CREATOR, other.element(), home, hierarchy.element, other.element());
            }
        }
    }

    private Optional<Construction> creator(Creator creator, Hierarchy hierarchy, Candidates read) {
        List<Shape> arguments = new ArrayList<>();
        List<? extends TypeMirror> types =
                hierarchy.signatureOf(creator.element()).getParameterTypes();
        boolean complete = isUsable(creator);
        for (int i = 0; i < types.size(); i++) {
            Element parameter = creator.parameters().get(i);
            if (read.creatorProperties.get(i) == null) {
                compiler.error(Problem.UNNAMED_PARAMETER, parameter, home, parameter.getSimpleName());
                complete = false;
            }
            shapes.read(types.get(i), unit, user(parameter)).ifPresent(arguments::add);
        }
        complete &= arguments.size() == types.size();
        return complete ? Optional.of(new Construction.Creator(factory(creator), arguments)) : Optional.empty();
    }

    private Element user(Element parameter) {
        return compiler.isSource(parameter) ? parameter : home;
    }

    private Optional<Construction> delegating(Creator creator, Hierarchy hierarchy) {
        if (creator.parameters().size() != 1) {
            compiler.error(
                    Problem.UNSUPPORTED_TYPE,
                    creator.element(),
                    home,
                    hierarchy.element,
                    "its delegating creator has more than one parameter");
            return Optional.empty();
        }
        TypeMirror type =
                hierarchy.signatureOf(creator.element()).getParameterTypes().get(0);
        Optional<Shape> argument =
                shapes.read(type, unit, user(creator.parameters().get(0)));
        return isUsable(creator)
                ? argument.map(shape -> new Construction.Delegating(factory(creator), shape))
                : Optional.empty();
    }

    private static Optional<String> factory(Creator creator) {
        return creator.isConstructor()
                ? Optional.empty()
                : Optional.of(creator.element().getSimpleName().toString());
    }

    private boolean isUsable(Creator creator) {
        ExecutableElement element = creator.element();
        if (!compiler.isMemberAccessible(element, unit.codec.packageName())) {
            compiler.error(Problem.INACCESSIBLE_ACCESSOR, element, home, element);
            return false;
        }
        return Checked.isUsable(compiler, element, home);
    }
}
