package dev.wirespeed.store.mvc;

import dev.wirespeed.store.mvc.Store.User;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.MethodParameter;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.HttpRequest;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.InitBinder;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestPart;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerResponse;
import org.springframework.web.servlet.mvc.method.annotation.RequestBodyAdviceAdapter;

/** Applications that look at the classes of the request and of the message that is read. */
@Configuration(proxyBeanMethods = false)
class Replaced {

    private static final MediaType ASKED = MediaType.parseMediaType("application/x-asked");

    record Signed(HttpInputMessage message) implements HttpInputMessage {
        @Override
        public InputStream getBody() throws IOException {
            return message.getBody();
        }

        @Override
        public HttpHeaders getHeaders() {
            return message.getHeaders();
        }
    }

    @ControllerAdvice
    static class Signatures extends RequestBodyAdviceAdapter {
        @Override
        public boolean supports(
                MethodParameter parameter, Type type, Class<? extends HttpMessageConverter<?>> converter) {
            return parameter.getDeclaringClass() == SignedUsers.class;
        }

        @Override
        public HttpInputMessage beforeBodyRead(
                HttpInputMessage message,
                MethodParameter parameter,
                Type type,
                Class<? extends HttpMessageConverter<?>> converter) {
            return new Signed(message);
        }

        @Override
        public Object afterBodyRead(
                Object body,
                HttpInputMessage message,
                MethodParameter parameter,
                Type type,
                Class<? extends HttpMessageConverter<?>> converter) {
            return message instanceof Signed
                    ? body
                    : new User(0, message.getClass().getName(), List.of());
        }
    }

    @RestController
    static class SignedUsers {
        @PostMapping("/signed")
        User signed(@RequestBody User user) {
            return user;
        }

        @PostMapping("/signed-part")
        User part(@RequestPart User user) {
            return user;
        }
    }

    /** Tells of which classes the requests are that those see who initialize a binder. */
    @RestController
    static class BoundUsers {
        @InitBinder
        void note(WebRequest request, HttpServletRequest servlet) {
            servlet.setAttribute(
                    "seen",
                    request.getClass().getName() + " " + servlet.getClass().getName());
        }

        @PostMapping("/bound")
        String bound(@RequestBody User user, HttpServletRequest request) {
            return user.id() + " " + request.getAttribute("seen");
        }
    }

    record Question(String method) {}

    static class Questions extends AbstractHttpMessageConverter<Question> {
        Questions() {
            super(ASKED);
        }

        @Override
        protected boolean supports(Class<?> type) {
            return type == Question.class;
        }

        /** To the end: Jetty closes a connection on which a request is left unread. */
        @Override
        protected Question readInternal(Class<? extends Question> type, HttpInputMessage message) throws IOException {
            message.getBody().readAllBytes();
            return new Question(
                    message instanceof HttpRequest request ? request.getMethod().name() : "not a request");
        }

        @Override
        protected void writeInternal(Question question, HttpOutputMessage message) throws IOException {
            message.getBody().write(question.method().getBytes(StandardCharsets.UTF_8));
        }
    }

    @Bean
    Questions questions() {
        return new Questions();
    }

    @Bean
    RouterFunction<ServerResponse> questionFunctions() {
        return RouterFunctions.route()
                .POST(
                        "/function/question",
                        request -> ServerResponse.ok().contentType(ASKED).body(request.body(Question.class)))
                .build();
    }
}
