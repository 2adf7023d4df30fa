package dev.wirespeed.jackson.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;

/** A value of which no more is asked than whether it is empty: what is written is yes or no. */
record Emptiness(Object value) {

    /** Asks the serializer of the value's class. */
    static final class Serializer extends JsonSerializer<Emptiness> {
        @Override
        public void serialize(Emptiness asked, JsonGenerator out, SerializerProvider context) throws IOException {
            Object value = asked.value;
            out.writeBoolean(context.findPrimaryPropertySerializer(value.getClass(), null)
                    .isEmpty(context, value));
        }
    }
}
