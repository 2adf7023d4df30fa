package dev.wirespeed.lab.contestant;

/**
 * A contestant made ready for one type; {@link #write} and {@link #read} are what is timed.
 *
 * @param <T> the workload's type
 * @param <M> the contestant's own model of it: {@code T} itself unless the library only handles classes of its own
 */
public interface Binding<T, M> {

    /** Converts to the contestant's own model; not timed. */
    M toModel(T value);

    /** Converts from the contestant's own model; not timed. */
    T fromModel(M model) throws Exception;

    /** Serializes to a new array of exactly the document's length. */
    byte[] write(M model) throws Exception;

    /** Deserializes one whole document. */
    M read(byte[] document) throws Exception;

    /** A binding whose model is the workload's type itself. */
    interface Direct<T> extends Binding<T, T> {
        @Override
        default T toModel(T value) {
            return value;
        }

        @Override
        default T fromModel(T model) {
            return model;
        }
    }
}
