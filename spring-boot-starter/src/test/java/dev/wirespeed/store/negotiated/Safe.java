package dev.wirespeed.store.negotiated;

import dev.wirespeed.Json;
import dev.wirespeed.TypeRef;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Has secrets wherever there may be some. */
@RestController
@RequestMapping("/safe")
class Safe {
    static final String SECRET = "s3cret";

    @Wire
    record Box(String text, Map<String, Object> keys, List<String> list) {
        static Box of() {
            return new Box(SECRET, Map.of(SECRET, Map.of(SECRET, SECRET)), List.of(SECRET));
        }
    }

    /** What a codec refuses if there is something in it that has none. */
    @Wire
    record Holder(@Nullable Object any) {}

    record Stranger(String text) {}

    @Wire
    static final class Failing {
        public long id = 1;

        @SuppressWarnings("DoNotCallSuggester") // as getters of entities do
        public String getText() {
            throw new IllegalStateException(SECRET);
        }
    }

    /** Its getter reads a document that is wrong, and the next time one that is right. */
    @Wire
    static final class Quoting {
        private final AtomicInteger calls = new AtomicInteger();

        public @Nullable Map<String, Integer> getRead() {
            String value = calls.getAndIncrement() == 0 ? "\"" + SECRET + "\"" : "1";
            return Json.standard().read("{\"" + SECRET + "\":" + value + "}", new TypeRef<Map<String, Integer>>() {});
        }
    }

    @Wire
    static final class Moody {
        private final AtomicInteger calls = new AtomicInteger();

        public String getText() {
            if (calls.getAndIncrement() == 0) {
                throw new IllegalStateException(SECRET);
            }
            return SECRET;
        }
    }

    @GetMapping("/box/{id}")
    Box box(@PathVariable("id") String id) {
        return Box.of();
    }

    @GetMapping("/keys")
    Map<String, String> keys() {
        return Map.of(SECRET, SECRET);
    }

    @GetMapping("/refused")
    Holder refused() {
        return new Holder(new Stranger(SECRET));
    }

    @GetMapping("/failing")
    Failing failing() {
        return new Failing();
    }

    @GetMapping("/quoting")
    Quoting quoting() {
        return new Quoting();
    }

    @GetMapping("/moody")
    Moody moody() {
        return new Moody();
    }

    @PostMapping("/box")
    Box box(@RequestBody Box box) {
        return box;
    }
}
