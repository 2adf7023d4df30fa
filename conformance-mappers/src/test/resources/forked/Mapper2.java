package dev.wirespeed.mappers.forked;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirespeed.mappers.fork.Subject;

/** A mapper of Jackson 2. */
record Mapper2(ObjectMapper mapper, Runnable end) implements Subject.Mapper {
    @Override
    public byte[] write(Object value) throws Exception {
        return mapper.writeValueAsBytes(value);
    }

    @Override
    public Object read(byte[] document, Class<?> type) throws Exception {
        return mapper.readValue(document, type);
    }

    @Override
    public String message(Exception e) {
        return e instanceof JsonProcessingException known ? known.getOriginalMessage() : String.valueOf(e.getMessage());
    }

    @Override
    public void close() {
        end.run();
    }
}
