package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.media.MediaContent;

class MediaContentCodecTest extends CodecContract<MediaContent> {
    MediaContentCodecTest() {
        super(new MediaContentCodec(), MediaContent.class, RandomValues::media);
    }
}
