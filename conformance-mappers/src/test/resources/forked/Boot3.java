package dev.wirespeed.mappers.forked;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirespeed.mappers.fork.Subject;
import java.util.List;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

/** Spring Boot 3, whose modules are beans; settings that are no arguments are classes of modules. */
@EnableAutoConfiguration
public class Boot3 implements Subject {
    @Override
    public Mapper start(List<String> settings, boolean byHand) {
        SpringApplication application = new SpringApplication(Boot3.class);
        application.setWebApplicationType(WebApplicationType.NONE);
        application.setBannerMode(Banner.Mode.OFF);
        application.setLogStartupInfo(false);
        settings.stream()
                .filter(setting -> !setting.startsWith("--"))
                .forEach(module -> application.addInitializers(context -> add(context, module)));
        ConfigurableApplicationContext context = application.run(
                settings.stream().filter(setting -> setting.startsWith("--")).toArray(String[]::new));
        return new Mapper2(context.getBean(ObjectMapper.class), context::close);
    }

    private static void add(ConfigurableApplicationContext context, String module) {
        try {
            ((GenericApplicationContext) context).registerBean(Class.forName(module));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
