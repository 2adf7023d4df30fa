package dev.wirespeed.store;

import java.util.List;
import java.util.concurrent.Callable;

/** A service that is asked without a socket. */
public interface AskedService extends AutoCloseable {

    /** Where it also answers over HTTP. */
    int port();

    /** A small answer first, and a larger one. */
    List<String> paths();

    /** A request; its result depends on all bytes of the answer. */
    Callable<Object> asking(String path);

    @Override
    void close();
}
