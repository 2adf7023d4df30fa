package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.Converter;
import org.springframework.http.codec.DecoderHttpMessageReader;
import org.springframework.http.codec.EncoderHttpMessageWriter;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.codec.ServerSentEventHttpMessageWriter;
import org.springframework.http.codec.json.JacksonJsonDecoder;
import org.springframework.http.codec.json.JacksonJsonEncoder;

/** What the meter is told about readers and writers. */
final class Converters {

    private Converters() {}

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
