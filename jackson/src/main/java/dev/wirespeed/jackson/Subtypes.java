package dev.wirespeed.jackson;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.jsontype.NamedType;

/** The subtypes of a type, by annotations and by registration; in an order of our own, since a mapper has none. */
final class Subtypes {
    private Subtypes() {}

    /** Each with the id that is written for it. */
    static List<NamedType> written(MapperConfig<?> config, AnnotatedClass base) {
        return sorted(config.getSubtypeResolver().collectAndResolveSubtypesByClass(config, base));
    }

    /** Each with every id by which it is read. */
    static List<NamedType> read(MapperConfig<?> config, AnnotatedClass base) {
        return sorted(config.getSubtypeResolver().collectAndResolveSubtypesByTypeId(config, base));
    }

    /** As {@link #written(MapperConfig, AnnotatedClass)}, for a property with ids of its own. */
    static List<NamedType> written(MapperConfig<?> config, AnnotatedMember property, JavaType base) {
        return sorted(config.getSubtypeResolver().collectAndResolveSubtypesByClass(config, property, base));
    }

    /** As {@link #read(MapperConfig, AnnotatedClass)}, for a property with ids of its own. */
    static List<NamedType> read(MapperConfig<?> config, AnnotatedMember property, JavaType base) {
        return sorted(config.getSubtypeResolver().collectAndResolveSubtypesByTypeId(config, property, base));
    }

    /** The text of a subtype. */
    static String line(NamedType subtype) {
        return "  or " + subtype.getType().getName() + (subtype.hasName() ? " as " + subtype.getName() : "");
    }

    private static List<NamedType> sorted(Collection<NamedType> subtypes) {
        return subtypes.stream().sorted(Comparator.comparing(Subtypes::line)).toList();
    }
}
