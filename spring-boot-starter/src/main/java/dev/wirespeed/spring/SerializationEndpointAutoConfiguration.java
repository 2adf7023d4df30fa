package dev.wirespeed.spring;

import dev.wirespeed.spring.meter.SerializationMeter;
import dev.wirespeed.spring.report.CodecUse;
import dev.wirespeed.spring.report.Reports;
import dev.wirespeed.spring.report.SerializationEndpoint;
import java.util.Optional;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.actuate.autoconfigure.endpoint.condition.ConditionalOnAvailableEndpoint;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ImportRuntimeHints;

/** The actuator endpoint. */
@AutoConfiguration(after = MeterAutoConfiguration.class)
@ConditionalOnClass(ConditionalOnAvailableEndpoint.class)
@ConditionalOnAvailableEndpoint(SerializationEndpoint.class)
@ConditionalOnBean(SerializationMeter.class)
@ImportRuntimeHints(MeterHints.class)
final class SerializationEndpointAutoConfiguration {

    /** The name of its bean. */
    static final String ENDPOINT = "serializationEndpoint";

    private static final String NO_MAPPER = "codecs work in a JsonMapper bean, and there is none, or no primary one";

    @Bean(ENDPOINT)
    @ConditionalOnMissingBean
    SerializationEndpoint serializationEndpoint(
            SerializationMeter meter, MeterProperties properties, ObjectProvider<CodecUse> codecs) {
        CodecUse known =
                codecs.getIfAvailable(() -> (type, direction) -> Optional.of(new CodecUse.Reason(NO_MAPPER, false)));
        return new SerializationEndpoint(new Reports(meter, properties.thresholds(), properties.cost(), known));
    }
}
