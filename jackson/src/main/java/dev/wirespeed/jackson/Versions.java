package dev.wirespeed.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.wirespeed.jackson.internal.Trait;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.StreamSupport;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;

/** Finds traits that other versions of Jackson treat differently, and that don't show in a mapper's handlers. */
final class Versions {
    private static final Map<Trait, String> DIFFERENCES = JacksonApi.differencesOfVersion();

    /** Traits that only matter when writing. */
    private static final Set<Trait> WRITTEN = EnumSet.of(Trait.DEFAULTS, Trait.DEFAULT_CONTENTS, Trait.LOCALE_KEY);

    private static final Set<Trait> READ = EnumSet.of(Trait.IGNORED_SETTER);

    private Versions() {}

    /** The traits that this version treats differently from the version that codecs follow. */
    static Map<Trait, String> differences(boolean writing) {
        Map<Trait, String> all = new EnumMap<>(Trait.class);
        all.putAll(DIFFERENCES);
        all.keySet().removeAll(writing ? READ : WRITTEN);
        return all;
    }

    /** Adds the traits from annotations on a class or a member. */
    static void addTraits(MapperConfig<?> config, Annotated annotated, Class<?> type, Traits traits) {
        if (DIFFERENCES.isEmpty()) {
            return;
        }
        JsonFormat.Value format = CustomHandlers.format(config, annotated);
        if (format != null && format.getShape().isNumeric()) {
            traits.add(Trait.NUMBER_SHAPE, type);
        }
        Include content = CustomHandlers.inclusion(config, annotated).getContentInclusion();
        if (content == Include.NON_DEFAULT || content == Include.CUSTOM) {
            traits.add(Trait.DEFAULT_CONTENTS, type);
        }
    }

    /** Adds the traits of a class of objects, in both directions. */
    static void addTraits(MapperConfig<?> config, Supplier<BeanDescription> object, Traits traits) {
        if (!DIFFERENCES.isEmpty()) {
            addTraits(config, object.get(), traits);
        }
    }

    private static void addTraits(MapperConfig<?> config, BeanDescription object, Traits traits) {
        AnnotatedClass type = object.getClassInfo();
        addDefaults(config, object, traits);
        Set<String> ignored = config.getAnnotationIntrospector()
                .findPropertyIgnoralByName(config, type)
                .getIgnored();
        boolean renamed = object.findProperties().stream()
                .anyMatch(each -> ignored.contains(each.getInternalName()) && !ignored.contains(each.getName()));
        if (renamed) {
            traits.add(Trait.IGNORED_NAME, type.getRawType());
        }
        boolean setter = StreamSupport.stream(type.memberMethods().spliterator(), false)
                .anyMatch(method -> method.getParameterCount() == 1 && CustomHandlers.isIgnored(config, method));
        if (setter) {
            traits.add(Trait.IGNORED_SETTER, type.getRawType());
        }
    }

    private static void addDefaults(MapperConfig<?> config, BeanDescription object, Traits traits) {
        Class<?> type = object.getBeanClass();
        boolean byClass =
                CustomHandlers.inclusion(config, object.getClassInfo()).getValueInclusion() == Include.NON_DEFAULT;
        if (byClass
                && object.findProperties().stream()
                        .anyMatch(each -> JacksonApi.mayHaveOtherDefaults(each.getRawPrimaryType()))) {
            traits.add(Trait.DEFAULTS, type);
        }
        boolean leftOut = byClass || config.getDefaultPropertyInclusion().getValueInclusion() == Include.NON_DEFAULT;
        if (leftOut && object.findProperties().stream().anyMatch(each -> each.getRawPrimaryType() == UUID.class)) {
            traits.add(Trait.DEFAULT_CONTENTS, type);
        }
    }
}
