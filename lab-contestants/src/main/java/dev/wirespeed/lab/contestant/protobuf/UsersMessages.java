package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.proto.Companion;
import dev.wirespeed.lab.contestant.proto.Identifier;
import dev.wirespeed.lab.contestant.proto.SiteUser;
import dev.wirespeed.lab.contestant.proto.SiteUsers;
import dev.wirespeed.lab.workload.users.Friend;
import dev.wirespeed.lab.workload.users.User;
import dev.wirespeed.lab.workload.users.User.EyeColor;
import dev.wirespeed.lab.workload.users.Users;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** {@link Users} as a message. */
final class UsersMessages implements Messages<Users, SiteUsers> {
    @Override
    public SiteUsers toMessage(Users value) {
        SiteUsers.Builder message = SiteUsers.newBuilder();
        for (User user : value.users()) {
            message.addUsers(toMessage(user));
        }
        return message.build();
    }

    private static SiteUser toMessage(User user) {
        SiteUser.Builder message = SiteUser.newBuilder()
                .setId(user.id())
                .setIndex(user.index())
                .setGuid(toMessage(user.guid()))
                .setActive(user.isActive())
                .setBalance(user.balance().toString())
                .setPicture(user.picture())
                .setAge(user.age())
                .setEyeColor(
                        switch (user.eyeColor()) {
                            case BROWN -> SiteUser.EyeColor.BROWN;
                            case BLUE -> SiteUser.EyeColor.BLUE;
                            case GREEN -> SiteUser.EyeColor.GREEN;
                        })
                .setName(user.name())
                .setGender(user.gender())
                .setCompany(user.company())
                .setEmail(user.email())
                .setPhone(user.phone())
                .setAddress(user.address())
                .setAbout(user.about())
                .setRegistered(user.registered().toEpochDay())
                .setLatitude(user.latitude())
                .setLongitude(user.longitude())
                .addAllTags(user.tags())
                .setGreeting(user.greeting())
                .setFavoriteFruit(user.favoriteFruit());
        for (Friend friend : user.friends()) {
            message.addFriends(Companion.newBuilder()
                    .setId(toMessage(friend.id()))
                    .setName(friend.name())
                    .setSince(Times.toMessage(friend.since().toInstant())));
        }
        return message.build();
    }

    private static Identifier toMessage(UUID id) {
        return Identifier.newBuilder()
                .setMost(id.getMostSignificantBits())
                .setLeast(id.getLeastSignificantBits())
                .build();
    }

    @Override
    public Users fromMessage(SiteUsers message) throws IOException {
        List<User> users = new ArrayList<>(message.getUsersCount());
        for (SiteUser user : message.getUsersList()) {
            users.add(fromMessage(user));
        }
        return new Users(users);
    }

    private static User fromMessage(SiteUser user) throws IOException {
        List<Friend> friends = new ArrayList<>(user.getFriendsCount());
        for (Companion friend : user.getFriendsList()) {
            friends.add(new Friend(
                    fromMessage(friend.hasId(), friend.getId()),
                    friend.getName(),
                    Times.fromMessage(friend.hasSince(), friend.getSince(), "since")
                            .atOffset(ZoneOffset.UTC)));
        }
        return new User(
                user.getId(),
                user.getIndex(),
                fromMessage(user.hasGuid(), user.getGuid()),
                user.getActive(),
                new BigDecimal(user.getBalance()),
                user.getPicture(),
                user.getAge(),
                switch (user.getEyeColor()) {
                    case BROWN -> EyeColor.BROWN;
                    case BLUE -> EyeColor.BLUE;
                    case GREEN -> EyeColor.GREEN;
                    case UNRECOGNIZED -> throw new IOException("unknown colour");
                },
                user.getName(),
                user.getGender(),
                user.getCompany(),
                user.getEmail(),
                user.getPhone(),
                user.getAddress(),
                user.getAbout(),
                LocalDate.ofEpochDay(user.getRegistered()),
                user.getLatitude(),
                user.getLongitude(),
                user.getTagsList(),
                friends,
                user.getGreeting(),
                user.getFavoriteFruit());
    }

    private static UUID fromMessage(boolean present, Identifier id) throws IOException {
        if (!present) {
            throw new IOException("there is no id");
        }
        return new UUID(id.getMost(), id.getLeast());
    }

    @Override
    public SiteUsers parse(byte[] document) throws IOException {
        return SiteUsers.parseFrom(document);
    }
}
