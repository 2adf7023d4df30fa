package dev.wirespeed.spring.format;

import dev.wirespeed.Json;
import dev.wirespeed.WireFormat;
import dev.wirespeed.jackson.MapperAgreement;
import org.springframework.aot.hint.annotation.RegisterReflectionForBinding;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import tools.jackson.databind.json.JsonMapper;

/**
 * Formats and properties that clients may ask for, for any web framework. Each {@link WireFormat} bean is offered with
 * its media types.
 */
@AutoConfiguration(afterName = "org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration")
@ConditionalOnWebApplication
@ConditionalOnSingleCandidate(JsonMapper.class)
@RegisterReflectionForBinding(Selected.class)
@EnableConfigurationProperties({FormatsProperties.class, FieldsProperties.class})
final class FormatsAutoConfiguration {

    @Bean
    @ConditionalOnBooleanProperty(name = "wirespeed.formats.positional-json")
    Json wirespeedPositionalJson() {
        return Json.positional();
    }

    @Bean
    @ConditionalOnBooleanProperty(name = "wirespeed.fields.enabled")
    FieldsParameter wirespeedFieldsParameter(FieldsProperties properties, JsonMapper mapper) {
        return new FieldsParameter(properties.parameter(), mapper);
    }

    @Bean
    OfferedFormats wirespeedOfferedFormats(ObjectProvider<WireFormat> formats, JsonMapper mapper) {
        MapperAgreement agreement = MapperAgreement.of(mapper);
        return new OfferedFormats(formats.orderedStream()
                .map(each -> new OfferedFormat(each, agreement))
                .toList());
    }
}
