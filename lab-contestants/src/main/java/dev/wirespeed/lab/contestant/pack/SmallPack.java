package dev.wirespeed.lab.contestant.pack;

import static java.util.Objects.requireNonNull;

import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.Status;
import java.io.IOException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.msgpack.core.MessagePacker;
import org.msgpack.core.MessageUnpacker;

/** {@link SmallDto} in MessagePack, with times as its timestamps. */
record SmallPack(Fields fields) implements PackCodec<SmallDto> {
    SmallPack(boolean named) {
        this(new Fields(
                named,
                "id",
                "name",
                "email",
                "age",
                "score",
                "active",
                "status",
                "createdAt",
                "updatedAt",
                "requestId"));
    }

    @Override
    public void write(MessagePacker out, SmallDto value) throws IOException {
        fields.open(out);
        fields.name(out, 0);
        out.packLong(value.id());
        fields.name(out, 1);
        out.packString(value.name());
        fields.name(out, 2);
        Optionals.write(out, value.email());
        fields.name(out, 3);
        out.packInt(value.age());
        fields.name(out, 4);
        out.packDouble(value.score());
        fields.name(out, 5);
        out.packBoolean(value.active());
        fields.name(out, 6);
        out.packString(value.status().name());
        fields.name(out, 7);
        out.packTimestamp(value.createdAt());
        fields.name(out, 8);
        Optionals.write(out, value.updatedAt());
        fields.name(out, 9);
        out.packString(value.requestId());
    }

    @Override
    public SmallDto read(MessageUnpacker in) throws IOException {
        long id = 0;
        String name = null;
        @Nullable String email = null;
        int age = 0;
        double score = 0;
        boolean active = false;
        Status status = null;
        Instant createdAt = null;
        @Nullable Instant updatedAt = null;
        String requestId = null;
        int count = fields.open(in);
        for (int i = 0; i < count; i++) {
            switch (fields.next(in, i)) {
                case 0 -> id = in.unpackLong();
                case 1 -> name = in.unpackString();
                case 2 -> email = Optionals.readText(in);
                case 3 -> age = in.unpackInt();
                case 4 -> score = in.unpackDouble();
                case 5 -> active = in.unpackBoolean();
                case 6 -> status = Status.valueOf(in.unpackString());
                case 7 -> createdAt = in.unpackTimestamp();
                case 8 -> updatedAt = Optionals.readTime(in);
                case 9 -> requestId = in.unpackString();
                default -> in.skipValue();
            }
        }
        return new SmallDto(
                id,
                requireNonNull(name, "name"),
                email,
                age,
                score,
                active,
                requireNonNull(status, "status"),
                requireNonNull(createdAt, "createdAt"),
                updatedAt,
                requireNonNull(requestId, "requestId"));
    }
}
