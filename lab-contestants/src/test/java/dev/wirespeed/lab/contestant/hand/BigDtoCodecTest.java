package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.BigDto;

class BigDtoCodecTest extends CodecContract<BigDto> {
    BigDtoCodecTest() {
        super(new BigDtoCodec(), BigDto.class, RandomValues::big);
    }
}
