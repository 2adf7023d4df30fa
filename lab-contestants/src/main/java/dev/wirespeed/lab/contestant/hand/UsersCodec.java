package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.workload.users.User;
import dev.wirespeed.lab.workload.users.Users;
import java.util.Arrays;
import java.util.List;

/** {@link Users} as JSON. */
public final class UsersCodec implements Binding.Direct<Users> {
    private static final Token USERS = Token.of("{\"users\":[");
    private static final int FIXED_ROOM = 32;

    private final Buffers buffers = new Buffers();

    @Override
    public byte[] write(Users value) {
        byte[] buffer = Buffers.require(buffers.take(), 0, FIXED_ROOM);
        int p = USERS.write(buffer, 0);
        List<User> users = value.users();
        for (int i = 0; i < users.size(); i++) {
            User user = users.get(i);
            buffer = Buffers.require(buffer, p, UserCodec.room(user));
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = UserCodec.write(buffer, p, user);
        }
        buffer = Buffers.require(buffer, p, 2);
        buffer[p] = ']';
        buffer[p + 1] = '}';
        byte[] document = Arrays.copyOf(buffer, p + 2);
        buffers.give(buffer);
        return document;
    }

    @Override
    public Users read(byte[] document) {
        JsonIn in = new JsonIn(document);
        List<User> users = null;
        if (in.skip(USERS)) {
            in.position--;
            users = Lists.read(in, UserCodec::read);
            if (!in.skip('}')) {
                users = null;
            }
        }
        if (users == null) {
            in.position = 0;
            users = readInAnyOrder(in);
        }
        in.expectEnd();
        return new Users(users);
    }

    private static List<User> readInAnyOrder(JsonIn in) {
        List<User> users = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            if (property.equals("users")) {
                users = Lists.read(in, UserCodec::read);
            } else {
                in.skipValue();
            }
        }
        return Present.require(users, "users");
    }
}
