package dev.wirespeed.mappers.fork;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A framework, started as its users start it. */
public interface Subject {
    /** A mapper of either Jackson. */
    interface Mapper extends AutoCloseable {
        /** In UTF-8. */
        byte[] write(Object value) throws Exception;

        /** The value of a document. */
        @Nullable
        Object read(byte[] document, Class<?> type) throws Exception;

        String writeText(@Nullable Object value) throws Exception;

        @Nullable
        Object readText(String document, Class<?> type) throws Exception;

        /** Whether codecs write objects of a class, as the module reports it. */
        boolean isWritten(Class<?> type);

        /** Whether codecs read objects of a class, as the module reports it. */
        boolean isRead(Class<?> type);

        @Override
        void close();
    }

    /**
     * Its mapper.
     *
     * @param settings what the application asks for, in the framework's own form
     * @param byHand whether codecs are wanted where the framework looks for no modules, so that its users add them
     */
    Mapper start(List<String> settings, boolean byHand) throws Exception;
}
