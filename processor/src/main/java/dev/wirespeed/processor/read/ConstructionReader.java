package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Nulls;
import dev.wirespeed.processor.model.ScalarCreator;
import dev.wirespeed.processor.model.Shape;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** Turns the creator that was chosen into a construction. */
final class ConstructionReader {
    private final Compiler compiler;
    private final ShapeReader shapes;
    private final PropertyShapes properties;
    private final Unit unit;
    private final Element home;

    ConstructionReader(Compiler compiler, ShapeReader shapes, PropertyShapes properties, Unit unit, Element home) {
        this.compiler = compiler;
        this.shapes = shapes;
        this.properties = properties;
        this.unit = unit;
        this.home = home;
    }

    Optional<Construction> read(Hierarchy hierarchy, Candidates read) {
        Creators creators = read.creators;
        if (creators.properties.size() > 1) {
            List<Creator> several = creators.properties;
            compiler.error(
                    Problem.CONFLICTING_CREATORS, several.get(1).element(), home, hierarchy.element, list(several));
            return Optional.empty();
        }
        if (creators.delegating.size() > 1) {
            String why = "there is more than one creator for other values: " + list(creators.delegating);
            compiler.error(
                    Problem.UNSUPPORTED_TYPE, creators.delegating.get(1).element(), home, hierarchy.element, why);
            return Optional.empty();
        }
        Optional<String> unreadable = new Unreadable(compiler, new Conflicts(compiler, home)).why(read);
        if (unreadable.isPresent()) {
            return Optional.of(refused(hierarchy, unreadable.get()));
        }
        if (!creators.properties.isEmpty()) {
            refuse(creators.delegating, hierarchy);
            return creator(creators.properties.get(0), hierarchy, read);
        }
        if (!creators.delegating.isEmpty()) {
            Creator delegating = creators.delegating.get(0);
            if (takesArray(delegating) && creators.empty.isPresent()) {
                String why = "one creator takes arrays, the other one objects";
                compiler.error(Problem.UNSUPPORTED_TYPE, delegating.element(), home, hierarchy.element, why);
                return Optional.empty();
            }
            return delegating(delegating, hierarchy);
        }
        if (creators.empty.isEmpty() && !creators.scalar.isEmpty()) {
            return Optional.of(new Construction.None());
        }
        if (creators.empty.isEmpty() && properties.isStrict()) {
            compiler.error(Problem.NO_CONSTRUCTION, hierarchy.element, home, hierarchy.element);
            return Optional.empty();
        } else if (creators.empty.isEmpty()) {
            String why = "it has no constructor without parameters and no other that Jackson would choose";
            return Optional.of(refused(hierarchy, why));
        }
        return isUsable(creators.empty.get(), hierarchy) ? Optional.of(new Construction.Empty()) : Optional.empty();
    }

    /** Tells that objects of a class are only written. */
    Construction refused(Hierarchy hierarchy, String why) {
        if (properties.isStrict()) {
            compiler.error(Problem.ONLY_WRITTEN, hierarchy.element, home, hierarchy.element, why);
        } else {
            compiler.note(Problem.ONLY_WRITTEN, hierarchy.element, home, hierarchy.element, why);
        }
        boolean open = hierarchy.element.getModifiers().contains(Modifier.ABSTRACT);
        return new Construction.Refused(hierarchy.element.getSimpleName() + " can't be read: " + why, open);
    }

    /** The creators that make the object of a scalar, at most one for each kind of value. */
    List<ScalarCreator> scalarCreators(Creators creators, Hierarchy hierarchy) {
        Map<ScalarCreator.Argument, Creator> byArgument = new EnumMap<>(ScalarCreator.Argument.class);
        for (Creator each : creators.scalar) {
            byArgument.merge(Creators.argumentOf(each), each, this::better);
        }
        List<ScalarCreator> found = new ArrayList<>();
        byArgument.forEach((argument, creator) -> {
            if (isUsable(creator, hierarchy)) {
                found.add(new ScalarCreator(factory(creator), argument));
            }
        });
        return found;
    }

    /** A factory goes before a constructor; of two of a kind, the primitive or more special parameter decides. */
    private Creator better(Creator old, Creator next) {
        if (old.isConstructor() != next.isConstructor()) {
            return next;
        }
        TypeMirror oldType = old.parameters().get(0).asType();
        TypeMirror nextType = next.parameters().get(0).asType();
        boolean special = nextType.getKind().isPrimitive()
                || (!oldType.getKind().isPrimitive() && compiler.types.isSubtype(nextType, oldType));
        return special ? next : old;
    }

    private static String list(List<Creator> creators) {
        return creators.stream().map(c -> c.element().toString()).collect(Collectors.joining(" and "));
    }

    /** Whether Jackson asks it only for what is an array in the document if there is another creator. */
    private boolean takesArray(Creator delegating) {
        return delegating.parameters().size() == 1
                && compiler.isSubtype(delegating.parameters().get(0).asType(), "java.util.Collection");
    }

    private void refuse(List<Creator> others, Hierarchy hierarchy) {
        for (Creator other : others) {
            compiler.error(Problem.SECOND_CREATOR, other.element(), home, hierarchy.element, other.element());
        }
    }

    private Optional<Construction> creator(Creator creator, Hierarchy hierarchy, Candidates read) {
        List<Shape> arguments = new ArrayList<>();
        List<? extends TypeMirror> types =
                hierarchy.signatureOf(creator.element()).getParameterTypes();
        boolean complete = isUsable(creator, hierarchy);
        if (needsOtherThanNull(read)) {
            String why = "a parameter that is never read is required, or must not be null";
            compiler.error(Problem.UNSUPPORTED_TYPE, creator.element(), home, hierarchy.element, why);
            complete = false;
        }
        for (int i = 0; i < types.size(); i++) {
            Element parameter = creator.parameters().get(i);
            Candidate property = read.creatorProperties.get(i);
            Member member = property == null ? null : property.parameter();
            if (property == null) {
                compiler.error(Problem.UNNAMED_PARAMETER, parameter, home, parameter.getSimpleName());
                complete = false;
            } else if (member == null) {
                unread(types.get(i), user(parameter)).ifPresent(arguments::add);
            } else {
                Optional<Shape> argument = properties.of(member, false, () -> true);
                if (argument.orElse(null) instanceof Shape.LeftToJackson && isUnreadOptional(read, i)) {
                    String why = "a parameter that is never read needs an empty value, which only Jackson can make";
                    compiler.error(Problem.UNSUPPORTED_TYPE, creator.element(), home, hierarchy.element, why);
                    complete = false;
                }
                argument.ifPresent(arguments::add);
            }
        }
        complete &= arguments.size() == types.size() && isKnown(creator, hierarchy, read);
        return complete
                ? Optional.of(new Construction.Creator(
                        factory(creator),
                        arguments,
                        isOpen(creator, hierarchy),
                        KotlinClass.parameters(compiler, hierarchy.element, creator.parameters())))
                : Optional.empty();
    }

    /** Whether what it makes may be of a subclass. */
    private static boolean isOpen(Creator creator, Hierarchy hierarchy) {
        return !creator.isConstructor() && !hierarchy.element.getModifiers().contains(Modifier.FINAL);
    }

    /**
     * Whether its objects are of the class, or those that are not can be read again when they are there; reports it if
     * not. If they stood in each other, each would be read as often as there are others around it.
     */
    private boolean isKnown(Creator creator, Hierarchy hierarchy, Candidates read) {
        TypeMirror made = compiler.types.erasure(creator.element().getReturnType());
        boolean known = !isOpen(creator, hierarchy)
                || (compiler.types.isSameType(made, compiler.types.erasure(hierarchy.type))
                        && hierarchy.element.getTypeParameters().isEmpty()
                        && !UnionReader.isVariant(compiler, hierarchy)
                        && !isRecursive(hierarchy, read));
        if (!known) {
            String why = "its factory may make an object of a subclass, whose own properties Jackson reads, too";
            compiler.error(Problem.UNSUPPORTED_TYPE, creator.element(), home, hierarchy.element, why);
        }
        return known;
    }

    private boolean isRecursive(Hierarchy hierarchy, Candidates read) {
        return read.inOrder().stream()
                .flatMap(candidate -> Stream.ofNullable(candidate.primary(false)))
                .anyMatch(member -> Reach.of(member.type(), compiler).contains(hierarchy.element));
    }

    /** The shape of what is never read, of which only the value counts that stands for what is missing. */
    private Optional<Shape> unread(TypeMirror type, Element user) {
        if (Compiler.nameOf(type).equals("java.util.Optional")) {
            return shapes.read(type, unit, user);
        }
        return compiler.attempt(() -> shapes.read(type, unit, user))
                .value()
                .or(() -> Optional.of(new Shape.LeftToJackson(TypeName.get(type))));
    }

    /** Whether a creator has a parameter that is never read, but that is required or for which null would not do. */
    static boolean needsOtherThanNull(Candidates read) {
        if (read.creators.properties.isEmpty()) {
            return false;
        }
        Creator creator = read.creators.properties.get(0);
        for (int i = 0; i < read.creatorProperties.size(); i++) {
            Candidate property = read.creatorProperties.get(i);
            boolean unread = property != null && (property.parameter() == null || read.isSkipped(property.name));
            Nulls nulls = Jackson.nullsOf(creator.annotationsOf(i));
            boolean wanted =
                    nulls == Nulls.FAIL || nulls == Nulls.EMPTY || Jackson.isRequired(creator.annotationsOf(i));
            if (unread && wanted) {
                return true;
            }
        }
        return false;
    }

    /** Whether a creator has a parameter that is never read, but that is empty and not null then. */
    static boolean hasUnreadOptional(Candidates read) {
        return IntStream.range(0, read.creatorProperties.size()).anyMatch(i -> isUnreadOptional(read, i));
    }

    private static boolean isUnreadOptional(Candidates read, int index) {
        Candidate property = read.creatorProperties.get(index);
        Element parameter = read.creators.properties.get(0).parameters().get(index);
        return property != null
                && (property.parameter() == null || read.isSkipped(property.name))
                && Compiler.nameOf(parameter.asType()).equals("java.util.Optional");
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
        Annotations ofParameter = creator.annotationsOf(0);
        if (ofParameter.has(Jackson.FORMAT) || Jackson.dealsWithNulls(ofParameter)) {
            String what = "JsonFormat or JsonSetter on the parameter of a delegating creator";
            compiler.error(Problem.UNSUPPORTED_ANNOTATION, creator.element(), home, what);
            return Optional.empty();
        }
        Element user = user(creator.parameters().get(0));
        if (!properties.isUnderstood(ofParameter, false, user)) {
            return Optional.empty();
        }
        TypeMirror type =
                hierarchy.signatureOf(creator.element()).getParameterTypes().get(0);
        Optional<Shape> argument = shapes.read(type, unit, user);
        return isUsable(creator, hierarchy)
                ? argument.map(shape -> new Construction.Delegating(factory(creator), shape))
                : Optional.empty();
    }

    private static Optional<String> factory(Creator creator) {
        return creator.isConstructor()
                ? Optional.empty()
                : Optional.of(creator.element().getSimpleName().toString());
    }

    /** Reports what makes the objects if generated code can't call it, or can't name what it takes. */
    void checkReach(Hierarchy hierarchy, Candidates read) {
        Creators creators = read.creators;
        if (creators.properties.size() == 1) {
            Creator creator = creators.properties.get(0);
            if (isUsable(creator, hierarchy) && isKnown(creator, hierarchy, read)) {
                checkParameters(creator, hierarchy);
            }
        } else if (creators.properties.isEmpty() && creators.delegating.isEmpty()) {
            creators.empty.ifPresent(creator -> isUsable(creator, hierarchy));
        }
        scalarCreators(creators, hierarchy);
    }

    private void checkParameters(Creator creator, Hierarchy hierarchy) {
        for (VariableElement parameter : creator.parameters()) {
            TypeMirror type = parameter.asType();
            if (!compiler.isNameable(type, unit.codec.packageName())) {
                String why = "its creator takes " + type + ", which is not accessible to its codec";
                compiler.error(Problem.UNSUPPORTED_TYPE, parameter, home, hierarchy.element, why);
            }
        }
    }

    private boolean isUsable(Creator creator, Hierarchy hierarchy) {
        ExecutableElement element = creator.element();
        boolean other = !creator.isConstructor()
                && !compiler.types.isSubtype(
                        compiler.types.erasure(element.getReturnType()), compiler.types.erasure(hierarchy.type));
        if (other) {
            String why = "its factory returns " + element.getReturnType();
            compiler.error(Problem.UNSUPPORTED_TYPE, element, home, hierarchy.element, why);
            return false;
        }
        if (!compiler.isMemberAccessible(element, unit.codec.packageName())) {
            compiler.error(Problem.INACCESSIBLE_ACCESSOR, element, home, element);
            return false;
        }
        if (!creator.isConstructor() && !returnsItsClass(element)) {
            compiler.error(Problem.UNSUPPORTED_TYPE, element, home, element, "it returns another type");
            return false;
        }
        return Checked.isUsable(compiler, element, home);
    }

    /** Whether a factory gives what it is a factory of, with any type arguments that are asked for. */
    private boolean returnsItsClass(ExecutableElement factory) {
        TypeMirror type = requireNonNull(factory.getEnclosingElement()).asType();
        TypeMirror result = factory.getReturnType();
        boolean open = ((DeclaredType) type).getTypeArguments().isEmpty()
                || (result instanceof DeclaredType declared
                        && !declared.getTypeArguments().isEmpty()
                        && declared.getTypeArguments().stream().allMatch(TypeVariable.class::isInstance));
        return open && compiler.types.isSubtype(compiler.types.erasure(result), compiler.types.erasure(type));
    }
}
