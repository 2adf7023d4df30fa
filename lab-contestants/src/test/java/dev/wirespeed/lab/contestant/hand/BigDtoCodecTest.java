package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.BigDto;
import tools.jackson.databind.JsonNode;

class BigDtoCodecTest extends CodecContract<BigDto> {
    BigDtoCodecTest() {
        super(new BigDtoCodec(), BigDto.class, RandomValues::big);
    }

    @Override
    boolean isOfAClass(JsonNode node) {
        return node.path("id").isNumber();
    }
}
