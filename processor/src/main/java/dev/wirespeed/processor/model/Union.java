package dev.wirespeed.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * The types that may stand for a declared type, and how documents tell them apart.
 *
 * @param property the name of the property with the id, for {@link Place#PROPERTY} and {@link Place#OWN_PROPERTY}
 * @param visible whether the property with the id is read as one of the object's own, too
 * @param otherwise how an object without a known id is read
 * @param strangers the property names of types that are distinguished, but can't stand for the declared one, for
 *     {@link Place#NOWHERE}
 * @param strangerIds the ids of types that can't stand for the declared one, which matter if another id stands for one
 *     that can
 * @param baseId the assumed id of an object without an array around it, for {@link Place#WRAPPER_ARRAY}
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

    /** Whether one of the types has this id. */
    public boolean knows(String id) {
        return strangerIds.contains(id)
                || variants.stream().anyMatch(variant -> variant.ids().contains(id));
    }

    /** The place of an object's type id. */
    public enum Place {
        PROPERTY,
        /** In a property that the object has anyway. */
        OWN_PROPERTY,
        WRAPPER_OBJECT,
        WRAPPER_ARRAY,
        /** Nowhere: the names of its properties identify the type. */
        NOWHERE
    }

    /** How an object without a known id is read. */
    public sealed interface Otherwise {
        /** It is an error. */
        record Refused() implements Otherwise {}

        /** As null. */
        record Null() implements Otherwise {}

        /** As the variant at this index. */
        record Variant(int index) implements Otherwise {}
    }

    /**
     * A concrete type.
     *
     * @param codec writes it, and reads it if no id was found
     * @param reader reads it after an id
     * @param id the id that is written; empty if it is only read
     * @param ids the ids accepted when reading
     * @param names its properties, each with its aliases, for {@link Place#NOWHERE}; empty if they don't identify it
     */
    public record Variant(
            TypeName type,
            CodecName codec,
            CodecName reader,
            Optional<String> id,
            List<String> ids,
            Optional<List<List<String>>> names) {}
}
