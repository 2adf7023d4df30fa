package dev.wirespeed.store.formats;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;

/** What services of these tests answer with. Gson knows nothing of annotations of Jackson's. */
@Wire
public record User(long id, @JsonProperty("mail") String email, List<Order> orders) {

    /** The number of one that can't be written in any format. */
    public static final long UNWRITABLE = 13;

    public record Order(long number, Map<String, String> notes) {}

    public static User of(long id) {
        return new User(id, "secret@b.c", List.of(new Order(1, Map.of("secret-key", "secret-value"))));
    }

    @Override
    public String email() {
        if (id == UNWRITABLE) {
            throw new IllegalStateException("no mail");
        }
        return email;
    }
}
