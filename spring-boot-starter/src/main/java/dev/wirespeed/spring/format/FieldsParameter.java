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

/** The parameter of a request that names the properties that its response is to have. */
public final class FieldsParameter {
    private static final int LONGEST = 1_000;

    private final String name;
    private final ObjectMapper mapper;
    private final Recent<String, Parsed> parsed = new Recent<>();

    /** @param name the parameter's */
    public FieldsParameter(String name, ObjectMapper mapper) {
        this.name = name;
        this.mapper = mapper;
    }

    /** @param checked types that have these properties */
    private record Parsed(SparseFields fields, Set<Type> checked) {}

    /** Properties as a request names them. */
    public static final class Wanted {
        private final String properties;
        private final SparseFields fields;

        private Wanted(String properties, SparseFields fields) {
            this.properties = properties;
            this.fields = fields;
        }

        /**
         * Of a value just these.
         *
         * @param declared what the value is declared as
         */
        public Object of(Object value, ResolvableType declared) {
            return new Selected(value, OfferedFormat.written(declared, value), properties, fields);
        }
    }

    /**
     * What a request asks for.
     *
     * @param query its parameters, decoded
     * @param type of what is sent: the declared one if that is a container, else the value's
     * @return null if it asks for everything
     * @throws ResponseStatusException that the request is a bad one, if it names what the type has not
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

    /** Without a cause, for which the application may have a handler of its own. */
    private ResponseStatusException bad(String why) {
        return new ResponseStatusException(HttpStatus.BAD_REQUEST, "Bad parameter " + name + ": " + why);
    }
}
