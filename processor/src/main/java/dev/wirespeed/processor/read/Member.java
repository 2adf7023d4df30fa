package dev.wirespeed.processor.read;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * A field, method or parameter that a property may be made of.
 *
 * @param element the field, method or parameter
 * @param owner the class that declares it
 * @param type the property's type that it stands for, type variables replaced
 * @param annotations its own and those that it inherits
 * @param name the name by annotation; the implied name if the annotation leaves it open; empty without annotation
 * @param named whether the annotation gives the name
 * @param visible whether Jackson finds it without help
 * @param ignored whether it is marked to be ignored
 */
record Member(
        Element element,
        TypeElement owner,
        TypeMirror type,
        Annotations annotations,
        Optional<String> name,
        boolean named,
        boolean visible,
        boolean ignored) {

    String simpleName() {
        return element.getSimpleName().toString();
    }

    boolean is(Modifier modifier) {
        return element.getModifiers().contains(modifier);
    }

    Member with(Annotations merged) {
        return new Member(element, owner, type, merged, name, named, visible, ignored);
    }

    /** The name that is given explicitly. */
    Optional<String> explicitName() {
        return named ? name : Optional.empty();
    }

    /** Like {@code Order.total}, for messages. */
    String describe() {
        return owner.getSimpleName() + "." + simpleName();
    }
}
