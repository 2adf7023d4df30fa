package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.Converter;
import java.util.Set;
import org.springframework.core.codec.ByteArrayDecoder;
import org.springframework.core.codec.ByteArrayEncoder;
import org.springframework.core.codec.ByteBufferDecoder;
import org.springframework.core.codec.ByteBufferEncoder;
import org.springframework.core.codec.CharSequenceEncoder;
import org.springframework.core.codec.DataBufferDecoder;
import org.springframework.core.codec.DataBufferEncoder;
import org.springframework.core.codec.ResourceDecoder;
import org.springframework.core.codec.ResourceEncoder;
import org.springframework.core.codec.StringDecoder;
import org.springframework.http.codec.DecoderHttpMessageReader;
import org.springframework.http.codec.EncoderHttpMessageWriter;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.codec.ResourceHttpMessageReader;
import org.springframework.http.codec.ResourceHttpMessageWriter;
import org.springframework.http.codec.ServerSentEventHttpMessageWriter;
import org.springframework.http.codec.json.JacksonJsonDecoder;
import org.springframework.http.codec.json.JacksonJsonEncoder;

/** What the meter is told about readers and writers. */
final class Converters {

    /** These pass bytes or text through. */
    private static final Set<Class<?>> NO_CONVERSION = Set.of(
            ByteArrayEncoder.class,
            ByteArrayDecoder.class,
            ByteBufferEncoder.class,
            ByteBufferDecoder.class,
            DataBufferEncoder.class,
            DataBufferDecoder.class,
            CharSequenceEncoder.class,
            StringDecoder.class,
            ResourceEncoder.class,
            ResourceDecoder.class,
            ResourceHttpMessageWriter.class,
            ResourceHttpMessageReader.class);

    private Converters() {}

    /** Whether anything in it is worth to be timed. */
    static boolean convert(HttpMessageReader<?> reader) {
        return !NO_CONVERSION.contains(reader.getClass())
                && !NO_CONVERSION.contains(of(reader).type());
    }

    /** Whether anything in it is worth to be timed. */
    static boolean convert(HttpMessageWriter<?> writer) {
        return !NO_CONVERSION.contains(writer.getClass())
                && !NO_CONVERSION.contains(of(writer).type());
    }

    /** Whether the first header that it sets once a value has arrived is the length of what was made of the value. */
    static boolean setsHeadersLast(HttpMessageWriter<?> writer) {
        return writer instanceof ForwardingWriter<?> forwarding
                ? setsHeadersLast(forwarding.writer)
                : writer.getClass() == EncoderHttpMessageWriter.class;
    }

    static Converter of(HttpMessageReader<?> reader) {
        Object decoder = reader instanceof DecoderHttpMessageReader<?> decoding ? decoding.getDecoder() : reader;
        return new Converter(
                decoder.getClass(), decoder instanceof JacksonJsonDecoder || decoder instanceof FormatReader, false);
    }

    static Converter of(HttpMessageWriter<?> writer) {
        if (writer instanceof ForwardingWriter<?> forwarding) {
            return of(forwarding.writer);
        }
        Object encoder = writer;
        if (writer instanceof EncoderHttpMessageWriter<?> encoding) {
            encoder = encoding.getEncoder();
        } else if (writer instanceof ServerSentEventHttpMessageWriter events && events.getEncoder() != null) {
            encoder = events.getEncoder();
        }
        return new Converter(
                encoder.getClass(), encoder instanceof JacksonJsonEncoder || encoder instanceof FormatWriter, false);
    }
}
