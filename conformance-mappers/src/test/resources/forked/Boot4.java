package dev.wirespeed.mappers.forked;

import dev.wirespeed.mappers.fork.Subject;
import java.util.List;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.json.JsonMapper;

/** Spring Boot 4, which finds modules by itself. */
@EnableAutoConfiguration
public class Boot4 implements Subject {
    @Override
    public Mapper start(List<String> settings, boolean byHand) {
        SpringApplication application = new SpringApplication(Boot4.class);
        application.setWebApplicationType(WebApplicationType.NONE);
        application.setBannerMode(Banner.Mode.OFF);
        application.setLogStartupInfo(false);
        ConfigurableApplicationContext context = application.run(settings.toArray(String[]::new));
        return new Mapper3(context.getBean(JsonMapper.class), context::close);
    }
}
