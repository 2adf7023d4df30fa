package dev.wirespeed.mappers.forked;

import dev.wirespeed.jackson.CodecReport;
import dev.wirespeed.mappers.fork.Subject;
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
    public String writeText(Object value) {
        return mapper.writeValueAsString(value);
    }

    @Override
    public Object readText(String document, Class<?> type) {
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
