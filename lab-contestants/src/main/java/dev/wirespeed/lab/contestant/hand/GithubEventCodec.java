package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.Actor;
import dev.wirespeed.lab.workload.github.Event;
import dev.wirespeed.lab.workload.github.Organization;
import dev.wirespeed.lab.workload.github.Payload;
import dev.wirespeed.lab.workload.github.Repository;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** {@link Event} as JSON. */
final class GithubEventCodec {
    private static final Token TYPE = Token.of("{\"type\":");
    private static final Token CREATED_AT = Token.of(",\"created_at\":");
    private static final Token ACTOR = Token.of(",\"actor\":");
    private static final Token REPO = Token.of(",\"repo\":");
    private static final Token PUBLIC = Token.of(",\"public\":");
    private static final Token PAYLOAD = Token.of(",\"payload\":");
    private static final Token ID = Token.of(",\"id\":");
    private static final Token ORG = Token.of(",\"org\":");
    private static final Token TRUE = Token.of("true");
    private static final Token FALSE = Token.of("false");

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 104 + Times.ROOM;

    private GithubEventCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(Event value) {
        return FIXED_ROOM
                + TextOut.room(value.type())
                + GithubActorCodec.room(value.actor())
                + GithubRepositoryCodec.room(value.repo())
                + GithubPayloadCodec.room(value.payload())
                + TextOut.room(value.id())
                + GithubOrganizationCodec.room(value.org());
    }

    static int write(byte[] buffer, int position, Event value) {
        int p = TextOut.write(buffer, TYPE.write(buffer, position), value.type());
        p = Times.write(buffer, CREATED_AT.write(buffer, p), value.createdAt());
        p = GithubActorCodec.write(buffer, ACTOR.write(buffer, p), value.actor());
        p = GithubRepositoryCodec.write(buffer, REPO.write(buffer, p), value.repo());
        p = (value.isPublic() ? TRUE : FALSE).write(buffer, PUBLIC.write(buffer, p));
        p = GithubPayloadCodec.write(buffer, PAYLOAD.write(buffer, p), value.payload());
        p = TextOut.write(buffer, ID.write(buffer, p), value.id());
        p = GithubOrganizationCodec.writeNullable(buffer, ORG.write(buffer, p), value.org());
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
        if (!in.skip(TYPE)) {
            return null;
        }
        String type = in.readText();
        if (!in.skip(CREATED_AT)) {
            return null;
        }
        Instant createdAt = in.readInstant();
        if (!in.skip(ACTOR)) {
            return null;
        }
        Actor actor = GithubActorCodec.read(in);
        if (!in.skip(REPO)) {
            return null;
        }
        Repository repo = GithubRepositoryCodec.read(in);
        if (!in.skip(PUBLIC)) {
            return null;
        }
        boolean isPublic = in.readBoolean();
        if (!in.skip(PAYLOAD)) {
            return null;
        }
        Payload payload = GithubPayloadCodec.read(in);
        if (!in.skip(ID)) {
            return null;
        }
        String id = in.readText();
        if (!in.skip(ORG)) {
            return null;
        }
        Organization org = in.skipNull() ? null : GithubOrganizationCodec.read(in);
        return in.skip('}') ? new Event(type, createdAt, actor, repo, isPublic, payload, id, org) : null;
    }

    private static Event readInAnyOrder(JsonIn in) {
        String type = null;
        Instant createdAt = null;
        Actor actor = null;
        Repository repo = null;
        Boolean isPublic = null;
        Payload payload = null;
        String id = null;
        Organization org = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "type" -> type = in.readText();
                case "created_at" -> createdAt = in.readInstant();
                case "actor" -> actor = GithubActorCodec.read(in);
                case "repo" -> repo = GithubRepositoryCodec.read(in);
                case "public" -> isPublic = in.readBoolean();
                case "payload" -> payload = GithubPayloadCodec.read(in);
                case "id" -> id = in.readText();
                case "org" -> org = in.skipNull() ? null : GithubOrganizationCodec.read(in);
                default -> in.skipValue();
            }
        }
        return new Event(
                Present.require(type, "type"),
                Present.require(createdAt, "created_at"),
                Present.require(actor, "actor"),
                Present.require(repo, "repo"),
                Present.require(isPublic, "public"),
                Present.require(payload, "payload"),
                Present.require(id, "id"),
                org);
    }
}
