package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.format.FieldsParameter;
import java.util.List;
import java.util.function.Supplier;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.core.Ordered;
import org.springframework.http.codec.EncoderHttpMessageWriter;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.http.codec.json.JacksonJsonEncoder;

/** Has writers of JSON and of formats send only those properties that a request names. */
final class FieldsCodecs implements BeanPostProcessor, Ordered {
    private final Supplier<FieldsParameter> parameter;

    FieldsCodecs(Supplier<FieldsParameter> parameter) {
        this.parameter = parameter;
    }

    /** Before the meter, which is to be told of whole values. */
    @Override
    public int getOrder() {
        return 0;
    }

    @Override
    public Object postProcessAfterInitialization(Object bean, String name) {
        return bean instanceof ServerCodecConfigurer configurer ? new Configurer(configurer, parameter) : bean;
    }

    private static final class Configurer extends ForwardingConfigurer {
        private final Supplier<FieldsParameter> parameter;

        Configurer(ServerCodecConfigurer configurer, Supplier<FieldsParameter> parameter) {
            super(configurer);
            this.parameter = parameter;
        }

        @Override
        public List<HttpMessageWriter<?>> getWriters() {
            return super.getWriters().stream()
                    .<HttpMessageWriter<?>>map(each -> selects(each) ? new FieldsWriter<>(each, parameter.get()) : each)
                    .toList();
        }

        private static boolean selects(HttpMessageWriter<?> writer) {
            return writer instanceof FormatWriter
                    || (writer instanceof EncoderHttpMessageWriter<?> encoding
                            && encoding.getEncoder() instanceof JacksonJsonEncoder);
        }

        @Override
        public ServerCodecConfigurer clone() {
            return new Configurer(original().clone(), parameter);
        }
    }
}
