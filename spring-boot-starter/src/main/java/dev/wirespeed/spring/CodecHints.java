package dev.wirespeed.spring;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.TypeReference;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotContribution;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.core.type.classreading.CachingMetadataReaderFactory;

/** Tells a native image of the class path's codecs, which are found by their names and made by reflection. */
final class CodecHints implements BeanFactoryInitializationAotProcessor {

    /** Of every format. */
    private static final String CODECS = "classpath*:**/*_Json*Codec.class";

    @Override
    public @Nullable BeanFactoryInitializationAotContribution processAheadOfTime(
            ConfigurableListableBeanFactory beanFactory) {
        List<TypeReference> codecs = codecs(beanFactory.getBeanClassLoader());
        return codecs.isEmpty()
                ? null
                : (context, code) -> codecs.forEach(each -> context.getRuntimeHints()
                        .reflection()
                        .registerType(each, MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS));
    }

    private static List<TypeReference> codecs(@Nullable ClassLoader loader) {
        var classes = new CachingMetadataReaderFactory(loader);
        List<TypeReference> found = new ArrayList<>();
        try {
            for (Resource each : new PathMatchingResourcePatternResolver(loader).getResources(CODECS)) {
                String name = classes.getMetadataReader(each).getClassMetadata().getClassName();
                if (!name.contains("$")) { // another codec makes those itself
                    found.add(TypeReference.of(name));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Can't look for codecs on the class path", e);
        }
        return found;
    }
}
