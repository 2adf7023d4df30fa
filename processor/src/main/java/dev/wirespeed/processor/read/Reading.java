package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.AnySetter;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Struct;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.DeclaredType;

/** A class on its way to the struct of one codec; each part is read once, and has its problems reported then. */
final class Reading {
    private final Compiler compiler;
    final Hierarchy hierarchy;
    final Unit unit;
    final CodecName codec;
    /** The element that led to the class. */
    final Element user;
    /** The class if its source is at hand, else the element that led to it. */
    final Element home;
    /** Whether its properties have places, where others have names. */
    final boolean positional;

    final PropertyReader properties;
    final ConstructionReader constructions;

    final Lazy<Candidates> written;
    final Lazy<Candidates> read;
    /** The part that is written in place of the whole object. */
    final Lazy<Optional<Property.Output>> value;
    /** Where properties go that are not among those of the class. */
    final Lazy<Optional<AnySetter>> any;

    final Lazy<Struct> struct;

    Reading(
            Compiler compiler,
            StructReader structs,
            ShapeReader shapes,
            DeclaredType type,
            Unit unit,
            CodecName codec,
            Element user,
            boolean positional) {
        this.compiler = compiler;
        this.hierarchy = new Hierarchy(compiler, type);
        this.unit = unit;
        this.codec = codec;
        this.user = user;
        this.positional = positional;
        this.home = compiler.isSource(hierarchy.element) ? hierarchy.element : user;
        PropertyShapes ofProperties = new PropertyShapes(compiler, shapes, unit, home, structs.isStrict());
        this.properties = new PropertyReader(compiler, ofProperties, hierarchy, unit, home);
        this.constructions = new ConstructionReader(compiler, shapes, ofProperties, unit, home);
        this.written = new Lazy<>(() -> compiler.introspection.written(hierarchy, user));
        this.read = new Lazy<>(() -> compiler.introspection.read(hierarchy, user));
        this.value = new Lazy<>(() -> properties.value(written.get()));
        this.any = new Lazy<>(() -> properties.any(read.get()));
        this.struct = new Lazy<>(() -> structs.struct(this));
    }

    /** Whether properties of the objects stand in those of others, or know whose they are. */
    boolean isMixed() {
        return Unwrapping.isIn(written.get())
                || Unwrapping.isIn(read.get())
                || Unwrapping.isIn(compiler, read.get().creators)
                || References.isIn(read.get());
    }

    boolean isAbstract() {
        return hierarchy.element.getModifiers().contains(Modifier.ABSTRACT);
    }
}
