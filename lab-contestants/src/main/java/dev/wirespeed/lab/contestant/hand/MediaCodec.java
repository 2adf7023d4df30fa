package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.media.Media;
import dev.wirespeed.lab.workload.media.Media.Player;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link Media} as JSON. */
final class MediaCodec {
    private static final Token URI = Token.of("{\"uri\":");
    private static final Token TITLE = Token.of(",\"title\":");
    private static final Token WIDTH = Token.of(",\"width\":");
    private static final Token HEIGHT = Token.of(",\"height\":");
    private static final Token FORMAT = Token.of(",\"format\":");
    private static final Token DURATION = Token.of(",\"duration\":");
    private static final Token SIZE = Token.of(",\"size\":");
    private static final Token BITRATE = Token.of(",\"bitrate\":");
    private static final Token PERSONS = Token.of(",\"persons\":");
    private static final Token PLAYER = Token.of(",\"player\":");
    private static final Token COPYRIGHT = Token.of(",\"copyright\":");
    private static final Constants<Player> PLAYERS = Constants.of(Player.class);

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 162 + 5 * NumberOut.ROOM;

    private MediaCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Media value) {
        return FIXED_ROOM
                + TextOut.room(value.uri())
                + TextOut.room(value.title())
                + TextOut.room(value.format())
                + Lists.room(value.persons())
                + TextOut.room(value.copyright());
    }

    static int write(byte[] buffer, int position, Media value) {
        int p = TextOut.write(buffer, URI.write(buffer, position), value.uri());
        p = TextOut.writeNullable(buffer, TITLE.write(buffer, p), value.title());
        p = NumberOut.write(buffer, WIDTH.write(buffer, p), value.width());
        p = NumberOut.write(buffer, HEIGHT.write(buffer, p), value.height());
        p = TextOut.write(buffer, FORMAT.write(buffer, p), value.format());
        p = NumberOut.write(buffer, DURATION.write(buffer, p), value.duration());
        p = NumberOut.write(buffer, SIZE.write(buffer, p), value.size());
        p = NumberOut.write(buffer, BITRATE.write(buffer, p), value.bitrate());
        p = Lists.write(buffer, PERSONS.write(buffer, p), value.persons());
        p = PLAYERS.write(buffer, PLAYER.write(buffer, p), value.player());
        p = TextOut.writeNullable(buffer, COPYRIGHT.write(buffer, p), value.copyright());
        buffer[p] = '}';
        return p + 1;
    }

    static Media read(JsonIn in) {
        int start = in.position;
        Media value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Media readInOrder(JsonIn in) {
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
        if (!in.skip(FORMAT)) {
            return null;
        }
        String format = in.readText();
        if (!in.skip(DURATION)) {
            return null;
        }
        long duration = in.readLong();
        if (!in.skip(SIZE)) {
            return null;
        }
        long size = in.readLong();
        if (!in.skip(BITRATE)) {
            return null;
        }
        int bitrate = in.readInt();
        if (!in.skip(PERSONS)) {
            return null;
        }
        List<String> persons = Lists.readTexts(in);
        if (!in.skip(PLAYER)) {
            return null;
        }
        Player player = PLAYERS.read(in);
        if (!in.skip(COPYRIGHT)) {
            return null;
        }
        String copyright = in.readNullableText();
        return in.skip('}')
                ? new Media(uri, title, width, height, format, duration, size, bitrate, persons, player, copyright)
                : null;
    }

    private static Media readInAnyOrder(JsonIn in) {
        String uri = null;
        String title = null;
        Integer width = null;
        Integer height = null;
        String format = null;
        Long duration = null;
        Long size = null;
        Integer bitrate = null;
        List<String> persons = null;
        Player player = null;
        String copyright = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "uri" -> uri = in.readText();
                case "title" -> title = in.readNullableText();
                case "width" -> width = in.readInt();
                case "height" -> height = in.readInt();
                case "format" -> format = in.readText();
                case "duration" -> duration = in.readLong();
                case "size" -> size = in.readLong();
                case "bitrate" -> bitrate = in.readInt();
                case "persons" -> persons = Lists.readTexts(in);
                case "player" -> player = PLAYERS.read(in);
                case "copyright" -> copyright = in.readNullableText();
                default -> in.skipValue();
            }
        }
        return new Media(
                Present.require(uri, "uri"),
                title,
                Present.require(width, "width"),
                Present.require(height, "height"),
                Present.require(format, "format"),
                Present.require(duration, "duration"),
                Present.require(size, "size"),
                Present.require(bitrate, "bitrate"),
                Present.require(persons, "persons"),
                Present.require(player, "player"),
                copyright);
    }
}
