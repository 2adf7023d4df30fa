package dev.wirespeed.mappers.fork;

import java.util.List;

/** A framework, started as its users start it. */
public interface Subject {
    /** A mapper of either Jackson. */
    interface Mapper extends AutoCloseable {
        /** In UTF-8. */
        byte[] write(Object value) throws Exception;

        /** The value of a document. */
        Object read(byte[] document, Class<?> type) throws Exception;

        /** What an exception says, without the place in the document if it tells that apart. */
        String message(Exception e);

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
