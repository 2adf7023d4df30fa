package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.workload.citm.Catalog;
import dev.wirespeed.lab.workload.citm.Event;
import dev.wirespeed.lab.workload.citm.Performance;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@link Catalog} as JSON. */
public final class CatalogCodec implements Binding.Direct<Catalog> {
    private static final Token AREA_NAMES = Token.of("{\"areaNames\":");
    private static final Token AUDIENCE_SUB_CATEGORY_NAMES = Token.of(",\"audienceSubCategoryNames\":");
    private static final Token BLOCK_NAMES = Token.of(",\"blockNames\":");
    private static final Token EVENTS = Token.of(",\"events\":");
    private static final Token PERFORMANCES = Token.of(",\"performances\":");
    private static final Token SEAT_CATEGORY_NAMES = Token.of(",\"seatCategoryNames\":");
    private static final Token SUB_TOPIC_NAMES = Token.of(",\"subTopicNames\":");
    private static final Token SUBJECT_NAMES = Token.of(",\"subjectNames\":");
    private static final Token TOPIC_NAMES = Token.of(",\"topicNames\":");
    private static final Token TOPIC_SUB_TOPICS = Token.of(",\"topicSubTopics\":");
    private static final Token VENUE_NAMES = Token.of(",\"venueNames\":");

    /** The longest name, a key, brackets, and the last words behind them. */
    private static final int FIXED_ROOM = 64 + NumberOut.ROOM;

    private final Buffers buffers = new Buffers();

    @Override
    public byte[] write(Catalog value) {
        Out out = new Out(buffers.take());
        out.texts(AREA_NAMES, value.areaNames());
        out.texts(AUDIENCE_SUB_CATEGORY_NAMES, value.audienceSubCategoryNames());
        out.texts(BLOCK_NAMES, value.blockNames());
        out.events(EVENTS, value.events());
        out.performances(PERFORMANCES, value.performances());
        out.texts(SEAT_CATEGORY_NAMES, value.seatCategoryNames());
        out.texts(SUB_TOPIC_NAMES, value.subTopicNames());
        out.texts(SUBJECT_NAMES, value.subjectNames());
        out.texts(TOPIC_NAMES, value.topicNames());
        out.topics(TOPIC_SUB_TOPICS, value.topicSubTopics());
        out.require(Maps.room(value.venueNames()));
        out.position =
                Maps.writeTextsByText(out.buffer, VENUE_NAMES.write(out.buffer, out.position), value.venueNames());
        out.buffer[out.position] = '}';
        byte[] document = Arrays.copyOf(out.buffer, out.position + 1);
        buffers.give(out.buffer);
        return document;
    }

    /** The document so far, in a buffer that grows from value to value. */
    private static final class Out {
        private byte[] buffer;
        private int position;

        Out(byte[] buffer) {
            this.buffer = buffer;
        }

        void require(int room) {
            buffer = Buffers.require(buffer, position, FIXED_ROOM + room);
        }

        void texts(Token name, Map<Long, String> texts) {
            require(Maps.room(texts));
            position = Maps.writeTextsByNumber(buffer, name.write(buffer, position), texts);
        }

        void events(Token name, Map<Long, Event> events) {
            start(name, '{');
            boolean first = true;
            for (Map.Entry<Long, Event> entry : events.entrySet()) {
                Event event = entry.getValue();
                require(CatalogEventCodec.room(event));
                if (!first) {
                    buffer[position++] = ',';
                }
                first = false;
                position = CatalogEventCodec.write(buffer, Maps.writeKey(buffer, position, entry.getKey()), event);
            }
            end('}');
        }

        void performances(Token name, List<Performance> performances) {
            start(name, '[');
            for (int i = 0; i < performances.size(); i++) {
                Performance performance = performances.get(i);
                require(CatalogPerformanceCodec.room(performance));
                if (i > 0) {
                    buffer[position++] = ',';
                }
                position = CatalogPerformanceCodec.write(buffer, position, performance);
            }
            end(']');
        }

        void topics(Token name, Map<Long, List<Long>> topics) {
            start(name, '{');
            boolean first = true;
            for (Map.Entry<Long, List<Long>> entry : topics.entrySet()) {
                List<Long> subTopics = entry.getValue();
                require(NumberLists.room(subTopics));
                if (!first) {
                    buffer[position++] = ',';
                }
                first = false;
                position = NumberLists.writeLongs(buffer, Maps.writeKey(buffer, position, entry.getKey()), subTopics);
            }
            end('}');
        }

        private void start(Token name, char bracket) {
            require(0);
            position = name.write(buffer, position);
            buffer[position++] = (byte) bracket;
        }

        private void end(char bracket) {
            require(0);
            buffer[position++] = (byte) bracket;
        }
    }

    @Override
    public Catalog read(byte[] document) {
        JsonIn in = new JsonIn(document);
        Catalog value = readInOrder(in);
        if (value == null) {
            in.position = 0;
            value = readInAnyOrder(in);
        }
        in.expectEnd();
        return value;
    }

    private static @Nullable Catalog readInOrder(JsonIn in) {
        if (!in.skip(AREA_NAMES)) {
            return null;
        }
        Map<Long, String> areaNames = Maps.readTextsByNumber(in);
        if (!in.skip(AUDIENCE_SUB_CATEGORY_NAMES)) {
            return null;
        }
        Map<Long, String> audienceSubCategoryNames = Maps.readTextsByNumber(in);
        if (!in.skip(BLOCK_NAMES)) {
            return null;
        }
        Map<Long, String> blockNames = Maps.readTextsByNumber(in);
        if (!in.skip(EVENTS)) {
            return null;
        }
        Map<Long, Event> events = readEvents(in);
        if (!in.skip(PERFORMANCES)) {
            return null;
        }
        List<Performance> performances = Lists.read(in, CatalogPerformanceCodec::read);
        if (!in.skip(SEAT_CATEGORY_NAMES)) {
            return null;
        }
        Map<Long, String> seatCategoryNames = Maps.readTextsByNumber(in);
        if (!in.skip(SUB_TOPIC_NAMES)) {
            return null;
        }
        Map<Long, String> subTopicNames = Maps.readTextsByNumber(in);
        if (!in.skip(SUBJECT_NAMES)) {
            return null;
        }
        Map<Long, String> subjectNames = Maps.readTextsByNumber(in);
        if (!in.skip(TOPIC_NAMES)) {
            return null;
        }
        Map<Long, String> topicNames = Maps.readTextsByNumber(in);
        if (!in.skip(TOPIC_SUB_TOPICS)) {
            return null;
        }
        Map<Long, List<Long>> topicSubTopics = readTopics(in);
        if (!in.skip(VENUE_NAMES)) {
            return null;
        }
        Map<String, String> venueNames = Maps.readTextsByText(in);
        return in.skip('}')
                ? new Catalog(
                        areaNames,
                        audienceSubCategoryNames,
                        blockNames,
                        events,
                        performances,
                        seatCategoryNames,
                        subTopicNames,
                        subjectNames,
                        topicNames,
                        topicSubTopics,
                        venueNames)
                : null;
    }

    private static Catalog readInAnyOrder(JsonIn in) {
        Map<Long, String> areaNames = null;
        Map<Long, String> audienceSubCategoryNames = null;
        Map<Long, String> blockNames = null;
        Map<Long, Event> events = null;
        List<Performance> performances = null;
        Map<Long, String> seatCategoryNames = null;
        Map<Long, String> subTopicNames = null;
        Map<Long, String> subjectNames = null;
        Map<Long, String> topicNames = null;
        Map<Long, List<Long>> topicSubTopics = null;
        Map<String, String> venueNames = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "areaNames" -> areaNames = Maps.readTextsByNumber(in);
                case "audienceSubCategoryNames" -> audienceSubCategoryNames = Maps.readTextsByNumber(in);
                case "blockNames" -> blockNames = Maps.readTextsByNumber(in);
                case "events" -> events = readEvents(in);
                case "performances" -> performances = Lists.read(in, CatalogPerformanceCodec::read);
                case "seatCategoryNames" -> seatCategoryNames = Maps.readTextsByNumber(in);
                case "subTopicNames" -> subTopicNames = Maps.readTextsByNumber(in);
                case "subjectNames" -> subjectNames = Maps.readTextsByNumber(in);
                case "topicNames" -> topicNames = Maps.readTextsByNumber(in);
                case "topicSubTopics" -> topicSubTopics = readTopics(in);
                case "venueNames" -> venueNames = Maps.readTextsByText(in);
                default -> in.skipValue();
            }
        }
        return new Catalog(
                Present.require(areaNames, "areaNames"),
                Present.require(audienceSubCategoryNames, "audienceSubCategoryNames"),
                Present.require(blockNames, "blockNames"),
                Present.require(events, "events"),
                Present.require(performances, "performances"),
                Present.require(seatCategoryNames, "seatCategoryNames"),
                Present.require(subTopicNames, "subTopicNames"),
                Present.require(subjectNames, "subjectNames"),
                Present.require(topicNames, "topicNames"),
                Present.require(topicSubTopics, "topicSubTopics"),
                Present.require(venueNames, "venueNames"));
    }

    private static Map<Long, Event> readEvents(JsonIn in) {
        Map<Long, Event> events = new LinkedHashMap<>();
        if (Maps.start(in)) {
            do {
                events.put(Maps.readKey(in), CatalogEventCodec.read(in));
            } while (Maps.next(in));
        }
        return events;
    }

    private static Map<Long, List<Long>> readTopics(JsonIn in) {
        Map<Long, List<Long>> topics = new LinkedHashMap<>();
        if (Maps.start(in)) {
            do {
                topics.put(Maps.readKey(in), NumberLists.readBoxedLongs(in));
            } while (Maps.next(in));
        }
        return topics;
    }
}
