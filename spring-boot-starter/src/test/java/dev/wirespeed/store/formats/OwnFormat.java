package dev.wirespeed.store.formats;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.http.MediaType;

/** A format that a user has made. */
public enum OwnFormat {
    CSV("text/csv", "%d;%s\n", "(\\d+);(.+)\n"),
    /** Has a name of its own for the address. */
    JSON(
            "application/vnd.own+json",
            "{\"id\":%d,\"secret-name\":\"%s\"}",
            "\\{\"id\":(\\d+),\"secret-name\":\"(.+)\"}");

    private final String type;
    private final String written;
    private final Pattern read;

    OwnFormat(String type, String written, String read) {
        this.type = type;
        this.written = written;
        this.read = Pattern.compile(read);
    }

    public MediaType type() {
        return MediaType.parseMediaType(type);
    }

    public byte[] write(User user) {
        return written.formatted(user.id(), user.email()).getBytes(UTF_8);
    }

    public User read(byte[] document) {
        Matcher parts = read.matcher(new String(document, UTF_8));
        if (!parts.matches()) {
            throw new IllegalArgumentException("not " + type);
        }
        return new User(Long.parseLong(parts.group(1)), parts.group(2), List.of());
    }
}
