package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.proto.Picture;
import dev.wirespeed.lab.contestant.proto.Video;
import dev.wirespeed.lab.contestant.proto.VideoContent;
import dev.wirespeed.lab.workload.media.Image;
import dev.wirespeed.lab.workload.media.Media;
import dev.wirespeed.lab.workload.media.MediaContent;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** {@link MediaContent} as a message. */
final class MediaMessages implements Messages<MediaContent, VideoContent> {
    @Override
    public VideoContent toMessage(MediaContent value) {
        VideoContent.Builder message = VideoContent.newBuilder().setMedia(toMessage(value.media()));
        for (Image image : value.images()) {
            message.addImages(toMessage(image));
        }
        return message.build();
    }

    private static Video toMessage(Media media) {
        Video.Builder message = Video.newBuilder()
                .setUri(media.uri())
                .setWidth(media.width())
                .setHeight(media.height())
                .setFormat(media.format())
                .setDuration(media.duration())
                .setSize(media.size())
                .setBitrate(media.bitrate())
                .addAllPersons(media.persons())
                .setPlayer(
                        switch (media.player()) {
                            case JAVA -> Video.Player.JAVA;
                            case FLASH -> Video.Player.FLASH;
                        });
        if (media.title() != null) {
            message.setTitle(media.title());
        }
        if (media.copyright() != null) {
            message.setCopyright(media.copyright());
        }
        return message.build();
    }

    private static Picture toMessage(Image image) {
        Picture.Builder message = Picture.newBuilder()
                .setUri(image.uri())
                .setWidth(image.width())
                .setHeight(image.height())
                .setSize(
                        switch (image.size()) {
                            case SMALL -> Picture.Size.SMALL;
                            case LARGE -> Picture.Size.LARGE;
                        });
        if (image.title() != null) {
            message.setTitle(image.title());
        }
        return message.build();
    }

    @Override
    public MediaContent fromMessage(VideoContent message) throws IOException {
        if (!message.hasMedia()) {
            throw new IOException("there is no media");
        }
        List<Image> images = new ArrayList<>(message.getImagesCount());
        for (Picture picture : message.getImagesList()) {
            images.add(fromMessage(picture));
        }
        return new MediaContent(fromMessage(message.getMedia()), images);
    }

    private static Media fromMessage(Video video) throws IOException {
        return new Media(
                video.getUri(),
                video.hasTitle() ? video.getTitle() : null,
                video.getWidth(),
                video.getHeight(),
                video.getFormat(),
                video.getDuration(),
                video.getSize(),
                video.getBitrate(),
                video.getPersonsList(),
                switch (video.getPlayer()) {
                    case JAVA -> Media.Player.JAVA;
                    case FLASH -> Media.Player.FLASH;
                    case UNRECOGNIZED -> throw new IOException("unknown player");
                },
                video.hasCopyright() ? video.getCopyright() : null);
    }

    private static Image fromMessage(Picture picture) throws IOException {
        return new Image(
                picture.getUri(),
                picture.hasTitle() ? picture.getTitle() : null,
                picture.getWidth(),
                picture.getHeight(),
                switch (picture.getSize()) {
                    case SMALL -> Image.Size.SMALL;
                    case LARGE -> Image.Size.LARGE;
                    case UNRECOGNIZED -> throw new IOException("unknown size");
                });
    }

    @Override
    public VideoContent parse(byte[] document) throws IOException {
        return VideoContent.parseFrom(document);
    }
}
