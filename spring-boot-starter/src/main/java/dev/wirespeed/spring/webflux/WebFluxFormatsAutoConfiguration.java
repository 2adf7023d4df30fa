package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.format.FieldsParameter;
import dev.wirespeed.spring.format.OfferedFormats;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.http.codec.CodecCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.core.env.Environment;
import org.springframework.util.function.SingletonSupplier;
import org.springframework.util.unit.DataSize;
import org.springframework.web.reactive.DispatcherHandler;

/** Formats and properties that clients may ask for, in Spring WebFlux. */
@AutoConfiguration(
        afterName = "dev.wirespeed.spring.format.FormatsAutoConfiguration",
        beforeName = "org.springframework.boot.webflux.autoconfigure.WebFluxAutoConfiguration")
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.REACTIVE)
@ConditionalOnClass({DispatcherHandler.class, CodecCustomizer.class})
@ConditionalOnBean(OfferedFormats.class)
final class WebFluxFormatsAutoConfiguration {

    /** The default of Spring's codecs. */
    private static final DataSize MOST_IN_MEMORY = DataSize.ofKilobytes(256);

    @Bean
    CodecCustomizer wirespeedFormatCodecs(OfferedFormats offered, Environment environment) {
        DataSize most =
                environment.getProperty("spring.http.codecs.max-in-memory-size", DataSize.class, MOST_IN_MEMORY);
        return configurer -> offered.formats().forEach(format -> {
            configurer.customCodecs().register(new FormatWriter(format, configurer::getWriters));
            configurer.customCodecs().register(new FormatReader(format, Math.toIntExact(most.toBytes())));
        });
    }

    @Bean
    @ConditionalOnBooleanProperty(name = "wirespeed.fields.enabled")
    static WrappedCodecs wirespeedFieldsCodecs(ObjectProvider<FieldsParameter> parameters) {
        SingletonSupplier<FieldsParameter> parameter = SingletonSupplier.of(parameters::getObject);
        return new WrappedCodecs(
                WebFluxMeterAutoConfiguration.ORDER - 1, // the meter is to be told of whole values
                reader -> reader,
                writer -> FieldsWriter.selects(writer) ? new FieldsWriter<>(writer, parameter.obtain()) : writer);
    }
}
