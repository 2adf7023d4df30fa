package dev.wirespeed.lab.workload.users;

import dev.wirespeed.lab.workload.Lorem;
import dev.wirespeed.lab.workload.users.User.EyeColor;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;

/** Makes pages of users, of about ten kilobytes of JSON each. */
public final class UserLists {
    private static final int USERS = 10;
    private static final long FIRST_MINUTE = 20_000_000L;
    private static final List<String> FRUITS = List.of("apple", "banana", "strawberry");

    private UserLists() {}

    /** So many pages, the same ones each time. */
    public static List<Users> values(int count) {
        Lorem lorem = new Lorem(3);
        return Lorem.times(count, page -> new Users(Lorem.times(USERS, i -> user(page * USERS + i, lorem))));
    }

    private static User user(int index, Lorem lorem) {
        String name = lorem.name();
        String company = lorem.word() + lorem.word();
        List<Friend> friends = Lorem.times(lorem.between(1, 4), i -> friend(lorem));
        return new User(
                lorem.hex(24),
                index,
                lorem.uuid(),
                lorem.random().nextBoolean(),
                BigDecimal.valueOf(lorem.between(100_000, 399_999), 2),
                "http://placehold.it/32x32",
                lorem.between(18, 80),
                lorem.pick(EyeColor.values()),
                name,
                lorem.pick(List.of("male", "female", "none")),
                company,
                name.replace(' ', '.') + "@" + company + ".example",
                "+1 (" + lorem.between(800, 999) + ") " + lorem.between(400, 599) + "-" + lorem.between(2_000, 3_999),
                lorem.between(100, 999) + " " + lorem.sentence(2) + " " + lorem.between(1_000, 9_999),
                lorem.sentence(lorem.between(20, 40)),
                LocalDate.of(2014, 1, 1).plusDays(lorem.between(0, 4_000)),
                lorem.degrees(90),
                lorem.degrees(180),
                Lorem.times(7, i -> lorem.word()),
                friends,
                "Hello, " + name + "! You have " + friends.size() + " unread messages.",
                lorem.pick(FRUITS));
    }

    /** Since when is never a full minute: without seconds some libraries write none, and would take no part for that alone. */
    private static Friend friend(Lorem lorem) {
        long minute = FIRST_MINUTE + lorem.between(0, 8_000_000);
        Instant since = Instant.ofEpochSecond(60 * minute + lorem.between(1, 59));
        return new Friend(lorem.uuid(), lorem.name(), OffsetDateTime.ofInstant(since, ZoneOffset.UTC));
    }
}
