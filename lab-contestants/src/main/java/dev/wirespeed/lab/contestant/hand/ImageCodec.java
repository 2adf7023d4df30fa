package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.media.Image;
import dev.wirespeed.lab.workload.media.Image.Size;
import org.jspecify.annotations.Nullable;

/** {@link Image} as JSON. */
final class ImageCodec {
    private static final Token URI = Token.of("{\"uri\":");
    private static final Token TITLE = Token.of(",\"title\":");
    private static final Token WIDTH = Token.of(",\"width\":");
    private static final Token HEIGHT = Token.of(",\"height\":");
    private static final Token SIZE = Token.of(",\"size\":");
    private static final Constants<Size> SIZES = Constants.of(Size.class);

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 95 + 2 * NumberOut.ROOM;

    private ImageCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Image value) {
        return FIXED_ROOM + TextOut.room(value.uri()) + TextOut.room(value.title());
    }

    static int write(byte[] buffer, int position, Image value) {
        int p = TextOut.write(buffer, URI.write(buffer, position), value.uri());
        p = TextOut.writeNullable(buffer, TITLE.write(buffer, p), value.title());
        p = NumberOut.write(buffer, WIDTH.write(buffer, p), value.width());
        p = NumberOut.write(buffer, HEIGHT.write(buffer, p), value.height());
        p = SIZES.write(buffer, SIZE.write(buffer, p), value.size());
        buffer[p] = '}';
        return p + 1;
    }

    static Image read(JsonIn in) {
        int start = in.position;
        Image value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Image readInOrder(JsonIn in) {
        if (!in.skip(URI)) {
            return null;
        }
        String uri = in.readText();
        if (!in.skip(TITLE)) {
            return null;
        }
        String title = in.readNullableText();
        if (!in.skip(WIDTH)) {
            return null;
        }
        int width = in.readInt();
        if (!in.skip(HEIGHT)) {
            return null;
        }
        int height = in.readInt();
        if (!in.skip(SIZE)) {
            return null;
        }
        Size size = SIZES.read(in);
        return in.skip('}') ? new Image(uri, title, width, height, size) : null;
    }

    private static Image readInAnyOrder(JsonIn in) {
        String uri = null;
        String title = null;
        Integer width = null;
        Integer height = null;
        Size size = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "uri" -> uri = in.readText();
                case "title" -> title = in.readNullableText();
                case "width" -> width = in.readInt();
                case "height" -> height = in.readInt();
                case "size" -> size = SIZES.read(in);
                default -> in.skipValue();
            }
        }
        return new Image(
                Present.require(uri, "uri"),
                title,
                Present.require(width, "width"),
                Present.require(height, "height"),
                Present.require(size, "size"));
    }
}
