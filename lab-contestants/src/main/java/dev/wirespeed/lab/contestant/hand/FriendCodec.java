package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.users.Friend;
import java.time.OffsetDateTime;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** {@link Friend} as JSON. */
final class FriendCodec {
    private static final Token ID = Token.of("{\"id\":");
    private static final Token NAME = Token.of(",\"name\":");
    private static final Token SINCE = Token.of(",\"since\":");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 51 + 2 * Times.ROOM;

    private FriendCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Friend value) {
        return FIXED_ROOM + TextOut.room(value.name());
    }

    static int write(byte[] buffer, int position, Friend value) {
        int p = Uuids.write(buffer, ID.write(buffer, position), value.id());
        p = TextOut.write(buffer, NAME.write(buffer, p), value.name());
        p = Dates.write(buffer, SINCE.write(buffer, p), value.since());
        buffer[p] = '}';
        return p + 1;
    }

    static Friend read(JsonIn in) {
        int start = in.position;
        Friend value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Friend readInOrder(JsonIn in) {
        if (!in.skip(ID)) {
            return null;
        }
        UUID id = Uuids.read(in);
        if (!in.skip(NAME)) {
            return null;
        }
        String name = in.readText();
        if (!in.skip(SINCE)) {
            return null;
        }
        OffsetDateTime since = Dates.readWithOffset(in);
        return in.skip('}') ? new Friend(id, name, since) : null;
    }

    private static Friend readInAnyOrder(JsonIn in) {
        UUID id = null;
        String name = null;
        OffsetDateTime since = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "id" -> id = Uuids.read(in);
                case "name" -> name = in.readText();
                case "since" -> since = Dates.readWithOffset(in);
                default -> in.skipValue();
            }
        }
        return new Friend(Present.require(id, "id"), Present.require(name, "name"), Present.require(since, "since"));
    }
}
