package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.citm.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link Event} as JSON. */
final class CatalogEventCodec {
    private static final Token DESCRIPTION = Token.of("{\"description\":");
    private static final Token ID = Token.of(",\"id\":");
    private static final Token LOGO = Token.of(",\"logo\":");
    private static final Token NAME = Token.of(",\"name\":");
    private static final Token SUB_TOPIC_IDS = Token.of(",\"subTopicIds\":");
    private static final Token SUBJECT_CODE = Token.of(",\"subjectCode\":");
    private static final Token SUBTITLE = Token.of(",\"subtitle\":");
    private static final Token TOPIC_IDS = Token.of(",\"topicIds\":");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 117 + NumberOut.ROOM;

    private CatalogEventCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Event value) {
        return FIXED_ROOM
                + TextOut.room(value.description())
                + TextOut.room(value.logo())
                + TextOut.room(value.name())
                + NumberLists.room(value.subTopicIds())
                + TextOut.room(value.subjectCode())
                + TextOut.room(value.subtitle())
                + NumberLists.room(value.topicIds());
    }

    static int write(byte[] buffer, int position, Event value) {
        int p = TextOut.writeNullable(buffer, DESCRIPTION.write(buffer, position), value.description());
        p = NumberOut.write(buffer, ID.write(buffer, p), value.id());
        p = TextOut.writeNullable(buffer, LOGO.write(buffer, p), value.logo());
        p = TextOut.write(buffer, NAME.write(buffer, p), value.name());
        p = NumberLists.writeLongs(buffer, SUB_TOPIC_IDS.write(buffer, p), value.subTopicIds());
        p = TextOut.writeNullable(buffer, SUBJECT_CODE.write(buffer, p), value.subjectCode());
        p = TextOut.writeNullable(buffer, SUBTITLE.write(buffer, p), value.subtitle());
        p = NumberLists.writeLongs(buffer, TOPIC_IDS.write(buffer, p), value.topicIds());
        buffer[p] = '}';
        return p + 1;
    }

    static Event read(JsonIn in) {
        int start = in.position;
        Event value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Event readInOrder(JsonIn in) {
        if (!in.skip(DESCRIPTION)) {
            return null;
        }
        String description = in.readNullableText();
        if (!in.skip(ID)) {
            return null;
        }
        long id = in.readLong();
        if (!in.skip(LOGO)) {
            return null;
        }
        String logo = in.readNullableText();
        if (!in.skip(NAME)) {
            return null;
        }
        String name = in.readText();
        if (!in.skip(SUB_TOPIC_IDS)) {
            return null;
        }
        List<Long> subTopicIds = NumberLists.readBoxedLongs(in);
        if (!in.skip(SUBJECT_CODE)) {
            return null;
        }
        String subjectCode = in.readNullableText();
        if (!in.skip(SUBTITLE)) {
            return null;
        }
        String subtitle = in.readNullableText();
        if (!in.skip(TOPIC_IDS)) {
            return null;
        }
        List<Long> topicIds = NumberLists.readBoxedLongs(in);
        return in.skip('}')
                ? new Event(description, id, logo, name, subTopicIds, subjectCode, subtitle, topicIds)
                : null;
    }

    private static Event readInAnyOrder(JsonIn in) {
        String description = null;
        Long id = null;
        String logo = null;
        String name = null;
        List<Long> subTopicIds = null;
        String subjectCode = null;
        String subtitle = null;
        List<Long> topicIds = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "description" -> description = in.readNullableText();
                case "id" -> id = in.readLong();
                case "logo" -> logo = in.readNullableText();
                case "name" -> name = in.readText();
                case "subTopicIds" -> subTopicIds = NumberLists.readBoxedLongs(in);
                case "subjectCode" -> subjectCode = in.readNullableText();
                case "subtitle" -> subtitle = in.readNullableText();
                case "topicIds" -> topicIds = NumberLists.readBoxedLongs(in);
                default -> in.skipValue();
            }
        }
        return new Event(
                description,
                Present.require(id, "id"),
                logo,
                Present.require(name, "name"),
                Present.require(subTopicIds, "subTopicIds"),
                subjectCode,
                subtitle,
                Present.require(topicIds, "topicIds"));
    }
}
