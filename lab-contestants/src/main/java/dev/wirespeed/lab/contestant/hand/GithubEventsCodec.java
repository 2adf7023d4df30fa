package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.workload.github.Event;
import dev.wirespeed.lab.workload.github.GithubEvents;
import java.util.Arrays;
import java.util.List;

/** {@link GithubEvents} as JSON. */
public final class GithubEventsCodec implements Binding.Direct<GithubEvents> {
    private static final Token EVENTS = Token.of("{\"events\":[");
    private static final int FIXED_ROOM = 32;

    private final Buffers buffers = new Buffers();

    @Override
    public byte[] write(GithubEvents value) {
        byte[] buffer = Buffers.require(buffers.take(), 0, FIXED_ROOM);
        int p = EVENTS.write(buffer, 0);
        List<Event> events = value.events();
        for (int i = 0; i < events.size(); i++) {
            Event event = events.get(i);
            buffer = Buffers.require(buffer, p, GithubEventCodec.room(event));
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = GithubEventCodec.write(buffer, p, event);
        }
        buffer = Buffers.require(buffer, p, 2);
        buffer[p] = ']';
        buffer[p + 1] = '}';
        byte[] document = Arrays.copyOf(buffer, p + 2);
        buffers.give(buffer);
        return document;
    }

    @Override
    public GithubEvents read(byte[] document) {
        JsonIn in = new JsonIn(document);
        List<Event> events = null;
        if (in.skip(EVENTS)) {
            in.position--;
            events = Lists.read(in, GithubEventCodec::read);
            if (!in.skip('}')) {
                events = null;
            }
        }
        if (events == null) {
            in.position = 0;
            events = readInAnyOrder(in);
        }
        in.expectEnd();
        return new GithubEvents(events);
    }

    private static List<Event> readInAnyOrder(JsonIn in) {
        List<Event> events = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            if (property.equals("events")) {
                events = Lists.read(in, GithubEventCodec::read);
            } else {
                in.skipValue();
            }
        }
        return Present.require(events, "events");
    }
}
