package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.proto.Small;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.Status;
import java.io.IOException;

/** {@link SmallDto} as a message. */
final class SmallMessages implements Messages<SmallDto, Small> {
    @Override
    public Small toMessage(SmallDto value) {
        Small.Builder message = Small.newBuilder()
                .setId(value.id())
                .setName(value.name())
                .setAge(value.age())
                .setScore(value.score())
                .setActive(value.active())
                .setStatus(state(value.status()))
                .setCreatedAt(Times.toMessage(value.createdAt()))
                .setRequestId(value.requestId());
        if (value.email() != null) {
            message.setEmail(value.email());
        }
        if (value.updatedAt() != null) {
            message.setUpdatedAt(Times.toMessage(value.updatedAt()));
        }
        return message.build();
    }

    private static Small.State state(Status status) {
        return switch (status) {
            case ACTIVE -> Small.State.ACTIVE;
            case INACTIVE -> Small.State.INACTIVE;
            case SUSPENDED -> Small.State.SUSPENDED;
        };
    }

    private static Status status(Small.State state) throws IOException {
        return switch (state) {
            case ACTIVE -> Status.ACTIVE;
            case INACTIVE -> Status.INACTIVE;
            case SUSPENDED -> Status.SUSPENDED;
            case UNRECOGNIZED -> throw new IOException("unknown status");
        };
    }

    @Override
    public SmallDto fromMessage(Small message) throws IOException {
        return new SmallDto(
                message.getId(),
                message.getName(),
                message.hasEmail() ? message.getEmail() : null,
                message.getAge(),
                message.getScore(),
                message.getActive(),
                status(message.getStatus()),
                Times.fromMessage(message.hasCreatedAt(), message.getCreatedAt(), "created_at"),
                message.hasUpdatedAt() ? Times.fromMessage(message.getUpdatedAt()) : null,
                message.getRequestId());
    }

    @Override
    public Small parse(byte[] document) throws IOException {
        return Small.parseFrom(document);
    }
}
