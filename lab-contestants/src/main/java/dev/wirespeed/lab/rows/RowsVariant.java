package dev.wirespeed.lab.rows;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.wirespeed.Json;
import dev.wirespeed.TypeRef;
import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Versions;
import dev.wirespeed.lab.rows.Fetch.Reading;
import dev.wirespeed.lab.rows.Film.Actor;
import dev.wirespeed.lab.workload.Workload;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/** The ways from a query to records that are compared. */
public enum RowsVariant implements Contestant {
    /** As most do it, and what all others are compared with. */
    JACKSON3_OBJECTS("jackson3-objects", "Objects, Jackson 3", "jackson3") {
        @Override
        String sql(RowsWorkload workload) {
            return Sql.objects(workload);
        }

        @Override
        Reading reading(RowsWorkload workload) {
            return json(reader(OBJECTS, workload)::readValue);
        }
    },
    JACKSON3_ARRAYS("jackson3-arrays", "Arrays, Jackson 3", "jackson3") {
        @Override
        String sql(RowsWorkload workload) {
            return Sql.arrays(workload);
        }

        @Override
        Reading reading(RowsWorkload workload) {
            return json(reader(ARRAYS, workload)::readValue);
        }
    },
    WIRESPEED_OBJECTS("wirespeed-objects", "Objects, Wirespeed", "wirespeed") {
        @Override
        String sql(RowsWorkload workload) {
            return Sql.objects(workload);
        }

        @Override
        Reading reading(RowsWorkload workload) {
            return json(Json.standard(), workload);
        }
    },
    WIRESPEED_ARRAYS("wirespeed-arrays", "Arrays, Wirespeed", "wirespeed") {
        @Override
        String sql(RowsWorkload workload) {
            return Sql.arrays(workload);
        }

        @Override
        Reading reading(RowsWorkload workload) {
            return json(Json.positional(), workload);
        }
    },
    JDBC("jdbc-rows", "Rows by JDBC, without JSON", "jackson3") {
        @Override
        String sql(RowsWorkload workload) {
            return Sql.plain(workload);
        }

        @Override
        Reading reading(RowsWorkload workload) {
            return workload.films() ? RowsVariant::films : RowsVariant::rows;
        }

        @Override
        public String version() {
            return "";
        }

        @Override
        public boolean hasDocument() {
            return false;
        }
    },
    JACKSON3_OBJECTS_GZIP("jackson3-objects-gzip", "Objects behind gzip, Jackson 3", "jackson3") {
        @Override
        String sql(RowsWorkload workload) {
            return Sql.objects(workload);
        }

        @Override
        Reading reading(RowsWorkload workload) {
            ObjectReader reader = reader(OBJECTS, workload);
            return json(document -> reader.readValue(Gzip.expand(Gzip.compress(document))));
        }
    },
    JACKSON3_ARRAYS_GZIP("jackson3-arrays-gzip", "Arrays behind gzip, Jackson 3", "jackson3") {
        @Override
        String sql(RowsWorkload workload) {
            return Sql.arrays(workload);
        }

        @Override
        Reading reading(RowsWorkload workload) {
            ObjectReader reader = reader(ARRAYS, workload);
            return json(document -> reader.readValue(Gzip.expand(Gzip.compress(document))));
        }
    };

    private static final JsonMapper OBJECTS = JsonMapper.builder().build();
    private static final JsonMapper ARRAYS = JsonMapper.builder()
            .addMixIn(Row.class, RowAsArray.class)
            .addMixIn(Film.class, FilmAsArray.class)
            .addMixIn(Actor.class, ActorAsArray.class)
            .build();
    private static final TypeRef<List<Row>> ROWS = new TypeRef<>() {};
    private static final TypeRef<List<Film>> FILMS = new TypeRef<>() {};

    private final String id;
    private final String title;
    private final String library;

    RowsVariant(String id, String title, String library) {
        this.id = id;
        this.title = title;
        this.library = library;
    }

    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    @JsonPropertyOrder({"number_column", "string_column"})
    private interface RowAsArray {}

    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    @JsonPropertyOrder({"id", "title", "actors"})
    private interface FilmAsArray {}

    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    @JsonPropertyOrder({"id", "name"})
    private interface ActorAsArray {}

    /** The one with this id, if there is one. */
    public static Optional<RowsVariant> find(String id) {
        return Stream.of(values()).filter(variant -> variant.id.equals(id)).findFirst();
    }

    abstract String sql(RowsWorkload workload);

    abstract Reading reading(RowsWorkload workload);

    /** Whether the server sends one JSON document. */
    public boolean hasDocument() {
        return true;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String version() {
        return Versions.of(library);
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        throw new CannotBindException("it only reads what comes out of a database");
    }

    /** Something that makes records of a document. */
    private interface Parser {
        List<?> parse(byte[] document) throws Exception;
    }

    private static Reading json(Parser parser) {
        return result -> {
            result.next();
            return parser.parse(result.getBytes(1));
        };
    }

    private static Reading json(Json json, RowsWorkload workload) {
        return workload.films()
                ? json(document -> Objects.requireNonNull(json.read(document, FILMS)))
                : json(document -> Objects.requireNonNull(json.read(document, ROWS)));
    }

    private static ObjectReader reader(JsonMapper mapper, RowsWorkload workload) {
        return mapper.readerForListOf(workload.films() ? Film.class : Row.class);
    }

    private static List<Row> rows(ResultSet result) throws Exception {
        List<Row> rows = new ArrayList<>();
        while (result.next()) {
            rows.add(new Row(result.getInt(1), result.getString(2)));
        }
        return rows;
    }

    /** Columns by their places: two have the same name. */
    private static List<Film> films(ResultSet result) throws Exception {
        List<Film> films = new ArrayList<>();
        while (result.next()) {
            int id = result.getInt(1);
            if (films.isEmpty() || films.get(films.size() - 1).id() != id) {
                films.add(new Film(id, result.getString(2), new ArrayList<>()));
            }
            films.get(films.size() - 1).actors().add(new Actor(result.getInt(3), result.getString(4)));
        }
        return films;
    }
}
