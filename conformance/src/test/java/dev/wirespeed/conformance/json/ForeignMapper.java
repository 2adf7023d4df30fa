package dev.wirespeed.conformance.json;

import java.util.Set;
import java.util.function.Supplier;

/** One of which any exception is a refusal: what classes of others throw reaches us in many forms. */
record ForeignMapper(Mapper mapper) implements Mapper {
    @Override
    public byte[] write(Object value, Class<?> view) {
        return ask(() -> mapper.write(value, view));
    }

    @Override
    public byte[] writeAs(Class<?> declared, Object value) {
        return ask(() -> mapper.writeAs(declared, value));
    }

    @Override
    public String writeText(Object value) {
        return ask(() -> mapper.writeText(value));
    }

    @Override
    public Object read(byte[] document, Class<?> type) {
        return ask(() -> mapper.read(document, type));
    }

    @Override
    public Object read(String document, Class<?> type) {
        return ask(() -> mapper.read(document, type));
    }

    @Override
    public Mapper pretty() {
        return new ForeignMapper(mapper.pretty());
    }

    @Override
    public Mapper flipped(Set<String> features) {
        return new ForeignMapper(mapper.flipped(features));
    }

    @Override
    public Mapper withCodecs() {
        return new ForeignMapper(mapper.withCodecs());
    }

    private static <T> T ask(Supplier<T> question) {
        try {
            return question.get();
        } catch (Mapper.Refusal e) {
            throw e;
        } catch (RuntimeException e) {
            throw new Mapper.Refusal(e);
        } catch (StackOverflowError | LinkageError e) {
            throw new Mapper.Refusal(
                    new IllegalStateException("an error", e)); // the first time it says more than later
        }
    }
}
