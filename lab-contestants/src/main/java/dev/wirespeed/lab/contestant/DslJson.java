package dev.wirespeed.lab.contestant;

import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JavaTimeConverter;
import com.dslplatform.json.JsonConverter;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.Settings;
import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.citm.Catalog;
import dev.wirespeed.lab.workload.clients.Clients;
import dev.wirespeed.lab.workload.crowd.House;
import dev.wirespeed.lab.workload.crowd.Office;
import dev.wirespeed.lab.workload.crowd.School;
import dev.wirespeed.lab.workload.crowd.Shop;
import dev.wirespeed.lab.workload.crowd.Stage;
import dev.wirespeed.lab.workload.crowd.Travel;
import dev.wirespeed.lab.workload.github.GithubEvents;
import dev.wirespeed.lab.workload.media.MediaContent;
import dev.wirespeed.lab.workload.numbers.Numbers;
import dev.wirespeed.lab.workload.people.People;
import dev.wirespeed.lab.workload.text.Article;
import dev.wirespeed.lab.workload.users.Users;
import dev.wirespeed.lab.workload.wide.Wide;
import java.io.IOException;
import java.lang.reflect.Type;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * DSL-JSON with converters from its annotation processor.
 *
 * <p>It knows no {@link Instant}, so a converter goes through its code for {@link java.time.OffsetDateTime}; that
 * cuts zeros at the end of the fraction, so such times are written as {@link Instant#toString} does. Doubles are read exactly, as it
 * does when asked.
 */
public final class DslJson implements Contestant {
    @Override
    public String id() {
        return "dsl-json";
    }

    @Override
    public String title() {
        return "DSL-JSON";
    }

    @Override
    public String version() {
        return Versions.of("dsl-json");
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.SKIPS_CHECKS);
    }

    @Override
    public Optional<Generation> generation() {
        return Optional.of(new Generation(
                "com.dslplatform.json.processor.CompiledJsonAnnotationProcessor",
                List.of("-Adsljson.jackson=true"),
                "@com.dslplatform.json.CompiledJson\npublic record ${name}(${type} value) {}"));
    }

    @Override
    public boolean bindsGenericTypes() {
        return true;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        Class<T> type = workload.type();
        com.dslplatform.json.DslJson<Object> json = new com.dslplatform.json.DslJson<>(
                Settings.basicSetup().includeServiceLoader().doublePrecision(JsonReader.DoublePrecision.EXACT));
        ThreadLocal<JsonWriter> writers = ThreadLocal.withInitial(json::newWriter);
        if (workload.generic()) {
            return bind(json, writers, workload.javaType());
        }
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) throws IOException {
                JsonWriter writer = writers.get();
                writer.reset();
                json.serialize(writer, model);
                return writer.toByteArray();
            }

            @Override
            public T read(byte[] document) throws IOException {
                return Objects.requireNonNull(json.deserialize(type, document, document.length));
            }
        };
    }

    private static <T> Binding<T, ?> bind(
            com.dslplatform.json.DslJson<Object> json, ThreadLocal<JsonWriter> writers, Type type) {
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) throws IOException {
                JsonWriter writer = writers.get();
                writer.reset();
                json.serialize(writer, type, model);
                return writer.toByteArray();
            }

            @Override
            @SuppressWarnings("unchecked") // what the type says is what T stands for
            public T read(byte[] document) throws IOException {
                return (T) Objects.requireNonNull(json.deserialize(type, document, document.length));
            }
        };
    }

    /** Names the types that converters are generated for. */
    @CompiledJson
    public record Types(
            SmallDto small,
            BigDto big,
            MediaContent media,
            Users users,
            Numbers numbers,
            Article article,
            Wide wide,
            People people,
            Clients clients,
            Catalog catalog,
            GithubEvents events) {}

    /** The same for the types of a crowd. */
    @CompiledJson
    public record CrowdTypes(
            Shop.Product product,
            Shop.Cart cart,
            Shop.Voucher voucher,
            Shop.Stock stock,
            Shop.Rating rating,
            Travel.Flight flight,
            Travel.Route route,
            Travel.Hotel hotel,
            Travel.Ticket ticket,
            Travel.Luggage luggage,
            Office.Employee employee,
            Office.Department department,
            Office.Room room,
            Office.Meeting meeting,
            Office.Device device,
            Stage.Song song,
            Stage.Playlist playlist,
            Stage.Podcast podcast,
            Stage.Chart chart,
            Stage.Lyrics lyrics,
            House.Sensor sensor,
            House.Thermostat thermostat,
            House.Timetable timetable,
            House.Alarm alarm,
            House.Meter meter,
            School.Pupil pupil,
            School.Course course,
            School.Exams exams,
            School.Grade grade,
            School.Shelf shelf) {}

    /** Times by DSL-JSON's own code where it writes what {@link Instant#toString} writes. */
    @NullUnmarked // the annotation processor does not know annotated types
    @JsonConverter(target = Instant.class)
    public abstract static class InstantConverter {
        public static Instant read(JsonReader<?> reader) throws IOException {
            return reader.wasNull()
                    ? null
                    : JavaTimeConverter.deserializeDateTime(reader).toInstant();
        }

        @SuppressWarnings("JavaInstantGetSecondsGetNano") // the fraction is all that matters
        public static void write(JsonWriter writer, Instant value) {
            if (value == null) {
                writer.writeNull();
            } else if (endsInZero(value.getNano())) {
                writer.writeByte(JsonWriter.QUOTE);
                writer.writeAscii(value.toString());
                writer.writeByte(JsonWriter.QUOTE);
            } else {
                JavaTimeConverter.serialize(value.atOffset(ZoneOffset.UTC), writer);
            }
        }

        /** Whether the fraction, in 3, 6 or 9 digits, ends in a zero, which DSL-JSON cuts. */
        private static boolean endsInZero(int nano) {
            int unit = nano % 1_000_000 == 0 ? 1_000_000 : nano % 1_000 == 0 ? 1_000 : 1;
            return nano != 0 && (nano / unit) % 10 == 0;
        }
    }
}
