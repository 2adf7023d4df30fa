package dev.wirespeed.spring;

import dev.wirespeed.spring.meter.Clock;
import dev.wirespeed.spring.meter.ConversionListener;
import dev.wirespeed.spring.meter.PropertyNames;
import dev.wirespeed.spring.meter.SamplingSettings;
import dev.wirespeed.spring.meter.SerializationMeter;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnSingleCandidate;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.concurrent.CustomizableThreadFactory;
import tools.jackson.databind.json.JsonMapper;

/** The meter, for any web framework. */
@AutoConfiguration(
        afterName = {
            "org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration",
            "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration",
            "org.springframework.boot.micrometer.metrics.autoconfigure.export.simple.SimpleMetricsExportAutoConfiguration"
        })
@ConditionalOnWebApplication
@ConditionalOnBooleanProperty(name = "wirespeed.meter.enabled", matchIfMissing = true)
@EnableConfigurationProperties(MeterProperties.class)
final class MeterAutoConfiguration {

    /** The number of payloads that wait to be examined; more are dropped. */
    private static final int MOST_WAITING = 4;

    private static final int IDLE_SECONDS = 10;

    @Bean(destroyMethod = "shutdownNow")
    ThreadPoolExecutor wirespeedSamplingExecutor() {
        CustomizableThreadFactory threads = new CustomizableThreadFactory("wirespeed-sampling-");
        threads.setDaemon(true);
        ThreadPoolExecutor executor = new ThreadPoolExecutor(
                1, 1, IDLE_SECONDS, TimeUnit.SECONDS, new ArrayBlockingQueue<>(MOST_WAITING), threads);
        executor.allowCoreThreadTimeOut(true);
        return executor;
    }

    @Bean
    @ConditionalOnMissingBean
    SerializationMeter serializationMeter(
            MeterProperties properties,
            ThreadPoolExecutor wirespeedSamplingExecutor,
            ObjectProvider<PropertyNames> names,
            ObjectProvider<ConversionListener> listeners) {
        MeterProperties.Sampling sampling = properties.sampling();
        return new SerializationMeter(
                Clock.system(),
                properties.maxEndpoints(),
                new SamplingSettings(
                        sampling.interval().toNanos(),
                        sampling.enabled() ? Math.toIntExact(sampling.maxSize().toBytes()) : 0,
                        names.getIfAvailable(() -> types -> name -> false),
                        wirespeedSamplingExecutor),
                listeners.orderedStream().toList());
    }

    @Bean
    MeterNotice wirespeedMeterNotice(ApplicationContext application) {
        return new MeterNotice(application);
    }

    @Bean
    ConversionEvents wirespeedConversionEvents() {
        return new ConversionEvents();
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnSingleCandidate(JsonMapper.class)
    static class WithMapper {
        @Bean
        MapperKnowledge wirespeedMapperKnowledge(JsonMapper mapper) {
            return new MapperKnowledge(mapper);
        }
    }

    @Configuration(proxyBeanMethods = false)
    @ConditionalOnClass(MeterRegistry.class)
    @ConditionalOnBean(MeterRegistry.class)
    static class WithMicrometer {
        @Bean
        MeterMetrics wirespeedMeterMetrics(MeterRegistry registry) {
            return new MeterMetrics(registry);
        }
    }
}
