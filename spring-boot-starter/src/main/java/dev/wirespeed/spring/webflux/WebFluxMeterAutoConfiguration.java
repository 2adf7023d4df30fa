package dev.wirespeed.spring.webflux;

import dev.wirespeed.spring.meter.SerializationMeter;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.core.Ordered;
import org.springframework.core.PriorityOrdered;
import org.springframework.core.annotation.Order;
import org.springframework.http.server.reactive.AbstractServerHttpRequest;
import org.springframework.util.function.SingletonSupplier;
import org.springframework.web.reactive.DispatcherHandler;
import org.springframework.web.reactive.HandlerMapping;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebFilter;
import org.springframework.web.server.WebFilterChain;
import reactor.core.publisher.Mono;

/** The meter in Spring WebFlux. */
@AutoConfiguration(
        afterName = "dev.wirespeed.spring.MeterAutoConfiguration",
        beforeName = "org.springframework.boot.webflux.autoconfigure.WebFluxAutoConfiguration")
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.REACTIVE)
@ConditionalOnClass(DispatcherHandler.class)
@ConditionalOnBean(SerializationMeter.class)
final class WebFluxMeterAutoConfiguration {

    /** Outside everything else around codecs. */
    static final int ORDER = Ordered.LOWEST_PRECEDENCE;

    /** @param meters asked at the first request, since a post-processor is created before other beans */
    @Bean
    static WrappedCodecs wirespeedMeteredCodecs(ObjectProvider<SerializationMeter> meters) {
        SingletonSupplier<SerializationMeter> meter = SingletonSupplier.of(meters::getObject);
        return new WrappedCodecs(
                ORDER,
                reader -> Converters.convert(reader) ? new MeteredReader<>(reader, meter) : reader,
                writer -> Converters.convert(writer) ? new MeteredWriter<>(writer, meter) : writer);
    }

    @Bean
    ResponseTimes wirespeedResponseTimes(SerializationMeter meter) {
        return new ResponseTimes(meter);
    }

    @Bean
    KnownAttributes wirespeedKnownAttributes() {
        return new KnownAttributes();
    }

    /**
     * Times responses. A decorator of the HTTP handler would allocate 0.7 KB less, since Spring names and checks each
     * filter; but it would be a bean that is a function, and Spring Cloud Function counts those.
     */
    @Order(Ordered.HIGHEST_PRECEDENCE)
    static final class ResponseTimes implements WebFilter {
        private final SerializationMeter meter;

        ResponseTimes(SerializationMeter meter) {
            this.meter = meter;
        }

        @Override
        public Mono<Void> filter(ServerWebExchange exchange, WebFilterChain chain) {
            long start = meter.clock().nanos();
            return Signals.ending(
                    chain.filter(exchange),
                    signal -> meter.responded(
                            Endpoints.of(meter, exchange.getRequest()),
                            meter.clock().nanos() - start));
        }
    }

    /**
     * A request that a filter has made of the original one has no attributes, so the endpoint would be unknown to
     * readers and writers. It gets those of the exchange. Spring WebFlux asks this after all filters, and before it looks
     * for a handler; a filter would add two operators to each exchange.
     */
    static final class KnownAttributes implements HandlerMapping, PriorityOrdered {
        @Override
        public Mono<Object> getHandler(ServerWebExchange exchange) {
            if (exchange.getRequest() instanceof AbstractServerHttpRequest request
                    && request.getAttributes().isEmpty()) {
                request.setAttributesSupplier(exchange::getAttributes);
            }
            return Mono.empty();
        }

        @Override
        public int getOrder() {
            return Ordered.HIGHEST_PRECEDENCE;
        }
    }
}
