package dev.wirespeed.mappers.forked;

import dev.wirespeed.mappers.fork.Subject;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** A mapper of Jackson 3. */
record Mapper3(JsonMapper mapper, Runnable end) implements Subject.Mapper {
    @Override
    public byte[] write(Object value) {
        return mapper.writeValueAsBytes(value);
    }

    @Override
    public Object read(byte[] document, Class<?> type) {
        return mapper.readValue(document, type);
    }

    @Override
    public String message(Exception e) {
        return e instanceof JacksonException known ? known.getOriginalMessage() : String.valueOf(e.getMessage());
    }

    @Override
    public void close() {
        end.run();
    }
}
