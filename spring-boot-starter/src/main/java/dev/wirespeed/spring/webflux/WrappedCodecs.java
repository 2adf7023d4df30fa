package dev.wirespeed.spring.webflux;

import java.util.List;
import java.util.function.UnaryOperator;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.core.Ordered;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.codec.ServerCodecConfigurer;

/**
 * Wraps the readers and writers of Spring WebFlux, and those of the application.
 *
 * @param order a later one wraps the earlier ones
 */
record WrappedCodecs(
        int order, UnaryOperator<HttpMessageReader<?>> readers, UnaryOperator<HttpMessageWriter<?>> writers)
        implements BeanPostProcessor, Ordered {

    @Override
    public int getOrder() {
        return order;
    }

    @Override
    public Object postProcessAfterInitialization(Object bean, String name) {
        return bean instanceof ServerCodecConfigurer configurer ? new Configurer(configurer, this) : bean;
    }

    private record Configurer(ServerCodecConfigurer original, WrappedCodecs around) implements ServerCodecConfigurer {
        @Override
        public List<HttpMessageReader<?>> getReaders() {
            return original.getReaders().stream()
                    .<HttpMessageReader<?>>map(around.readers)
                    .toList();
        }

        @Override
        public List<HttpMessageWriter<?>> getWriters() {
            return original.getWriters().stream()
                    .<HttpMessageWriter<?>>map(around.writers)
                    .toList();
        }

        @Override
        public ServerDefaultCodecs defaultCodecs() {
            return original.defaultCodecs();
        }

        @Override
        public CustomCodecs customCodecs() {
            return original.customCodecs();
        }

        @Override
        public void registerDefaults(boolean registerDefaults) {
            original.registerDefaults(registerDefaults);
        }

        @Override
        public ServerCodecConfigurer clone() {
            return new Configurer(original.clone(), around);
        }
    }
}
