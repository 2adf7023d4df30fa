package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.workload.media.Image;
import dev.wirespeed.lab.workload.media.Media;
import dev.wirespeed.lab.workload.media.MediaContent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link MediaContent} as JSON. */
public final class MediaContentCodec implements Binding.Direct<MediaContent> {
    private static final Token MEDIA = Token.of("{\"media\":");
    private static final Token IMAGES = Token.of(",\"images\":[");
    private static final int FIXED_ROOM = 64;
    private static final int FEW = 4;

    private final Buffers buffers = new Buffers();

    @Override
    public byte[] write(MediaContent value) {
        List<Image> images = value.images();
        int room = FIXED_ROOM + MediaCodec.room(value.media());
        for (int i = 0; i < images.size(); i++) {
            room += ImageCodec.room(images.get(i));
        }
        byte[] buffer = Buffers.require(buffers.take(), 0, room);
        int p = MediaCodec.write(buffer, MEDIA.write(buffer, 0), value.media());
        p = IMAGES.write(buffer, p);
        for (int i = 0; i < images.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = ImageCodec.write(buffer, p, images.get(i));
        }
        buffer[p] = ']';
        buffer[p + 1] = '}';
        byte[] document = Arrays.copyOf(buffer, p + 2);
        buffers.give(buffer);
        return document;
    }

    @Override
    public MediaContent read(byte[] document) {
        JsonIn in = new JsonIn(document);
        MediaContent value = readInOrder(in);
        if (value == null) {
            in.position = 0;
            value = readInAnyOrder(in);
        }
        in.expectEnd();
        return value;
    }

    private static @Nullable MediaContent readInOrder(JsonIn in) {
        if (!in.skip(MEDIA)) {
            return null;
        }
        Media media = MediaCodec.read(in);
        if (!in.skip(IMAGES)) {
            return null;
        }
        in.position--;
        List<Image> images = readImages(in);
        return in.skip('}') ? new MediaContent(media, images) : null;
    }

    private static MediaContent readInAnyOrder(JsonIn in) {
        Media media = null;
        List<Image> images = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "media" -> media = MediaCodec.read(in);
                case "images" -> images = readImages(in);
                default -> in.skipValue();
            }
        }
        return new MediaContent(Present.require(media, "media"), Present.require(images, "images"));
    }

    private static List<Image> readImages(JsonIn in) {
        List<Image> images = new ArrayList<>(FEW);
        if (in.startArray()) {
            do {
                images.add(ImageCodec.read(in));
            } while (in.nextElement());
        }
        return images;
    }
}
