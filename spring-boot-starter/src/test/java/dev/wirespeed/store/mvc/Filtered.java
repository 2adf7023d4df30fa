package dev.wirespeed.store.mvc;

import com.fasterxml.jackson.annotation.JsonFilter;
import dev.wirespeed.Wire;
import dev.wirespeed.store.mvc.Store.User;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;
import tools.jackson.databind.ser.FilterProvider;
import tools.jackson.databind.ser.std.SimpleBeanPropertyFilter;
import tools.jackson.databind.ser.std.SimpleFilterProvider;

/** An advice chooses what is written. */
@RestController
@RequestMapping("/filtered")
class Filtered {

    private static final FilterProvider FILTERS =
            new SimpleFilterProvider().addFilter("short", SimpleBeanPropertyFilter.filterOutAllExcept("id", "user"));

    @JsonFilter("short")
    record Wordy(long id, String text, User user) {}

    @Wire
    record Envelope(long id, Object content) {}

    @ControllerAdvice
    static class Filters implements ResponseBodyAdvice<Object> {
        @Override
        public boolean supports(MethodParameter type, Class<? extends HttpMessageConverter<?>> converter) {
            return type.getDeclaringClass() == Filtered.class;
        }

        @Override
        public @Nullable Object beforeBodyWrite(
                @Nullable Object body,
                MethodParameter type,
                MediaType contentType,
                Class<? extends HttpMessageConverter<?>> converter,
                ServerHttpRequest request,
                ServerHttpResponse response) {
            return body;
        }

        @Override
        public Map<String, Object> determineWriteHints(
                @Nullable Object body,
                MethodParameter type,
                MediaType contentType,
                Class<? extends HttpMessageConverter<?>> converter) {
            return Map.of(FilterProvider.class.getName(), FILTERS);
        }
    }

    @GetMapping("/body")
    Wordy body() {
        return new Wordy(1, "wordy", User.of(1));
    }

    @GetMapping("/entity")
    ResponseEntity<List<Wordy>> entity() {
        return ResponseEntity.ok(List.of(body()));
    }

    @GetMapping("/envelope")
    Envelope envelope() {
        return new Envelope(1, List.of(body()));
    }

    @GetMapping("/wire")
    User wire() {
        return User.of(1);
    }
}
