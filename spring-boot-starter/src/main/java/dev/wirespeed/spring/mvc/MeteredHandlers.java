package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.core.MethodParameter;
import org.springframework.util.function.SingletonSupplier;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.HandlerMethodReturnValueHandler;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.handler.HandlerExceptionResolverComposite;
import org.springframework.web.servlet.mvc.method.annotation.AbstractMessageConverterMethodArgumentResolver;
import org.springframework.web.servlet.mvc.method.annotation.ExceptionHandlerExceptionResolver;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;

/** Has those parts of Spring MVC that convert bodies say when they begin and end; all else about them stays as it is. */
final class MeteredHandlers implements BeanPostProcessor {

    private final Supplier<SerializationMeter> meter;

    /** @param meter asked for with the first request, since a post-processor comes before other beans */
    MeteredHandlers(Supplier<SerializationMeter> meter) {
        this.meter = SingletonSupplier.of(meter);
    }

    @Override
    public Object postProcessAfterInitialization(Object bean, String name) {
        if (bean instanceof RequestMappingHandlerAdapter adapter) {
            adapter.setArgumentResolvers(resolvers(adapter.getArgumentResolvers()));
            adapter.setReturnValueHandlers(handlers(adapter.getReturnValueHandlers()));
        } else if (bean instanceof ExceptionHandlerExceptionResolver resolver) {
            meter(resolver);
        } else if (bean instanceof HandlerExceptionResolverComposite composite) {
            composite.getExceptionResolvers().forEach(each -> {
                if (each instanceof ExceptionHandlerExceptionResolver resolver) {
                    meter(resolver);
                }
            });
        }
        return bean;
    }

    private void meter(ExceptionHandlerExceptionResolver resolver) {
        var handlers = resolver.getReturnValueHandlers();
        if (handlers != null) {
            resolver.setReturnValueHandlers(handlers(handlers.getHandlers()));
        }
    }

    private @Nullable List<HandlerMethodReturnValueHandler> handlers(
            @Nullable List<HandlerMethodReturnValueHandler> handlers) {
        return handlers == null
                ? null
                : handlers.stream()
                        .map(each -> converts(each) ? new MeteredHandler(each) : each)
                        .toList();
    }

    private @Nullable List<HandlerMethodArgumentResolver> resolvers(
            @Nullable List<HandlerMethodArgumentResolver> resolvers) {
        return resolvers == null
                ? null
                : resolvers.stream()
                        .map(each -> converts(each) ? new MeteredResolver(each) : each)
                        .toList();
    }

    private static boolean converts(Object part) {
        return part instanceof AbstractMessageConverterMethodArgumentResolver;
    }

    private @Nullable Object during(NativeWebRequest request, Handling.Step<@Nullable Object> step) throws Exception {
        HttpServletRequest servletRequest = request.getNativeRequest(HttpServletRequest.class);
        return servletRequest == null
                ? step.run()
                : Handling.during(
                        meter.get(), servletRequest, request.getNativeResponse(HttpServletResponse.class), step);
    }

    private final class MeteredHandler implements HandlerMethodReturnValueHandler {
        private final HandlerMethodReturnValueHandler handler;

        MeteredHandler(HandlerMethodReturnValueHandler handler) {
            this.handler = handler;
        }

        @Override
        public boolean supportsReturnType(MethodParameter type) {
            return handler.supportsReturnType(type);
        }

        @Override
        public void handleReturnValue(
                @Nullable Object value, MethodParameter type, ModelAndViewContainer model, NativeWebRequest request)
                throws Exception {
            during(request, () -> {
                handler.handleReturnValue(value, type, model, request);
                return null;
            });
        }
    }

    private final class MeteredResolver implements HandlerMethodArgumentResolver {
        private final HandlerMethodArgumentResolver resolver;

        MeteredResolver(HandlerMethodArgumentResolver resolver) {
            this.resolver = resolver;
        }

        @Override
        public boolean supportsParameter(MethodParameter parameter) {
            return resolver.supportsParameter(parameter);
        }

        @Override
        public @Nullable Object resolveArgument(
                MethodParameter parameter,
                @Nullable ModelAndViewContainer model,
                NativeWebRequest request,
                @Nullable WebDataBinderFactory binders)
                throws Exception {
            return during(request, () -> resolver.resolveArgument(parameter, model, request, binders));
        }
    }
}
