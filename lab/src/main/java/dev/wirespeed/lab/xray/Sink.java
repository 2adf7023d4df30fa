package dev.wirespeed.lab.xray;

import java.io.IOException;

/** Takes the values of a document in a shape; tokens are numbers of the document's tokens. */
interface Sink {

    void startObject(int members) throws IOException;

    void endObject() throws IOException;

    void startArray(int elements) throws IOException;

    void endArray() throws IOException;

    void name(int token) throws IOException;

    /** A text, a number, a boolean or null. */
    void scalar(int token) throws IOException;

    /** A null that the document does not have. */
    void missing() throws IOException;

    /** After each value that is not inside of another. */
    void endDocument() throws IOException;
}
