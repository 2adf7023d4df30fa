package dev.wirespeed.spring;

import java.util.stream.Stream;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.context.annotation.ImportCandidates;
import org.springframework.util.ClassUtils;

/** Those of the starter, as Spring Boot finds them. */
final class OwnAutoConfigurations {
    private OwnAutoConfigurations() {}

    static AutoConfigurations with(Class<?>... others) {
        ClassLoader loader = OwnAutoConfigurations.class.getClassLoader();
        Stream<Class<?>> own = ImportCandidates.load(AutoConfiguration.class, loader).getCandidates().stream()
                .filter(each -> each.startsWith("dev.wirespeed."))
                .map(each -> ClassUtils.resolveClassName(each, loader));
        return AutoConfigurations.of(Stream.concat(own, Stream.of(others)).toArray(Class<?>[]::new));
    }
}
