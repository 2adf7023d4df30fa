package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.quickbuf.Small;
import dev.wirespeed.lab.contestant.quickbuf.Time;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.Status;
import java.time.Instant;

/** {@link SmallDto} as QuickBuffers' message. */
final class QuickSmall implements QuickMessages<SmallDto, Small> {
    @Override
    public Small toMessage(SmallDto value) {
        Small message = Small.newInstance()
                .setId(value.id())
                .setName(value.name())
                .setAge(value.age())
                .setScore(value.score())
                .setActive(value.active())
                .setStatus(state(value.status()))
                .setRequestId(value.requestId());
        set(message.getMutableCreatedAt(), value.createdAt());
        if (value.email() != null) {
            message.setEmail(value.email());
        }
        if (value.updatedAt() != null) {
            set(message.getMutableUpdatedAt(), value.updatedAt());
        }
        return message;
    }

    @SuppressWarnings("JavaInstantGetSecondsGetNano") // both are taken
    static void set(Time message, Instant time) {
        message.setSeconds(time.getEpochSecond()).setNanos(time.getNano());
    }

    static Instant instant(Time message) {
        return Instant.ofEpochSecond(message.getSeconds(), message.getNanos());
    }

    private static Small.State state(Status status) {
        return switch (status) {
            case ACTIVE -> Small.State.ACTIVE;
            case INACTIVE -> Small.State.INACTIVE;
            case SUSPENDED -> Small.State.SUSPENDED;
        };
    }

    private static Status status(Small.State state) {
        return switch (state) {
            case ACTIVE -> Status.ACTIVE;
            case INACTIVE -> Status.INACTIVE;
            case SUSPENDED -> Status.SUSPENDED;
        };
    }

    @Override
    public SmallDto fromMessage(Small message) {
        return new SmallDto(
                message.getId(),
                message.getName(),
                message.hasEmail() ? message.getEmail() : null,
                message.getAge(),
                message.getScore(),
                message.getActive(),
                status(message.getStatus()),
                instant(message.getCreatedAt()),
                message.hasUpdatedAt() ? instant(message.getUpdatedAt()) : null,
                message.getRequestId());
    }

    @Override
    public Small empty() {
        return Small.newInstance();
    }
}
