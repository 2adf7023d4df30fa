package dev.wirespeed.lab.contestant;

/**
 * What documents are written in.
 *
 * @param title the name shown to people
 */
public record Format(String title) {
    /** Compared with the document that Jackson 3 writes; all other formats only with what the contestant reads back. */
    public static final Format JSON = new Format("JSON");

    /** Objects as arrays of their values. */
    public static final Format POSITIONAL_JSON = new Format("positional JSON");

    public static final Format PROTOBUF = new Format("Protobuf");
    public static final Format MESSAGE_PACK = new Format("MessagePack");
}
