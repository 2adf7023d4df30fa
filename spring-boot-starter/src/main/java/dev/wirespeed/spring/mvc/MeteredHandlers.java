package dev.wirespeed.spring.mvc;

import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.core.MethodParameter;
import org.springframework.core.ReactiveAdapterRegistry;
import org.springframework.core.ResolvableType;
import org.springframework.http.HttpEntity;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.bind.WebDataBinder;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.HandlerMethodReturnValueHandler;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.function.support.RouterFunctionMapping;
import org.springframework.web.servlet.handler.HandlerExceptionResolverComposite;
import org.springframework.web.servlet.mvc.method.annotation.AbstractMessageConverterMethodArgumentResolver;
import org.springframework.web.servlet.mvc.method.annotation.ExceptionHandlerExceptionResolver;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyEmitter;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityReturnValueHandler;

/**
 * Wraps those parts of Spring MVC that convert bodies so that they report when they begin and end; nothing else about
 * them changes.
 */
final class MeteredHandlers implements BeanPostProcessor {

    /** False for values that {@link EmitterConverter} converts as they are sent, piece by piece. */
    private static final ClassValue<Boolean> AT_ONCE = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return !ResponseBodyEmitter.class.isAssignableFrom(type)
                    && ReactiveAdapterRegistry.getSharedInstance().getAdapter(type) == null;
        }
    };

    private final ObjectProvider<SerializationMeter> meter;
    private final ObjectProvider<RequestMappingHandlerAdapter> adapters;

    MeteredHandlers(ObjectProvider<SerializationMeter> meter, ObjectProvider<RequestMappingHandlerAdapter> adapters) {
        this.meter = meter;
        this.adapters = adapters;
    }

    /** Functional endpoints use the converters of controllers, but none of the parts that could report conversions. */
    @Override
    public Object postProcessBeforeInitialization(Object bean, String name) {
        RequestMappingHandlerAdapter adapter =
                bean instanceof RouterFunctionMapping && name.equals("routerFunctionMapping")
                        ? adapters.getIfUnique()
                        : null;
        if (adapter != null) {
            ((RouterFunctionMapping) bean)
                    .setMessageConverters(adapter.getMessageConverters().stream()
                            .filter(each -> !(each instanceof EmitterConverter))
                            .<HttpMessageConverter<?>>map(each -> new MeteredConverter(meter.getObject(), each))
                            .toList());
        }
        return bean;
    }

    @Override
    public Object postProcessAfterInitialization(Object bean, String name) {
        if (bean instanceof RequestMappingHandlerAdapter adapter) {
            adapter.setArgumentResolvers(resolvers(adapter.getArgumentResolvers()));
            adapter.setReturnValueHandlers(handlers(adapter.getReturnValueHandlers()));
            adapter.getMessageConverters().forEach(each -> {
                if (each instanceof EmitterConverter emitters) {
                    emitters.standsFor(adapter.getMessageConverters());
                }
            });
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
                        .map(each -> converts(each) || delegates(each) ? new MeteredHandler(each) : each)
                        .toList();
    }

    private @Nullable List<HandlerMethodArgumentResolver> resolvers(
            @Nullable List<HandlerMethodArgumentResolver> resolvers) {
        return resolvers == null
                ? null
                : resolvers.stream()
                        .map(each -> converts(each) && isOfSpring(each)
                                ? new MeteredResolver(meter.getObject(), each)
                                : each)
                        .toList();
    }

    private static boolean converts(Object part) {
        return part instanceof AbstractMessageConverterMethodArgumentResolver
                || part instanceof ResponseEntityReturnValueHandler;
    }

    /** A library's own handler may have those of Spring MVC inside. */
    private static boolean delegates(HandlerMethodReturnValueHandler handler) {
        return !isOfSpring(handler);
    }

    /** Others may do more with a request than to read its body. */
    private static boolean isOfSpring(Object part) {
        return part.getClass().getName().startsWith("org.springframework.web.");
    }

    private static boolean emits(@Nullable Object value) {
        Object body = value instanceof HttpEntity<?> entity ? entity.getBody() : value;
        return body != null && !AT_ONCE.get(body.getClass());
    }

    private static final class MeteredHandler implements HandlerMethodReturnValueHandler {
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
            MeteredResponse response =
                    emits(value) ? null : MeteredResponse.in(request.getNativeResponse(HttpServletResponse.class));
            if (response == null) {
                handler.handleReturnValue(value, type, model, request);
                return;
            }
            Handling handling = response.handle();
            boolean failed = true;
            try {
                handler.handleReturnValue(value, type, model, request);
                failed = false;
            } finally {
                handling.end(failed);
            }
        }
    }

    private static final class MeteredResolver implements HandlerMethodArgumentResolver {
        private final SerializationMeter meter;
        private final HandlerMethodArgumentResolver resolver;

        MeteredResolver(SerializationMeter meter, HandlerMethodArgumentResolver resolver) {
            this.meter = meter;
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
            HttpServletRequest servlet = request.getNativeRequest(HttpServletRequest.class);
            if (servlet == null) {
                return resolver.resolveArgument(parameter, model, request, binders);
            }
            MeteredRequest metered = new MeteredRequest(meter, servlet);
            NativeWebRequest view =
                    new ServletWebRequest(metered, request.getNativeResponse(HttpServletResponse.class));
            WebDataBinderFactory known = binders == null ? null : new Binders(binders, request);
            Resolving resolving = Resolving.begin(metered);
            boolean failed = true;
            try {
                Object argument = resolver.resolveArgument(parameter, model, view, known);
                failed = false;
                return argument;
            } finally {
                resolving.end(failed);
            }
        }
    }

    /** Binders see the request as it is, since methods of the application initialize them. */
    private static final class Binders implements WebDataBinderFactory {
        private final WebDataBinderFactory binders;
        private final NativeWebRequest request;

        Binders(WebDataBinderFactory binders, NativeWebRequest request) {
            this.binders = binders;
            this.request = request;
        }

        @Override
        public WebDataBinder createBinder(NativeWebRequest metered, @Nullable Object target, String name)
                throws Exception {
            return binders.createBinder(request, target, name);
        }

        @Override
        public WebDataBinder createBinder(
                NativeWebRequest metered, @Nullable Object target, String name, ResolvableType type) throws Exception {
            return binders.createBinder(request, target, name, type);
        }
    }
}
