package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.Status;
import java.time.Instant;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** {@link SmallDto} as JSON. */
public final class SmallDtoCodec implements Binding.Direct<SmallDto> {
    private static final Token ID = Token.of("{\"id\":");
    private static final Token NAME = Token.of(",\"name\":");
    private static final Token EMAIL = Token.of(",\"email\":");
    private static final Token AGE = Token.of(",\"age\":");
    private static final Token SCORE = Token.of(",\"score\":");
    private static final Token ACTIVE = Token.of(",\"active\":");
    private static final Token STATUS = Token.of(",\"status\":");
    private static final Token CREATED_AT = Token.of(",\"createdAt\":");
    private static final Token UPDATED_AT = Token.of(",\"updatedAt\":");
    private static final Token REQUEST_ID = Token.of(",\"requestId\":");
    private static final Token TRUE = Token.of("true");
    private static final Token FALSE = Token.of("false");
    private static final Token NULL = Token.of("null");
    private static final Status[] STATUSES = Status.values();
    private static final Token[] STATUS_TOKENS = statusTokens();

    /** Names, punctuation, what has a fixed size, and the last word behind it. */
    private static final int FIXED_ROOM = 128 + 3 * NumberOut.ROOM + 2 * Times.ROOM;

    private final Buffers buffers = new Buffers();

    private static Token[] statusTokens() {
        return Arrays.stream(STATUSES)
                .map(status -> Token.of('"' + status.name() + '"'))
                .toArray(Token[]::new);
    }

    @Override
    public byte[] write(SmallDto value) {
        int room =
                FIXED_ROOM + TextOut.room(value.name()) + TextOut.room(value.email()) + TextOut.room(value.requestId());
        byte[] buffer = Buffers.require(buffers.take(), 0, room);
        byte[] document = Arrays.copyOf(buffer, write(buffer, value));
        buffers.give(buffer);
        return document;
    }

    @SuppressWarnings("EnumOrdinal") // the tokens are in the order of Status.values()
    private static int write(byte[] buffer, SmallDto value) {
        int p = NumberOut.write(buffer, ID.write(buffer, 0), value.id());
        p = TextOut.write(buffer, NAME.write(buffer, p), value.name());
        p = TextOut.writeNullable(buffer, EMAIL.write(buffer, p), value.email());
        p = NumberOut.write(buffer, AGE.write(buffer, p), value.age());
        p = NumberOut.write(buffer, SCORE.write(buffer, p), value.score());
        p = (value.active() ? TRUE : FALSE).write(buffer, ACTIVE.write(buffer, p));
        p = STATUS_TOKENS[value.status().ordinal()].write(buffer, STATUS.write(buffer, p));
        p = Times.write(buffer, CREATED_AT.write(buffer, p), value.createdAt());
        p = UPDATED_AT.write(buffer, p);
        Instant updatedAt = value.updatedAt();
        p = updatedAt == null ? NULL.write(buffer, p) : Times.write(buffer, p, updatedAt);
        p = TextOut.write(buffer, REQUEST_ID.write(buffer, p), value.requestId());
        buffer[p] = '}';
        return p + 1;
    }

    @Override
    public SmallDto read(byte[] document) {
        JsonIn in = new JsonIn(document);
        SmallDto value = readInOrder(in);
        if (value == null) {
            in.position = 0;
            value = readInAnyOrder(in);
        }
        in.expectEnd();
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable SmallDto readInOrder(JsonIn in) {
        if (!in.skip(ID)) {
            return null;
        }
        long id = in.readLong();
        if (!in.skip(NAME)) {
            return null;
        }
        String name = in.readText();
        if (!in.skip(EMAIL)) {
            return null;
        }
        String email = in.readNullableText();
        if (!in.skip(AGE)) {
            return null;
        }
        int age = in.readInt();
        if (!in.skip(SCORE)) {
            return null;
        }
        double score = in.readDouble();
        if (!in.skip(ACTIVE)) {
            return null;
        }
        boolean active = in.readBoolean();
        if (!in.skip(STATUS)) {
            return null;
        }
        Status status = readStatus(in);
        if (!in.skip(CREATED_AT)) {
            return null;
        }
        Instant createdAt = in.readInstant();
        if (!in.skip(UPDATED_AT)) {
            return null;
        }
        Instant updatedAt = in.readNullableInstant();
        if (!in.skip(REQUEST_ID)) {
            return null;
        }
        String requestId = in.readText();
        if (!in.skip('}')) {
            return null;
        }
        return new SmallDto(id, name, email, age, score, active, status, createdAt, updatedAt, requestId);
    }

    private static SmallDto readInAnyOrder(JsonIn in) {
        Long id = null;
        String name = null;
        String email = null;
        Integer age = null;
        Double score = null;
        Boolean active = null;
        Status status = null;
        Instant createdAt = null;
        Instant updatedAt = null;
        String requestId = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "id" -> id = in.readLong();
                case "name" -> name = in.readText();
                case "email" -> email = in.readNullableText();
                case "age" -> age = in.readInt();
                case "score" -> score = in.readDouble();
                case "active" -> active = in.readBoolean();
                case "status" -> status = readStatus(in);
                case "createdAt" -> createdAt = in.readInstant();
                case "updatedAt" -> updatedAt = in.readNullableInstant();
                case "requestId" -> requestId = in.readText();
                default -> in.skipValue();
            }
        }
        return new SmallDto(
                Present.require(id, "id"),
                Present.require(name, "name"),
                email,
                Present.require(age, "age"),
                Present.require(score, "score"),
                Present.require(active, "active"),
                Present.require(status, "status"),
                Present.require(createdAt, "createdAt"),
                updatedAt,
                Present.require(requestId, "requestId"));
    }

    private static Status readStatus(JsonIn in) {
        for (int i = 0; i < STATUSES.length; i++) {
            if (in.skip(STATUS_TOKENS[i])) {
                return STATUSES[i];
            }
        }
        return Status.valueOf(in.readText());
    }
}
