package dev.wirespeed.store.formats.mvc;

import dev.wirespeed.store.formats.OwnFormat;
import dev.wirespeed.store.formats.User;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;

/** As users write them: on Spring's base class, and without it. */
final class OwnConverters {

    private OwnConverters() {}

    static final class OfCsv extends AbstractHttpMessageConverter<User> {
        OfCsv() {
            super(OwnFormat.CSV.type());
        }

        @Override
        protected boolean supports(Class<?> type) {
            return type == User.class;
        }

        @Override
        protected User readInternal(Class<? extends User> type, HttpInputMessage message) throws IOException {
            return readFrom(message, OwnFormat.CSV);
        }

        @Override
        protected void writeInternal(User user, HttpOutputMessage message) throws IOException {
            message.getBody().write(OwnFormat.CSV.write(user));
        }
    }

    record OfJson() implements HttpMessageConverter<User> {
        @Override
        public boolean canRead(Class<?> type, @Nullable MediaType mediaType) {
            return type == User.class && OwnFormat.JSON.type().equals(mediaType);
        }

        @Override
        public boolean canWrite(Class<?> type, @Nullable MediaType mediaType) {
            return canRead(type, mediaType);
        }

        @Override
        public List<MediaType> getSupportedMediaTypes() {
            return List.of(OwnFormat.JSON.type());
        }

        @Override
        public User read(Class<? extends User> type, HttpInputMessage message) throws IOException {
            return readFrom(message, OwnFormat.JSON);
        }

        @Override
        public void write(User user, @Nullable MediaType mediaType, HttpOutputMessage message) throws IOException {
            message.getHeaders().setContentType(OwnFormat.JSON.type());
            for (byte each : OwnFormat.JSON.write(user)) {
                message.getBody().write(each);
            }
        }
    }

    private static User readFrom(HttpInputMessage message, OwnFormat format) throws IOException {
        try {
            return format.read(message.getBody().readAllBytes());
        } catch (IllegalArgumentException e) {
            throw new HttpMessageNotReadableException("not a user", e, message);
        }
    }
}
