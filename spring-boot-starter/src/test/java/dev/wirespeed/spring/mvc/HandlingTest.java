package dev.wirespeed.spring.mvc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.spring.meter.Clock;
import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.SamplingSettings;
import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.core.MethodParameter;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.StringHttpMessageConverter;
import org.springframework.http.converter.json.GsonHttpMessageConverter;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.http.server.ServletServerHttpRequest;
import org.springframework.http.server.ServletServerHttpResponse;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.method.support.HandlerMethodReturnValueHandler;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.mvc.method.annotation.AbstractMessageConverterMethodArgumentResolver;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;
import org.springframework.web.servlet.mvc.method.annotation.RequestResponseBodyMethodProcessor;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import reactor.core.publisher.Flux;

/** When Spring MVC is at work on a body. */
class HandlingTest {
    private static final SamplingSettings NO_SAMPLES =
            new SamplingSettings(0, 1_024, types -> name -> true, Runnable::run);

    private static final Converter BY_STRING = Conversions.by(StringHttpMessageConverter.class);

    private final SerializationMeter meter = new SerializationMeter(Clock.system(), 10, NO_SAMPLES, List.of());
    private final MockHttpServletRequest servlet = new MockHttpServletRequest();
    private final MeteredResponse response = new MeteredResponse(meter, servlet, new MockHttpServletResponse());
    private final NativeWebRequest request = new ServletWebRequest(servlet, response);

    @AfterEach
    void nothingIsLeft() {
        assertThat(Resolving.current()).isNull();
        assertThat(response.handling()).isNull();
        assertThat(response.conversion()).isNull();
    }

    @Test
    void oneArgumentInsideAnotherGivesBackTheOther() {
        MeteredRequest metered = new MeteredRequest(meter, servlet);
        Resolving outer = Resolving.begin(metered);
        Resolving inner = Resolving.begin(metered);
        assertThat(Resolving.current()).isSameAs(inner).isNotSameAs(outer);
        inner.end(false);
        assertThat(Resolving.current()).isSameAs(outer);
        outer.end(true);
    }

    @Test
    void oneReturnValueInsideAnotherGivesBackTheOther() {
        Handling outer = response.handle();
        Handling inner = response.handle();
        inner.writes("a body", MediaType.APPLICATION_JSON, BY_STRING);
        inner.end(true);
        assertThat(response.handling()).isSameAs(outer);
        assertThat(response.conversion()).isNull();
        outer.end(false);
        assertThat(meter.endpoints())
                .singleElement()
                .satisfies(endpoint -> assertThat(endpoint.conversions())
                        .singleElement()
                        .extracting(dev.wirespeed.spring.meter.Conversions::count, each -> each.failures())
                        .containsExactly(1L, 1L));
    }

    /** As an emitter's thread may, while an exception of the request is handled. */
    @Test
    void eachEndsItsOwnConversion() {
        Conversion emitted = response.start("an element", MediaType.APPLICATION_JSON, BY_STRING);
        Handling handling = response.handle();
        handling.end(false);
        assertThat(response.conversion()).isSameAs(emitted);
        Handling writing = response.handle();
        writing.writes("a body", MediaType.APPLICATION_JSON, BY_STRING);
        Conversion written = response.conversion();
        response.detach(emitted);
        assertThat(response.conversion()).isSameAs(written).isNotNull();
        emitted.end(true);
        writing.end(false);
        assertThat(meter.endpoints())
                .singleElement()
                .satisfies(endpoint -> assertThat(endpoint.conversions())
                        .singleElement()
                        .extracting(dev.wirespeed.spring.meter.Conversions::count, each -> each.failures())
                        .containsExactly(2L, 1L));
    }

    /** Spring MVC makes headers between the two. */
    @Test
    void aConverterThatTakesHintsStartsWhenItIsAskedForThem() {
        ConversionAdvice advice = new ConversionAdvice();
        RequestContextHolder.setRequestAttributes(new ServletRequestAttributes(servlet, response));
        try {
            assertThat(isStartedBefore(advice, JacksonJsonHttpMessageConverter.class))
                    .isFalse();
            assertThat(isStartedBefore(advice, GsonHttpMessageConverter.class)).isTrue();
        } finally {
            RequestContextHolder.resetRequestAttributes();
        }
    }

    private boolean isStartedBefore(ConversionAdvice advice, Class<? extends HttpMessageConverter<?>> converter) {
        MethodParameter type = new MethodParameter(Object.class.getDeclaredMethods()[0], -1);
        Handling handling = response.handle();
        advice.beforeBodyWrite(
                List.of(),
                type,
                MediaType.APPLICATION_JSON,
                converter,
                new ServletServerHttpRequest(servlet),
                new ServletServerHttpResponse(response));
        boolean started = response.conversion() != null;
        assertThat(advice.determineWriteHints(List.of(), type, MediaType.APPLICATION_JSON, converter))
                .isNull();
        assertThat(response.conversion()).isNotNull();
        handling.end(false);
        return started;
    }

    /** They ask the same converters for parts of a body, and would lose its type. */
    @Test
    void handlersDoWithoutTheConverterOfEmitters() {
        EmitterConverter emitters = new EmitterConverter();
        emitters.standsFor(List.of(new JacksonJsonHttpMessageConverter()));
        RequestContextHolder.setRequestAttributes(new ServletRequestAttributes(servlet, response));
        try {
            assertThat(emitters.canWrite(Map.class, MediaType.APPLICATION_JSON)).isTrue();
            Handling handling = response.handle();
            assertThat(emitters.canWrite(Map.class, MediaType.APPLICATION_JSON)).isFalse();
            assertThat(onAnotherThread(() -> emitters.canWrite(Map.class, MediaType.APPLICATION_JSON)))
                    .isTrue();
            handling.end(false);
        } finally {
            RequestContextHolder.resetRequestAttributes();
        }
        assertThat(emitters.canWrite(Map.class, MediaType.APPLICATION_JSON)).isTrue();
    }

    /** With the attributes of this thread's request, as some applications pass them on. */
    private static boolean onAnotherThread(Supplier<Boolean> asked) {
        RequestAttributes attributes = RequestContextHolder.getRequestAttributes();
        return CompletableFuture.supplyAsync(() -> {
                    RequestContextHolder.setRequestAttributes(attributes);
                    try {
                        return asked.get();
                    } finally {
                        RequestContextHolder.resetRequestAttributes();
                    }
                })
                .join();
    }

    /** Has Spring MVC's own handlers do the work, as that of Spring HATEOAS. */
    private static final class OfALibrary implements HandlerMethodReturnValueHandler {
        private boolean handled;

        @Override
        public boolean supportsReturnType(MethodParameter type) {
            return true;
        }

        @Override
        public void handleReturnValue(
                @Nullable Object value, MethodParameter type, ModelAndViewContainer model, NativeWebRequest request) {
            MeteredResponse response = MeteredResponse.in(request.getNativeResponse(HttpServletResponse.class));
            handled = response != null && response.handling() != null;
        }
    }

    @Test
    void handlersThatDelegateAreTimed() throws Exception {
        OfALibrary library = new OfALibrary();
        RequestMappingHandlerAdapter adapter = new RequestMappingHandlerAdapter();
        adapter.setReturnValueHandlers(List.of(library));
        StaticListableBeanFactory beans = new StaticListableBeanFactory();
        new MeteredHandlers(
                        beans.getBeanProvider(SerializationMeter.class),
                        beans.getBeanProvider(RequestMappingHandlerAdapter.class))
                .postProcessAfterInitialization(adapter, "adapter");
        assertThat(isHandled(library, adapter, "a body")).isTrue();
        assertThat(isHandled(library, adapter, ResponseEntity.ok("a body"))).isTrue();
        assertThat(isHandled(library, adapter, new SseEmitter())).isFalse();
        assertThat(isHandled(library, adapter, Flux.just("an element"))).isFalse();
        assertThat(isHandled(library, adapter, ResponseEntity.ok(new SseEmitter())))
                .isFalse();
    }

    /** An application's own, which may do more with a request than to read its body. */
    private static final class OfAnApplication extends AbstractMessageConverterMethodArgumentResolver {
        OfAnApplication() {
            super(List.of(new StringHttpMessageConverter()));
        }

        @Override
        public boolean supportsParameter(MethodParameter parameter) {
            return true;
        }

        @Override
        public Object resolveArgument(
                MethodParameter parameter,
                @Nullable ModelAndViewContainer model,
                NativeWebRequest request,
                @Nullable WebDataBinderFactory binders) {
            return request;
        }
    }

    @Test
    void onlyResolversOfSpringGetAnotherRequest() {
        OfAnApplication own = new OfAnApplication();
        RequestResponseBodyMethodProcessor springs =
                new RequestResponseBodyMethodProcessor(List.of(new StringHttpMessageConverter()));
        RequestMappingHandlerAdapter adapter = new RequestMappingHandlerAdapter();
        adapter.setArgumentResolvers(List.of(own, springs));
        StaticListableBeanFactory beans = new StaticListableBeanFactory();
        beans.addBean("meter", meter);
        new MeteredHandlers(
                        beans.getBeanProvider(SerializationMeter.class),
                        beans.getBeanProvider(RequestMappingHandlerAdapter.class))
                .postProcessAfterInitialization(adapter, "adapter");
        assertThat(adapter.getArgumentResolvers()).hasSize(2).contains(own).doesNotContain(springs);
    }

    private boolean isHandled(OfALibrary library, RequestMappingHandlerAdapter adapter, Object value) throws Exception {
        MethodParameter type = new MethodParameter(HandlingTest.class.getDeclaredMethod("nothingIsLeft"), -1);
        library.handled = false;
        Objects.requireNonNull(adapter.getReturnValueHandlers())
                .get(0)
                .handleReturnValue(value, type, new ModelAndViewContainer(), request);
        return library.handled;
    }
}
