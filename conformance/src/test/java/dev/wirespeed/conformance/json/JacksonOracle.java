package dev.wirespeed.conformance.json;

import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.contract.Oracle;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.NopAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.ser.PropertyWriter;
import tools.jackson.databind.ser.std.SimpleBeanPropertyFilter;
import tools.jackson.databind.ser.std.SimpleFilterProvider;

/** A mapper of one of the two Jacksons says what is right in JSON. */
interface JacksonOracle extends Oracle {
    static JacksonOracle of(Mapper mapper) {
        return mapper instanceof Mapper.Jackson2 two
                ? new Jackson2(two.mapper(), null)
                : new Jackson3(((Mapper.Jackson3) mapper).mapper(), null);
    }

    @Override
    default boolean excuses(Object value, Answer expected, Answer actual) {
        return Agreement.excuses(value, expected, actual);
    }

    @Override
    default boolean excuses(byte[] document, Type type, Answer expected, Answer actual) {
        return Agreement.excuses(document, type instanceof Class<?> known ? known : Object.class, expected, actual);
    }

    /**
     * Whether a property is written.
     *
     * @param paths what is selected
     * @param path names of properties, divided by dots
     */
    private static boolean isSelected(Set<String> paths, String path) {
        return paths.stream()
                .anyMatch(selected ->
                        selected.equals(path) || selected.startsWith(path + ".") || path.startsWith(selected + "."));
    }

    /** A place in a document of one of the two Jacksons. */
    private static <C> String path(
            C context, Function<C, C> parent, Function<C, String> name, Function<C, Object> value, String last) {
        String path = last;
        for (C around = parent.apply(context); around != null; around = parent.apply(around)) {
            boolean isProperty = name.apply(around) != null && !(value.apply(around) instanceof Map);
            path = isProperty ? name.apply(around) + "." + path : path;
        }
        return path;
    }

    /**
     * Jackson 3.
     *
     * @param active the view; null for none
     */
    record Jackson3(JsonMapper mapper, Class<?> active) implements JacksonOracle {
        @Override
        public Answer writes(Object value) {
            return answer(() -> mapper.writerWithView(active).writeValueAsBytes(value));
        }

        @Override
        public Answer reads(byte[] document, Type type) {
            return answer(() -> mapper.readerFor(mapper.constructType(type))
                    .withView(active)
                    .readValue(document));
        }

        private static Answer answer(Mapper.Question question) {
            return Sides.jackson(() -> {
                try {
                    return question.ask();
                } catch (JacksonException e) {
                    throw new Mapper.Refusal(e);
                }
            });
        }

        @Override
        public Oracle view(Class<?> view) {
            return new Jackson3(mapper, view);
        }

        @Override
        public Oracle select(Set<String> paths) {
            AnnotationIntrospector filtering = new NopAnnotationIntrospector() {
                @Override
                public Object findFilterId(MapperConfig<?> config, Annotated annotated) {
                    return annotated instanceof AnnotatedClass ? "selection" : null;
                }
            };
            SimpleBeanPropertyFilter filter = new SimpleBeanPropertyFilter() {
                @Override
                public void serializeAsProperty(
                        Object bean, JsonGenerator out, SerializationContext context, PropertyWriter writer)
                        throws Exception {
                    String path = path(
                            out.streamWriteContext(),
                            TokenStreamContext::getParent,
                            TokenStreamContext::currentName,
                            TokenStreamContext::currentValue,
                            writer.getName());
                    if (bean instanceof Map || isSelected(paths, path)) {
                        writer.serializeAsProperty(bean, out, context);
                    }
                }
            };
            AnnotationIntrospector both = AnnotationIntrospector.pair(
                    filtering, mapper.serializationConfig().getAnnotationIntrospector());
            return new Jackson3(
                    mapper.rebuild()
                            .annotationIntrospector(both)
                            .filterProvider(new SimpleFilterProvider().setDefaultFilter(filter))
                            .build(),
                    active);
        }
    }

    /**
     * Jackson 2.
     *
     * @param active the view; null for none
     */
    record Jackson2(com.fasterxml.jackson.databind.json.JsonMapper mapper, Class<?> active) implements JacksonOracle {
        private interface Question {
            Object ask() throws IOException;
        }

        @Override
        public Answer writes(Object value) {
            return answer(() -> mapper.writerWithView(active).writeValueAsBytes(value));
        }

        @Override
        public Answer reads(byte[] document, Type type) {
            return answer(() -> mapper.readerFor(mapper.constructType(type))
                    .withView(active)
                    .readValue(document));
        }

        private static Answer answer(Question question) {
            return Sides.jackson(() -> {
                try {
                    return question.ask();
                } catch (IOException e) {
                    throw new Mapper.Refusal(e);
                }
            });
        }

        @Override
        public Oracle view(Class<?> view) {
            return new Jackson2(mapper, view);
        }

        @Override
        public Oracle select(Set<String> paths) {
            var filtering = new com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector() {
                @Override
                public Object findFilterId(com.fasterxml.jackson.databind.introspect.Annotated annotated) {
                    return annotated instanceof com.fasterxml.jackson.databind.introspect.AnnotatedClass
                            ? "selection"
                            : null;
                }
            };
            var filter = new com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter() {
                @Override
                public void serializeAsField(
                        Object bean,
                        com.fasterxml.jackson.core.JsonGenerator out,
                        com.fasterxml.jackson.databind.SerializerProvider context,
                        com.fasterxml.jackson.databind.ser.PropertyWriter writer)
                        throws Exception {
                    String path = path(
                            out.getOutputContext(),
                            com.fasterxml.jackson.core.JsonStreamContext::getParent,
                            com.fasterxml.jackson.core.JsonStreamContext::getCurrentName,
                            com.fasterxml.jackson.core.JsonStreamContext::getCurrentValue,
                            writer.getName());
                    if (bean instanceof Map || isSelected(paths, path)) {
                        writer.serializeAsField(bean, out, context);
                    }
                }
            };
            var copy = mapper.copy();
            copy.setAnnotationIntrospector(com.fasterxml.jackson.databind.AnnotationIntrospector.pair(
                    filtering, mapper.getSerializationConfig().getAnnotationIntrospector()));
            copy.setFilterProvider(
                    new com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider().setDefaultFilter(filter));
            return new Jackson2(copy, active);
        }
    }
}
