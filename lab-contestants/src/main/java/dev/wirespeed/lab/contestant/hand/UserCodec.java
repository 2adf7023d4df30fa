package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.users.Friend;
import dev.wirespeed.lab.workload.users.User;
import dev.wirespeed.lab.workload.users.User.EyeColor;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** {@link User} as JSON. Reading is one long method, since each property is a step of it that needs all before. */
final class UserCodec {
    private static final Token ID = Token.of("{\"id\":");
    private static final Token INDEX = Token.of(",\"index\":");
    private static final Token GUID = Token.of(",\"guid\":");
    private static final Token IS_ACTIVE = Token.of(",\"isActive\":");
    private static final Token BALANCE = Token.of(",\"balance\":");
    private static final Token PICTURE = Token.of(",\"picture\":");
    private static final Token AGE = Token.of(",\"age\":");
    private static final Token EYE_COLOR = Token.of(",\"eyeColor\":");
    private static final Token NAME = Token.of(",\"name\":");
    private static final Token GENDER = Token.of(",\"gender\":");
    private static final Token COMPANY = Token.of(",\"company\":");
    private static final Token EMAIL = Token.of(",\"email\":");
    private static final Token PHONE = Token.of(",\"phone\":");
    private static final Token ADDRESS = Token.of(",\"address\":");
    private static final Token ABOUT = Token.of(",\"about\":");
    private static final Token REGISTERED = Token.of(",\"registered\":");
    private static final Token LATITUDE = Token.of(",\"latitude\":");
    private static final Token LONGITUDE = Token.of(",\"longitude\":");
    private static final Token TAGS = Token.of(",\"tags\":");
    private static final Token FRIENDS = Token.of(",\"friends\":");
    private static final Token GREETING = Token.of(",\"greeting\":");
    private static final Token FAVORITE_FRUIT = Token.of(",\"favoriteFruit\":");
    private static final Token TRUE = Token.of("true");
    private static final Token FALSE = Token.of("false");
    private static final Constants<EyeColor> EYE_COLORS = Constants.of(EyeColor.class);

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 330 + 4 * NumberOut.ROOM + 2 * Times.ROOM;

    private static final int FEW = 4;

    private UserCodec() {}

    /** The room to require before writing this one and a comma in front of it. */
    static int room(User value) {
        return FIXED_ROOM
                + TextOut.room(value.id())
                + Decimals.room(value.balance())
                + TextOut.room(value.picture())
                + TextOut.room(value.name())
                + TextOut.room(value.gender())
                + TextOut.room(value.company())
                + TextOut.room(value.email())
                + TextOut.room(value.phone())
                + TextOut.room(value.address())
                + TextOut.room(value.about())
                + Lists.room(value.tags())
                + roomOfFriends(value.friends())
                + TextOut.room(value.greeting())
                + TextOut.room(value.favoriteFruit());
    }

    static int write(byte[] buffer, int position, User value) {
        int p = TextOut.write(buffer, ID.write(buffer, position), value.id());
        p = NumberOut.write(buffer, INDEX.write(buffer, p), value.index());
        p = Uuids.write(buffer, GUID.write(buffer, p), value.guid());
        p = (value.isActive() ? TRUE : FALSE).write(buffer, IS_ACTIVE.write(buffer, p));
        p = Decimals.write(buffer, BALANCE.write(buffer, p), value.balance());
        p = TextOut.write(buffer, PICTURE.write(buffer, p), value.picture());
        p = NumberOut.write(buffer, AGE.write(buffer, p), value.age());
        p = EYE_COLORS.write(buffer, EYE_COLOR.write(buffer, p), value.eyeColor());
        p = TextOut.write(buffer, NAME.write(buffer, p), value.name());
        p = TextOut.write(buffer, GENDER.write(buffer, p), value.gender());
        p = TextOut.write(buffer, COMPANY.write(buffer, p), value.company());
        p = TextOut.write(buffer, EMAIL.write(buffer, p), value.email());
        p = TextOut.write(buffer, PHONE.write(buffer, p), value.phone());
        p = TextOut.write(buffer, ADDRESS.write(buffer, p), value.address());
        p = TextOut.write(buffer, ABOUT.write(buffer, p), value.about());
        p = Dates.write(buffer, REGISTERED.write(buffer, p), value.registered());
        p = NumberOut.write(buffer, LATITUDE.write(buffer, p), value.latitude());
        p = NumberOut.write(buffer, LONGITUDE.write(buffer, p), value.longitude());
        p = Lists.write(buffer, TAGS.write(buffer, p), value.tags());
        p = writeFriends(buffer, FRIENDS.write(buffer, p), value.friends());
        p = TextOut.write(buffer, GREETING.write(buffer, p), value.greeting());
        p = TextOut.write(buffer, FAVORITE_FRUIT.write(buffer, p), value.favoriteFruit());
        buffer[p] = '}';
        return p + 1;
    }

    private static int roomOfFriends(List<Friend> friends) {
        int room = 2;
        for (int i = 0; i < friends.size(); i++) {
            room += FriendCodec.room(friends.get(i));
        }
        return room;
    }

    private static int writeFriends(byte[] buffer, int position, List<Friend> friends) {
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < friends.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = FriendCodec.write(buffer, p, friends.get(i));
        }
        buffer[p] = ']';
        return p + 1;
    }

    private static List<Friend> readFriends(JsonIn in) {
        List<Friend> friends = new ArrayList<>(FEW);
        if (in.startArray()) {
            do {
                friends.add(FriendCodec.read(in));
            } while (in.nextElement());
        }
        return friends;
    }

    static User read(JsonIn in) {
        int start = in.position;
        User value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable User readInOrder(JsonIn in) {
        if (!in.skip(ID)) {
            return null;
        }
        String id = in.readText();
        if (!in.skip(INDEX)) {
            return null;
        }
        int index = in.readInt();
        if (!in.skip(GUID)) {
            return null;
        }
        UUID guid = Uuids.read(in);
        if (!in.skip(IS_ACTIVE)) {
            return null;
        }
        boolean isActive = in.readBoolean();
        if (!in.skip(BALANCE)) {
            return null;
        }
        BigDecimal balance = Decimals.read(in);
        if (!in.skip(PICTURE)) {
            return null;
        }
        String picture = in.readText();
        if (!in.skip(AGE)) {
            return null;
        }
        int age = in.readInt();
        if (!in.skip(EYE_COLOR)) {
            return null;
        }
        EyeColor eyeColor = EYE_COLORS.read(in);
        if (!in.skip(NAME)) {
            return null;
        }
        String name = in.readText();
        if (!in.skip(GENDER)) {
            return null;
        }
        String gender = in.readText();
        if (!in.skip(COMPANY)) {
            return null;
        }
        String company = in.readText();
        if (!in.skip(EMAIL)) {
            return null;
        }
        String email = in.readText();
        if (!in.skip(PHONE)) {
            return null;
        }
        String phone = in.readText();
        if (!in.skip(ADDRESS)) {
            return null;
        }
        String address = in.readText();
        if (!in.skip(ABOUT)) {
            return null;
        }
        String about = in.readText();
        if (!in.skip(REGISTERED)) {
            return null;
        }
        LocalDate registered = Dates.read(in);
        if (!in.skip(LATITUDE)) {
            return null;
        }
        double latitude = in.readDouble();
        if (!in.skip(LONGITUDE)) {
            return null;
        }
        double longitude = in.readDouble();
        if (!in.skip(TAGS)) {
            return null;
        }
        List<String> tags = Lists.readTexts(in);
        if (!in.skip(FRIENDS)) {
            return null;
        }
        List<Friend> friends = readFriends(in);
        if (!in.skip(GREETING)) {
            return null;
        }
        String greeting = in.readText();
        if (!in.skip(FAVORITE_FRUIT)) {
            return null;
        }
        String favoriteFruit = in.readText();
        return in.skip('}')
                ? new User(
                        id,
                        index,
                        guid,
                        isActive,
                        balance,
                        picture,
                        age,
                        eyeColor,
                        name,
                        gender,
                        company,
                        email,
                        phone,
                        address,
                        about,
                        registered,
                        latitude,
                        longitude,
                        tags,
                        friends,
                        greeting,
                        favoriteFruit)
                : null;
    }

    private static User readInAnyOrder(JsonIn in) {
        String id = null;
        Integer index = null;
        UUID guid = null;
        Boolean isActive = null;
        BigDecimal balance = null;
        String picture = null;
        Integer age = null;
        EyeColor eyeColor = null;
        String name = null;
        String gender = null;
        String company = null;
        String email = null;
        String phone = null;
        String address = null;
        String about = null;
        LocalDate registered = null;
        Double latitude = null;
        Double longitude = null;
        List<String> tags = null;
        List<Friend> friends = null;
        String greeting = null;
        String favoriteFruit = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "id" -> id = in.readText();
                case "index" -> index = in.readInt();
                case "guid" -> guid = Uuids.read(in);
                case "isActive" -> isActive = in.readBoolean();
                case "balance" -> balance = Decimals.read(in);
                case "picture" -> picture = in.readText();
                case "age" -> age = in.readInt();
                case "eyeColor" -> eyeColor = EYE_COLORS.read(in);
                case "name" -> name = in.readText();
                case "gender" -> gender = in.readText();
                case "company" -> company = in.readText();
                case "email" -> email = in.readText();
                case "phone" -> phone = in.readText();
                case "address" -> address = in.readText();
                case "about" -> about = in.readText();
                case "registered" -> registered = Dates.read(in);
                case "latitude" -> latitude = in.readDouble();
                case "longitude" -> longitude = in.readDouble();
                case "tags" -> tags = Lists.readTexts(in);
                case "friends" -> friends = readFriends(in);
                case "greeting" -> greeting = in.readText();
                case "favoriteFruit" -> favoriteFruit = in.readText();
                default -> in.skipValue();
            }
        }
        return new User(
                Present.require(id, "id"),
                Present.require(index, "index"),
                Present.require(guid, "guid"),
                Present.require(isActive, "isActive"),
                Present.require(balance, "balance"),
                Present.require(picture, "picture"),
                Present.require(age, "age"),
                Present.require(eyeColor, "eyeColor"),
                Present.require(name, "name"),
                Present.require(gender, "gender"),
                Present.require(company, "company"),
                Present.require(email, "email"),
                Present.require(phone, "phone"),
                Present.require(address, "address"),
                Present.require(about, "about"),
                Present.require(registered, "registered"),
                Present.require(latitude, "latitude"),
                Present.require(longitude, "longitude"),
                Present.require(tags, "tags"),
                Present.require(friends, "friends"),
                Present.require(greeting, "greeting"),
                Present.require(favoriteFruit, "favoriteFruit"));
    }
}
