package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.SerializationMeter;
import java.util.List;
import java.util.function.Supplier;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.util.function.SingletonSupplier;

/** Has the codecs of Spring WebFlux, and those of users, timed. */
final class MeteredCodecs implements BeanPostProcessor {

    private final Supplier<SerializationMeter> meter;

    /** @param meter asked for with the first request, since a post-processor comes before other beans */
    MeteredCodecs(Supplier<SerializationMeter> meter) {
        this.meter = SingletonSupplier.of(meter);
    }

    @Override
    public Object postProcessAfterInitialization(Object bean, String name) {
        return bean instanceof ServerCodecConfigurer configurer ? new Configurer(configurer, meter) : bean;
    }

    private static final class Configurer extends ForwardingConfigurer {
        private final Supplier<SerializationMeter> meter;

        Configurer(ServerCodecConfigurer configurer, Supplier<SerializationMeter> meter) {
            super(configurer);
            this.meter = meter;
        }

        @Override
        public List<HttpMessageReader<?>> getReaders() {
            return super.getReaders().stream()
                    .<HttpMessageReader<?>>map(each -> new MeteredReader<>(each, meter))
                    .toList();
        }

        @Override
        public List<HttpMessageWriter<?>> getWriters() {
            return super.getWriters().stream()
                    .<HttpMessageWriter<?>>map(each -> new MeteredWriter<>(each, meter))
                    .toList();
        }

        @Override
        public ServerCodecConfigurer clone() {
            return new Configurer(original().clone(), meter);
        }
    }
}
