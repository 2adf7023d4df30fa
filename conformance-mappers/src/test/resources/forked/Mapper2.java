package dev.wirespeed.mappers.forked;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirespeed.jackson2.CodecReport;
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
    public String writeText(Object value) throws Exception {
        return mapper.writeValueAsString(value);
    }

    @Override
    public Object readText(String document, Class<?> type) throws Exception {
        return mapper.readValue(document, type);
    }

    @Override
    public boolean isWritten(Class<?> type) {
        return CodecReport.explain(mapper, type).entries().stream()
                .anyMatch(entry -> entry.type() == type && entry.whyWritten().isEmpty());
    }

    @Override
    public boolean isRead(Class<?> type) {
        return CodecReport.explain(mapper, type).entries().stream()
                .anyMatch(entry -> entry.type() == type && entry.whyRead().isEmpty());
    }

    @Override
    public void close() {
        end.run();
    }
}
