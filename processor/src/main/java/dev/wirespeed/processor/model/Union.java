package dev.wirespeed.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * The types that may stand for one declared type, and how documents tell them apart.
 *
 * @param property the name of the property that holds the id, for {@link Place#PROPERTY} and {@link Place#OWN_PROPERTY}
 * @param visible whether the property with the id is read as one of the object's own, too
 * @param otherwise what an object without a known id is
 * @param strangers the names of each type that properties may tell of although it can't stand for the declared one, for {@link
 *     Place#NOWHERE}
 * @param strangerIds the ids of types that can't stand for the declared one, which matter where another id stands for one
 *     that can
 * @param baseId the id that an object is taken to have which has no array around it, for {@link Place#WRAPPER_ARRAY}
 */
public record Union(
        Place place,
        String property,
        boolean visible,
        List<Variant> variants,
        Otherwise otherwise,
        List<List<List<String>>> strangers,
        List<String> strangerIds,
        String baseId) {

    /** Whether one of the types is known by this id. */
    public boolean knows(String id) {
        return strangerIds.contains(id)
                || variants.stream().anyMatch(variant -> variant.ids().contains(id));
    }

    /** Where the id of an object's type stands. */
    public enum Place {
        PROPERTY,
        /** In a property that the object has anyway. */
        OWN_PROPERTY,
        WRAPPER_OBJECT,
        WRAPPER_ARRAY,
        /** Nowhere: the names of its properties tell. */
        NOWHERE
    }

    /** What an object without a known id is. */
    public sealed interface Otherwise {
        /** A mistake. */
        record Refused() implements Otherwise {}

        /** Null. */
        record Null() implements Otherwise {}

        /** The variant at this index. */
        record Variant(int index) implements Otherwise {}
    }

    /**
     * One concrete type.
     *
     * @param codec writes it, and reads it where no id was found
     * @param reader reads it behind an id
     * @param id what is written as its id; empty if it is only read
     * @param ids what its id may be when read
     * @param names its properties, each with its aliases, for {@link Place#NOWHERE}; empty if they don't tell of it
     */
    public record Variant(
            TypeName type,
            CodecName codec,
            CodecName reader,
            Optional<String> id,
            List<String> ids,
            Optional<List<List<String>>> names) {}
}
