package dev.wirespeed.jackson2;

import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import java.lang.reflect.Executable;
import java.lang.reflect.MalformedParametersException;
import java.lang.reflect.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Knows the names of parameters, as {@code ParameterNamesModule} does. If that module were a dependency, frameworks
 * would find it, and read classes without codecs differently.
 */
final class ParameterNames extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public @Nullable String findImplicitPropertyName(AnnotatedMember member) {
        return member instanceof AnnotatedParameter parameter
                        && parameter.getOwner().getMember() instanceof Executable creator
                ? name(creator, parameter.getIndex())
                : null;
    }

    private static @Nullable String name(Executable creator, int index) {
        try {
            Parameter parameter = creator.getParameters()[index];
            return parameter.isNamePresent() ? parameter.getName() : null;
        } catch (MalformedParametersException e) { // which other compilers and tools write
            return null;
        }
    }
}
