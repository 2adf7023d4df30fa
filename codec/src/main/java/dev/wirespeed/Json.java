package dev.wirespeed;

import dev.wirespeed.json.JsonSupport;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * JSON (RFC 8259), written byte for byte as Jackson 3's default mapper writes it, and read as it reads.
 *
 * <pre>{@code
 * byte[] bytes = Json.standard().write(user);
 * User back = Json.standard().read(bytes, User.class);
 * }</pre>
 */
public final class Json implements WireFormat {
    private static final Json STANDARD = new Json(Limits.standard());

    private final Limits limits;

    private Json(Limits limits) {
        this.limits = limits;
    }

    /** JSON with objects for structures and the standard {@linkplain Limits limits}. */
    public static Json standard() {
        return STANDARD;
    }

    /** The same format with other limits for reading. */
    public Json limits(Limits other) {
        return new Json(other);
    }

    @Override
    public byte[] write(@Nullable Object value) {
        return JsonSupport.write(value);
    }

    @Override
    public void write(@Nullable Object value, OutputStream target) {
        JsonSupport.write(value, target);
    }

    @Override
    public void write(@Nullable Object value, ByteBuffer target) {
        JsonSupport.write(value, target);
    }

    /** Writes a value to a string; half of a surrogate pair is kept as it is there, while bytes get an escape for it. */
    public String writeText(@Nullable Object value) {
        return JsonSupport.writeText(value);
    }

    @Override
    public <T> @Nullable T read(byte[] document, Class<T> type) {
        return JsonSupport.read(document, type, limits);
    }

    @Override
    public <T> @Nullable T read(byte[] document, TypeRef<T> type) {
        return JsonSupport.read(document, type, limits);
    }

    /** As {@link #read(byte[], Class)}, from text. */
    public <T> @Nullable T read(String document, Class<T> type) {
        return read(document.getBytes(StandardCharsets.UTF_8), type);
    }

    /** As {@link #read(String, Class)}, for a generic type. */
    public <T> @Nullable T read(String document, TypeRef<T> type) {
        return read(document.getBytes(StandardCharsets.UTF_8), type);
    }

    @Override
    public <T> @Nullable T read(InputStream document, Class<T> type) {
        return read(readAll(document), type);
    }

    @Override
    public <T> @Nullable T read(InputStream document, TypeRef<T> type) {
        return read(readAll(document), type);
    }

    private static byte[] readAll(InputStream document) {
        try {
            return document.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
