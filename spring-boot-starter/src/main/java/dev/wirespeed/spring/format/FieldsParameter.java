package dev.wirespeed.spring.format;

import dev.wirespeed.WireException;
import dev.wirespeed.jackson.SparseFields;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpStatus;
import org.springframework.util.MultiValueMap;
import org.springframework.web.server.ResponseStatusException;
import tools.jackson.databind.ObjectMapper;

/** The request parameter that names the properties of the response. */
public final class FieldsParameter {
    private static final int LONGEST = 1_000;

    private final String name;
    private final ObjectMapper mapper;
    private final Recent<String, Parsed> parsed = new Recent<>();

    /** @param name the parameter's name */
    public FieldsParameter(String name, ObjectMapper mapper) {
        this.name = name;
        this.mapper = mapper;
    }

    /** @param checked types that have these properties */
    private record Parsed(SparseFields fields, Set<Type> checked) {}

    /** The properties that a request names. */
    public static final class Wanted {
        private final String properties;
        private final SparseFields fields;

        private Wanted(String properties, SparseFields fields) {
            this.properties = properties;
            this.fields = fields;
        }

        /**
         * Wraps a value so that only these properties are written.
         *
         * @param declared the declared type of the value
         */
        public Object of(Object value, ResolvableType declared) {
            return new Selected(value, OfferedFormat.written(declared, value), properties, fields);
        }
    }

    /**
     * The properties that a request asks for.
     *
     * @param query its parameters, decoded
     * @param type the type of the body: the declared one if that is a container, otherwise the value's
     * @return null if it asks for all
     * @throws ResponseStatusException with status 400 if it names a property that the type lacks
     */
    public @Nullable Wanted wanted(MultiValueMap<String, String> query, Type type) {
        List<String> values = query.get(name);
        String properties = values == null ? "" : String.join(",", values).strip();
        if (properties.isEmpty()) {
            return null;
        }
        if (properties.length() > LONGEST) {
            throw bad("it is longer than " + LONGEST + " characters");
        }
        try {
            Parsed known =
                    parsed.get(properties, text -> new Parsed(SparseFields.parse(text), ConcurrentHashMap.newKeySet()));
            if (!known.checked.contains(type)) {
                known.fields.check(mapper, type);
                known.checked.add(type);
            }
            return new Wanted(properties, known.fields);
        } catch (IllegalArgumentException | WireException e) {
            throw bad(String.valueOf(e.getMessage()));
        }
    }

    /** Without a cause, for which the application may have a handler. */
    private ResponseStatusException bad(String why) {
        return new ResponseStatusException(HttpStatus.BAD_REQUEST, "Bad parameter " + name + ": " + why);
    }
}
