package dev.wirespeed.lab.xray;

import java.io.IOException;
import java.io.OutputStream;

/** What writes a document, or a shape of it. */
@FunctionalInterface
interface Output {
    void writeTo(OutputStream out) throws IOException;
}
