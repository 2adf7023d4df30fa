package dev.wirespeed.runtime;

/**
 * Keeps a few writers, and so their buffers, between documents.
 *
 * @param <W> the writers of one format
 */
public abstract class WriterPool<W extends WireWriter> extends Pool<W> {
    private static final int FIRST_CAPACITY = 4 * 1024;
    private static final int MAX_KEPT = 16 * 1024 * 1024;

    protected WriterPool() {}

    /** Makes a writer. */
    protected abstract W create(int capacity);

    @Override
    final W create() {
        return create(FIRST_CAPACITY);
    }

    /** A writer that nobody else has. */
    @Override
    public final W take() {
        return super.take();
    }

    /** Gives a writer back, without anything that belongs to a document. */
    public final void give(W writer) {
        writer.end();
        give(writer, writer.capacity() <= MAX_KEPT);
    }
}
