package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.Difference;
import dev.wirespeed.runtime.CodecOptions;
import dev.wirespeed.runtime.Dialect;
import java.io.StringWriter;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.ObjectMapper;

/**
 * Tells whether a mapper treats types as Jackson's default mapper does. Codecs of every format follow the default
 * mapper. So codecs of a format that this mapper does not write can stand in for it: they hide what it hides, and write
 * and read values as it would.
 *
 * <p>Results are cached by type.
 */
public final class MapperAgreement {
    private static final CodecOptions USUAL = CodecOptions.of(Dialect.JACKSON3);

    private final ObjectMapper mapper;
    private final Optional<String> settingsOfWriting;
    private final Optional<String> settingsOfReading;
    private final Map<Type, Optional<String>> written = new ConcurrentHashMap<>();
    private final Map<Type, Optional<String>> read = new ConcurrentHashMap<>();

    private MapperAgreement(ObjectMapper mapper) throws JacksonException {
        this.mapper = mapper;
        MapperSettings settings = new MapperSettings(Dialect.JACKSON3);
        try (JsonGenerator out = mapper.createGenerator(new StringWriter());
                JsonParser in = mapper.createParser("")) {
            settingsOfWriting = reason(
                    settings.of(new ComparedSettings(mapper.serializationConfig()), mapper.serializationConfig(), out)
                            .isUsual());
            settingsOfReading = reason(settings.of(
                            new ComparedSettings(mapper.deserializationConfig()), mapper.deserializationConfig(), in)
                    .isUsual());
        }
    }

    private static Optional<String> reason(boolean usual) {
        return usual ? Optional.empty() : Optional.of("the mapper has other settings than Jackson's default one");
    }

    /** Compares a mapper with Jackson's default mapper. */
    public static MapperAgreement of(ObjectMapper mapper) {
        return new MapperAgreement(mapper);
    }

    /** Why the mapper writes values of a type, or something in them, in its own way; empty if it does not. */
    public Optional<String> whyNotWritten(Type type) {
        return settingsOfWriting.or(() -> written.computeIfAbsent(type, this::inWriting));
    }

    /** Why the mapper reads values of a type, or something in them, in its own way; empty if it does not. */
    public Optional<String> whyNotRead(Type type) {
        return settingsOfReading.or(() -> read.computeIfAbsent(type, this::inReading));
    }

    private Optional<String> inWriting(Type type) {
        List<Difference> settings = Differences.of(mapper.serializationConfig(), USUAL);
        return Probe.writing(
                mapper,
                context -> TypeInspection.inWriting(context, mapper.constructType(type), USUAL)
                        .why(settings));
    }

    private Optional<String> inReading(Type type) {
        List<Difference> settings = Differences.of(mapper.deserializationConfig(), USUAL);
        return Probe.reading(
                mapper,
                context -> TypeInspection.inReading(context, mapper.constructType(type), USUAL)
                        .why(settings));
    }
}
