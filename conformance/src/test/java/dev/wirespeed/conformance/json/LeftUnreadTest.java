package dev.wirespeed.conformance.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a deserializer leaves a part of a value unread, Jackson goes on in the midst of it, and so does a mapper with codecs. */
class LeftUnreadTest {
    /** Jackson 2 reads nothing of an array for an object of an inner class, and takes its end for that of the object around. */
    @Wire
    static class Outer {
        public String before;
        public Inner inner;
        public String behind;

        @SuppressWarnings("ClassCanBeStatic") // it must not be, here
        class Inner {
            public Integer count;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'inner':{'count':1},'behind':'x'}",
                "{'inner':null,'behind':'x'}",
                "{'inner':{'count':1},'inner':{},'behind':'x'}",
                "{'inner':[],'behind':'x'}",
                "{'inner':[{'count':1}],'behind':'x'}",
                "{'before':'y','inner':[[]],'behind':'x'}",
                "{'inner':[{'inner':1}],'inner':{},'behind':'x'}"
            })
    void isReadAsWithoutCodecs(String document) {
        byte[] bytes = document.replace('\'', '"').getBytes(UTF_8);
        assertThat(answer(Mappers.JACKSON.withCodecs(), bytes)).isEqualTo(answer(Mappers.JACKSON, bytes));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "[{'count':1}]"})
    void isRefusedWithoutAMapper(String inner) {
        String document = ("{'inner':" + inner + ",'behind':'x'}").replace('\'', '"');
        assertThatThrownBy(() -> Json.standard().read(document, Outer.class)).isInstanceOf(WireException.class);
    }

    private static String answer(Mapper mapper, byte[] document) {
        try {
            return Mappers.JACKSON.writeText(mapper.read(document, Outer.class));
        } catch (Mapper.Refusal e) {
            return e.getMessage();
        }
    }
}
