package dev.wirespeed.lab.contestant;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.Strictness;
import com.google.gson.TypeAdapter;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import dev.wirespeed.lab.workload.Workload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

/** Gson, strict and with nulls written; an adapter for {@code java.time} uses {@link Instant}'s own text. */
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
                .disableHtmlEscaping()
                .registerTypeAdapter(Instant.class, new InstantAdapter().nullSafe())
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

    private static final class InstantAdapter extends TypeAdapter<Instant> {
        @Override
        public void write(JsonWriter out, Instant value) throws IOException {
            out.value(value.toString());
        }

        @Override
        public Instant read(JsonReader in) throws IOException {
            return Instant.parse(in.nextString());
        }
    }
}
