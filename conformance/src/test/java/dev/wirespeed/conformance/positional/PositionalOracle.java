package dev.wirespeed.conformance.positional;

import dev.wirespeed.conformance.contract.Answer;
import dev.wirespeed.conformance.contract.Oracle;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.ValueSerializerModifier;

/**
 * Jackson 3, for which every class of objects has {@code @JsonFormat(shape = ARRAY)}.
 *
 * @param active the view; null for none
 */
record PositionalOracle(JsonMapper mapper, Class<?> active) implements Oracle {
    /** Types that Jackson can't read arrays of. */
    private static final Set<JavaType> RECURSIVE = ConcurrentHashMap.newKeySet();

    static PositionalOracle create() {
        return new PositionalOracle(
                JsonMapper.builder()
                        .annotationIntrospector(new ArraysEverywhere())
                        .build(),
                null);
    }

    @Override
    public Answer writes(Object value) {
        try {
            return new Answer(mapper.writerWithView(active).writeValueAsBytes(value), null);
        } catch (JacksonException e) {
            return new Answer(null, e);
        }
    }

    @Override
    public Answer reads(byte[] document, Type type) {
        JavaType known = mapper.constructType(type);
        try {
            Object value = RECURSIVE.contains(known)
                    ? Named.read(mapper, known, document, active)
                    : mapper.readerFor(known).withView(active).readValue(document);
            return new Answer(value, null);
        } catch (JacksonException e) {
            return new Answer(null, e);
        } catch (NoSuchElementException e) { // of classes that have themselves as a property Jackson can't read arrays
            RECURSIVE.add(known);
            return reads(document, type);
        }
    }

    /** A class that has itself, and types with ids, too. */
    @Override
    public boolean excuses(byte[] document, Type type, Answer expected, Answer actual) {
        return RECURSIVE.contains(mapper.constructType(type))
                && type.getTypeName().endsWith("Views$Everything");
    }

    @Override
    public Oracle view(Class<?> view) {
        return new PositionalOracle(mapper, view);
    }

    @Override
    public Oracle select(Set<String> paths) {
        SimpleModule selecting = new SimpleModule("selection").setSerializerModifier(new Selecting(paths));
        return new PositionalOracle(mapper.rebuild().addModule(selecting).build(), active);
    }

    /** Has properties write null that are not selected. */
    private static final class Selecting extends ValueSerializerModifier {
        private static final long serialVersionUID = 1L;

        private final Set<String> paths;
        private final transient Deque<String> around = new ArrayDeque<>();

        private Selecting(Set<String> paths) {
            this.paths = paths;
        }

        @Override
        public List<BeanPropertyWriter> changeProperties(
                SerializationConfig config, BeanDescription.Supplier type, List<BeanPropertyWriter> properties) {
            return properties.stream()
                    .<BeanPropertyWriter>map(each -> new BeanPropertyWriter(each) {
                        private static final long serialVersionUID = 1L;

                        @Override
                        public void serializeAsElement(Object bean, JsonGenerator out, SerializationContext context)
                                throws Exception {
                            String path = around.isEmpty() ? getName() : around.peek() + "." + getName();
                            boolean selected = paths.stream()
                                    .anyMatch(each -> each.equals(path)
                                            || each.startsWith(path + ".")
                                            || path.startsWith(each + "."));
                            if (!selected) {
                                out.writeNull();
                                return;
                            }
                            around.push(path);
                            super.serializeAsElement(bean, out, context);
                            around.pop();
                        }
                    })
                    .toList();
        }
    }
}
