package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.Struct;
import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.StandardLocation;

/**
 * The codecs that an earlier compilation has put where this one puts its own: they may be of other versions of the
 * classes that are compiled now, so they are made again.
 */
final class Earlier {
    private final Function<TypeElement, String> names;
    private final Elements elements;
    private final Filer filer;

    /** @param names the qualified name of the codec of a class */
    Earlier(ProcessingEnvironment environment, Function<TypeElement, String> names) {
        this.names = names;
        this.elements = environment.getElementUtils();
        this.filer = environment.getFiler();
    }

    /** The classes, and those in them, of which there are codecs, behind what asked for those. */
    Set<Element> origins(Collection<? extends Element> compiled) {
        Set<Element> origins = new LinkedHashSet<>();
        compiled.forEach(each -> collect(each, origins));
        return origins;
    }

    private void collect(Element element, Set<Element> origins) {
        if (element instanceof TypeElement type) {
            codec(type).flatMap(Earlier::originOf).ifPresent(name -> {
                Stream.of(elements.getTypeElement(name), elements.getPackageElement(name))
                        .filter(Objects::nonNull)
                        .findFirst()
                        .ifPresent(origins::add);
                origins.add(type); // for a codec that nothing asks for any more
            });
            ElementFilter.typesIn(type.getEnclosedElements()).forEach(each -> collect(each, origins));
        }
    }

    /** The codec of a class, if an earlier compilation of this kind has made one. */
    Optional<TypeElement> codec(TypeElement type) {
        String name = names.apply(type);
        String packageName = elements.getPackageOf(type).getQualifiedName().toString();
        ModuleElement module = elements.getModuleOf(type); // to look into all would take long
        return Optional.ofNullable(elements.getTypeElement(module, name))
                .filter(codec -> originOf(codec).isPresent() && isInOutput(packageName, name));
    }

    /** Whether a class that is not compiled now was compiled to where this compilation puts its own. */
    boolean isOwn(TypeElement type) {
        return isInOutput(
                elements.getPackageOf(type).getQualifiedName().toString(),
                elements.getBinaryName(type).toString());
    }

    private boolean isInOutput(String packageName, String binaryName) {
        String file = binaryName.substring(binaryName.lastIndexOf('.') + 1) + ".class";
        try {
            filer.getResource(StandardLocation.CLASS_OUTPUT, packageName, file)
                    .openInputStream()
                    .close();
            return true;
        } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
            return false; // not there, or a compiler that shows no class files
        }
    }

    /** The name that a generated codec has of what asked for it. */
    private static Optional<String> originOf(TypeElement codec) {
        return ElementFilter.fieldsIn(codec.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals(Struct.ORIGIN))
                .map(VariableElement::getConstantValue)
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .findFirst();
    }
}
