package dev.wirespeed.lab.workload;

import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * Jackson 3's default mapper, which writes the document that all who write JSON have to write.
 *
 * <p>The only part of a workload that knows Jackson, and none of it is loaded before a document is asked for: a JVM that times
 * cold starts of others is to find Jackson cold, and nothing else compiled by it.
 */
public final class Oracle {
    private final Type type;
    private final @Nullable Class<?> view;
    private volatile @Nullable ObjectWriter writer;

    private Oracle(Type type, @Nullable Class<?> view) {
        this.type = type;
        this.view = view;
    }

    /** Writes values of a type. */
    public static Oracle of(Type type) {
        return new Oracle(type, null);
    }

    /** The same without what is not part of a view. */
    public Oracle view(Class<?> shown) {
        return new Oracle(type, shown);
    }

    /** The document of a value. */
    public byte[] write(@Nullable Object value) {
        ObjectWriter found = writer;
        if (found == null) {
            found = writer();
            writer = found;
        }
        return found.writeValueAsBytes(value);
    }

    private ObjectWriter writer() {
        JsonMapper mapper = JsonMapper.shared();
        ObjectWriter plain = mapper.writerFor(mapper.constructType(type));
        return view == null ? plain : plain.withView(view);
    }
}
