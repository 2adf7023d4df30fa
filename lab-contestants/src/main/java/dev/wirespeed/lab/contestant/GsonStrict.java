package dev.wirespeed.lab.contestant;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.Strictness;
import com.google.gson.TypeAdapter;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import dev.wirespeed.lab.workload.Workload;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.function.Function;

/** Gson, strict and with nulls written; adapters for {@code java.time} use the types' own text. */
public final class GsonStrict implements Contestant {
    @Override
    public String id() {
        return "gson";
    }

    @Override
    public String title() {
        return "Gson";
    }

    @Override
    public String version() {
        return Versions.of("gson");
    }

    @Override
    public boolean bindsGenericTypes() {
        return true;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        // what the type says is what T stands for
        @SuppressWarnings("unchecked")
        TypeToken<T> type = (TypeToken<T>) TypeToken.get(workload.javaType());
        Gson gson = new GsonBuilder()
                .setStrictness(Strictness.STRICT)
                .serializeNulls()
                .setFieldNamingStrategy(GsonStrict::name)
                .disableHtmlEscaping()
                .registerTypeAdapter(Instant.class, new TextAdapter<>(Instant::parse).nullSafe())
                .registerTypeAdapter(LocalDate.class, new TextAdapter<>(LocalDate::parse).nullSafe())
                .registerTypeAdapter(OffsetDateTime.class, new OffsetDateTimeAdapter().nullSafe())
                .create();
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) {
                return gson.toJson(model, type.getType()).getBytes(StandardCharsets.UTF_8);
            }

            @Override
            public T read(byte[] document) {
                return gson.fromJson(new String(document, StandardCharsets.UTF_8), type);
            }
        };
    }

    /** Gson knows no annotation but its own. */
    private static String name(Field field) {
        JsonProperty property = field.getAnnotation(JsonProperty.class);
        return property == null ? field.getName() : property.value();
    }

    /** With seconds always, which {@link OffsetDateTime#toString} leaves out where they are zero. */
    private static final class OffsetDateTimeAdapter extends TypeAdapter<OffsetDateTime> {
        @Override
        public void write(JsonWriter out, OffsetDateTime value) throws IOException {
            out.value(DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(value));
        }

        @Override
        public OffsetDateTime read(JsonReader in) throws IOException {
            return OffsetDateTime.parse(in.nextString());
        }
    }

    /** Types that have a text of their own. */
    private static final class TextAdapter<T> extends TypeAdapter<T> {
        private final Function<String, T> parser;

        TextAdapter(Function<String, T> parser) {
            this.parser = parser;
        }

        @Override
        public void write(JsonWriter out, T value) throws IOException {
            out.value(value.toString());
        }

        @Override
        public T read(JsonReader in) throws IOException {
            return parser.apply(in.nextString());
        }
    }
}
