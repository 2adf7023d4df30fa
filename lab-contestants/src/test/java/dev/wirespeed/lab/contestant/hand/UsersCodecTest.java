package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.users.Users;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

class UsersCodecTest extends CodecContract<Users> {
    private static final JsonMapper ALL_DIGITS = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    UsersCodecTest() {
        super(new UsersCodec(), Users.class, RandomValues::users);
    }

    @Override
    JsonNode tree(byte[] document) {
        return ALL_DIGITS.readTree(document);
    }
}
