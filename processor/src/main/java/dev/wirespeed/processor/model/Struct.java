package dev.wirespeed.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An object with properties, and the codec to be generated for it.
 *
 * @param type the Java type, with its type arguments
 * @param codec the class to be generated; nested in the codec that needs it, if the type has arguments
 * @param properties in the order in which they are written, followed by those that are only read
 * @param open whether objects of a subclass may stand where this type is declared
 * @param lints the compiler's warnings that generated code would cause without being at fault
 * @param nested the codecs for types with arguments that this one needs
 * @param union the types that may stand for this one, itself included if it can be instantiated; empty without type ids
 * @param variant whether it is one of the types of a union
 * @param value the part that is written in place of the whole object; empty if its properties are written
 * @param scalarCreators the creators that make it from a scalar
 * @param any the target of properties that are not among these
 * @param skipped the names of properties that are skipped even if unknown ones are refused; empty if all are skipped
 * @param typeId the name of the property with its type id, which is not a property of its own; empty if there is none,
 *     or if it is skipped like any other
 * @param positional whether its properties have places rather than names, whatever the format
 */
public record Struct(
        TypeName type,
        CodecName codec,
        List<Property> properties,
        Construction construction,
        boolean open,
        Set<String> lints,
        List<Struct> nested,
        Optional<Union> union,
        boolean variant,
        Optional<Property.Output> value,
        List<ScalarCreator> scalarCreators,
        Optional<AnySetter> any,
        Optional<List<String>> skipped,
        Optional<String> typeId,
        boolean positional) {

    /** The codec's constant with the name of the element that requested it. */
    public static final String ORIGIN = "ORIGIN";

    public Struct withNested(List<Struct> others) {
        return new Struct(
                type,
                codec,
                properties,
                construction,
                open,
                lints,
                others,
                union,
                variant,
                value,
                scalarCreators,
                any,
                skipped,
                typeId,
                positional);
    }

    /** A copy for documents in which this property holds the type id. */
    public Struct withTypeId(String name) {
        List<Property> without =
                properties.stream().flatMap(property -> property.without(name)).toList();
        return new Struct(
                type,
                codec,
                without,
                construction,
                open,
                lints,
                nested,
                Optional.empty(),
                true,
                value,
                scalarCreators,
                any,
                skipped,
                Optional.of(name),
                positional);
    }

    /** Names that are known but do not belong to properties. */
    public List<String> namesBeside() {
        Stream<String> others = any.map(AnySetter::skipped).or(() -> skipped).orElse(List.of()).stream();
        return Stream.concat(others, typeId.stream()).distinct().toList();
    }

    /** The index of the type id's name, after those of the properties that are read. */
    public OptionalInt typeIdIndex() {
        return typeId.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(readable().size() + namesBeside().indexOf(typeId.get()));
    }

    /** Whether its creator has a parameter for which nothing is read. */
    public boolean hasUnreadArgument() {
        long read = properties.stream()
                .flatMap(p -> p.input().stream())
                .filter(input -> input.mutator() instanceof Mutator.Argument)
                .count();
        return construction instanceof Construction.Creator creator
                && creator.arguments().size() > read;
    }

    /** The properties that are written, in order. */
    public List<Property> written() {
        return properties.stream().filter(p -> p.output().isPresent()).toList();
    }

    /** The properties that are read by name, in the expected order. */
    public List<Property> readable() {
        return properties.stream()
                .filter(p -> p.input().isPresent() && !p.isUnwrapped())
                .toList();
    }

    /** The properties that are read from properties of this object. */
    public List<Property> unwrapped() {
        return properties.stream()
                .filter(p -> p.input().isPresent() && p.isUnwrapped())
                .toList();
    }

    /** Whether Jackson has to read an object again if it is of a subclass. */
    public boolean isReadAgain() {
        return construction instanceof Construction.Creator creator && creator.open() && !variant;
    }

    /** A copy with other properties, as one of several structs that share a place in documents. */
    public Struct as(CodecName otherCodec, List<Property> others) {
        return new Struct(
                type,
                otherCodec,
                others,
                construction,
                open,
                lints,
                nested,
                Optional.empty(),
                true,
                value,
                scalarCreators,
                any,
                skipped,
                typeId,
                positional);
    }
}
