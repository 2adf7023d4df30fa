package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.wide.Wide;

class WideCodecTest extends CodecContract<Wide> {
    WideCodecTest() {
        super(new WideCodec(), Wide.class, RandomValues::wide);
    }
}
