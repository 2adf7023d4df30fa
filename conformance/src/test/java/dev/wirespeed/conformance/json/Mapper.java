package dev.wirespeed.conformance.json;

import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.wirespeed.jackson.WirespeedModule;
import java.io.IOException;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/** A default mapper of one of the two Jacksons. */
interface Mapper {
    /** Writes what is in a view; all if that is null. */
    byte[] write(Object value, Class<?> view);

    default byte[] write(Object value) {
        return write(value, null);
    }

    /** Writes what a supertype of the value's class has. */
    byte[] writeAs(Class<?> declared, Object value);

    String writeText(Object value);

    Object read(byte[] document, Class<?> type);

    Object read(String document, Class<?> type);

    /** One like it that writes over several lines. */
    Mapper pretty();

    /** One like it with these features as they are not in it. */
    Mapper flipped(Set<String> features);

    /** One like it with the module, which uses codecs. */
    Mapper withCodecs();

    private static <F extends Enum<F>> Stream<F> named(F[] features, Set<String> names) {
        return Stream.of(features).filter(each -> names.contains(each.name()));
    }

    /** Something that a mapper may refuse. */
    interface Question {
        Object ask();
    }

    /** What Jackson says against a document or a value. */
    final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Refusal(Exception cause) {
            super(cause.toString(), cause);
        }
    }

    /**
     * Jackson 3.
     *
     * @param active the view that counts where no other is asked for; null for none
     */
    record Jackson3(JsonMapper mapper, Class<?> active) implements Mapper {
        Jackson3(JsonMapper mapper) {
            this(mapper, null);
        }

        @Override
        public Mapper pretty() {
            return new Jackson3(
                    mapper.rebuild().enable(SerializationFeature.INDENT_OUTPUT).build(), active);
        }

        @Override
        public Mapper flipped(Set<String> features) {
            JsonMapper.Builder other = mapper.rebuild();
            SerializationConfig writing = mapper.serializationConfig();
            named(MapperFeature.values(), features).forEach(f -> other.configure(f, !writing.isEnabled(f)));
            named(SerializationFeature.values(), features).forEach(f -> other.configure(f, !writing.isEnabled(f)));
            named(DateTimeFeature.values(), features).forEach(f -> other.configure(f, !writing.isEnabled(f)));
            named(EnumFeature.values(), features).forEach(f -> other.configure(f, !writing.isEnabled(f)));
            named(StreamWriteFeature.values(), features).forEach(f -> other.configure(f, !writing.isEnabled(f)));
            named(JsonWriteFeature.values(), features).forEach(f -> other.configure(f, !writing.hasFormatFeature(f)));
            named(DeserializationFeature.values(), features)
                    .forEach(f ->
                            other.configure(f, !mapper.deserializationConfig().isEnabled(f)));
            return new Jackson3(other.build(), active);
        }

        @Override
        public Mapper withCodecs() {
            return new Jackson3(
                    mapper.rebuild().addModule(new WirespeedModule()).build(), active);
        }

        @Override
        public byte[] writeAs(Class<?> declared, Object value) {
            return ask(() -> mapper.writerFor(declared).withView(active).writeValueAsBytes(value));
        }

        @Override
        public byte[] write(Object value, Class<?> view) {
            return ask(() -> mapper.writerWithView(view).writeValueAsBytes(value));
        }

        @Override
        public byte[] write(Object value) {
            return write(value, active);
        }

        @Override
        public String writeText(Object value) {
            return ask(() -> mapper.writerWithView(active).writeValueAsString(value));
        }

        @Override
        public Object read(byte[] document, Class<?> type) {
            return ask(() -> mapper.readerFor(type).withView(active).readValue(document));
        }

        @Override
        public Object read(String document, Class<?> type) {
            return ask(() -> mapper.readerFor(type).withView(active).readValue(document));
        }

        @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // each question has one type of answer
        private static <T> T ask(Question question) {
            try {
                return (T) question.ask();
            } catch (JacksonException e) {
                throw new Refusal(e);
            }
        }
    }

    /** Jackson 2. */
    record Jackson2(com.fasterxml.jackson.databind.json.JsonMapper mapper) implements Mapper {
        @Override
        public Mapper pretty() {
            var copy = mapper.copy();
            copy.enable(com.fasterxml.jackson.databind.SerializationFeature.INDENT_OUTPUT);
            return new Jackson2(copy);
        }

        /** Made anew, since only a builder takes a factory. */
        @Override
        public Mapper flipped(Set<String> features) {
            var other = mapper.rebuild();
            named(com.fasterxml.jackson.databind.MapperFeature.values(), features)
                    .forEach(f -> other.configure(f, !mapper.isEnabled(f)));
            named(com.fasterxml.jackson.databind.SerializationFeature.values(), features)
                    .forEach(f -> other.configure(f, !mapper.isEnabled(f)));
            named(com.fasterxml.jackson.databind.DeserializationFeature.values(), features)
                    .forEach(f -> other.configure(f, !mapper.isEnabled(f)));
            named(com.fasterxml.jackson.core.JsonGenerator.Feature.values(), features)
                    .forEach(f -> other.configure(f, !mapper.isEnabled(f)));
            return new Jackson2(other.build());
        }

        @Override
        public Mapper withCodecs() {
            var indented = com.fasterxml.jackson.databind.SerializationFeature.INDENT_OUTPUT;
            return new Jackson2(com.fasterxml.jackson.databind.json.JsonMapper.builder(
                            new dev.wirespeed.jackson2.WirespeedJsonFactory())
                    .addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule())
                    .addModule(new dev.wirespeed.jackson2.WirespeedModule())
                    .configure(indented, mapper.isEnabled(indented))
                    .build());
        }

        @Override
        public byte[] writeAs(Class<?> declared, Object value) {
            try {
                return mapper.writerFor(declared).writeValueAsBytes(value);
            } catch (IOException e) {
                throw new Refusal(e);
            }
        }

        @Override
        public byte[] write(Object value, Class<?> view) {
            try {
                return mapper.writerWithView(view).writeValueAsBytes(value);
            } catch (IOException e) {
                throw new Refusal(e);
            }
        }

        @Override
        public String writeText(Object value) {
            try {
                return mapper.writeValueAsString(value);
            } catch (IOException e) {
                throw new Refusal(e);
            }
        }

        @Override
        public Object read(byte[] document, Class<?> type) {
            try {
                return mapper.readValue(document, type);
            } catch (IOException e) {
                throw new Refusal(e);
            }
        }

        @Override
        public Object read(String document, Class<?> type) {
            try {
                return mapper.readValue(document, type);
            } catch (IOException e) {
                throw new Refusal(e);
            }
        }
    }
}
