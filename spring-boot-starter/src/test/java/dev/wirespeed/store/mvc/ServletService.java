package dev.wirespeed.store.mvc;

import dev.wirespeed.store.AskedService;
import jakarta.servlet.Filter;
import jakarta.servlet.Servlet;
import java.util.List;
import java.util.concurrent.Callable;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.servlet.context.ServletWebServerApplicationContext;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/** The store, by the servlet and the filter that Tomcat would call. */
public final class ServletService implements AskedService {
    private final ConfigurableApplicationContext application;
    private final Servlet servlet;
    private final Filter[] filters;

    public ServletService(boolean meter) {
        application = new SpringApplicationBuilder(Store.class)
                .web(WebApplicationType.SERVLET)
                .properties(
                        "server.port=0",
                        "spring.mvc.servlet.load-on-startup=1",
                        "spring.jmx.enabled=false",
                        "spring.main.banner-mode=off",
                        "logging.level.root=warn",
                        "management.otlp.metrics.export.enabled=false",
                        "wirespeed.meter.enabled=" + meter)
                .run();
        servlet = application.getBean("dispatcherServlet", Servlet.class);
        filters = meter
                ? new Filter[] {
                    application
                            .getBean("wirespeedMeterFilter", FilterRegistrationBean.class)
                            .getFilter()
                }
                : new Filter[0];
    }

    @Override
    public int port() {
        return ((ServletWebServerApplicationContext) application).getWebServer().getPort();
    }

    @Override
    public List<String> paths() {
        return List.of("/users/7", "/large");
    }

    @Override
    public Callable<Object> asking(String path) {
        return () -> {
            MockHttpServletRequest request = new MockHttpServletRequest("GET", path);
            MockHttpServletResponse response = new MockHttpServletResponse();
            new MockFilterChain(servlet, filters).doFilter(request, response);
            return response.getContentAsByteArray().length;
        };
    }

    @Override
    public void close() {
        application.close();
    }
}
