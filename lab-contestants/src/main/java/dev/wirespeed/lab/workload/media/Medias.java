package dev.wirespeed.lab.workload.media;

import dev.wirespeed.lab.workload.Lorem;
import dev.wirespeed.lab.workload.media.Image.Size;
import dev.wirespeed.lab.workload.media.Media.Player;
import java.util.ArrayList;
import java.util.List;

/** Makes media: the value that jvm-serializers has, and others like it. */
public final class Medias {
    private Medias() {}

    /** So many, the published one first; the same ones each time. */
    public static List<MediaContent> values(int count) {
        Lorem lorem = new Lorem(2);
        List<MediaContent> values = new ArrayList<>(List.of(published()));
        values.addAll(Lorem.times(count - 1, i -> like(i, lorem)));
        return values;
    }

    private static MediaContent published() {
        return new MediaContent(
                new Media(
                        "http://javaone.com/keynote.mpg",
                        "Javaone Keynote",
                        640,
                        480,
                        "video/mpg4",
                        18_000_000,
                        58_982_400,
                        262_144,
                        List.of("Bill Gates", "Steve Jobs"),
                        Player.JAVA,
                        null),
                List.of(
                        new Image("http://javaone.com/keynote_large.jpg", "Javaone Keynote", 1_024, 768, Size.LARGE),
                        new Image("http://javaone.com/keynote_small.jpg", "Javaone Keynote", 320, 240, Size.SMALL)));
    }

    private static MediaContent like(int i, Lorem lorem) {
        String address = "http://" + lorem.word() + ".example/" + lorem.word() + lorem.between(1, 9_999);
        String title = lorem.sentence(lorem.between(2, 5));
        Media media = new Media(
                address + ".mpg",
                i % 5 == 4 ? null : title,
                lorem.between(320, 3_840),
                lorem.between(240, 2_160),
                lorem.pick(List.of("video/mpg4", "video/webm", "video/quicktime")),
                lorem.between(1_000, 90_000_000),
                lorem.random().nextLong(1L << 34),
                lorem.between(64_000, 8_000_000),
                Lorem.times(lorem.between(1, 4), person -> lorem.name()),
                lorem.pick(Player.values()),
                i % 3 == 0 ? "(c) " + lorem.name() : null);
        return new MediaContent(
                media,
                List.of(
                        new Image(address + "_large.jpg", media.title(), 1_024, 768, Size.LARGE),
                        new Image(address + "_small.jpg", i % 4 == 3 ? null : title, 320, 240, Size.SMALL)));
    }
}
