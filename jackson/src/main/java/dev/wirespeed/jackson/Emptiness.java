package dev.wirespeed.jackson;

import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** A value that is only asked whether it is empty: the document says yes or no. */
record Emptiness(Object value) {

    /** Asks the serializer of the value's class. */
    static final class Serializer extends ValueSerializer<Emptiness> {
        @Override
        public void serialize(Emptiness asked, JsonGenerator out, SerializationContext context)
                throws JacksonException {
            Object value = asked.value;
            out.writeBoolean(context.findPrimaryPropertySerializer(value.getClass(), null)
                    .isEmpty(context, value));
        }
    }
}
