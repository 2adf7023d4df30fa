package dev.wirespeed.lab.workload.users;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

/** A user of a site. */
public record User(
        String id,
        int index,
        UUID guid,
        boolean isActive,
        BigDecimal balance,
        String picture,
        int age,
        EyeColor eyeColor,
        String name,
        String gender,
        String company,
        String email,
        String phone,
        String address,
        String about,
        LocalDate registered,
        double latitude,
        double longitude,
        List<String> tags,
        List<Friend> friends,
        String greeting,
        String favoriteFruit) {

    /** The colour of somebody's eyes. */
    public enum EyeColor {
        BROWN,
        BLUE,
        GREEN
    }
}
