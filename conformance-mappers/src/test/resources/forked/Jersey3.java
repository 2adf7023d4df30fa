package dev.wirespeed.mappers.forked;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirespeed.mappers.fork.Subject;
import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.core.MediaType;
import java.lang.reflect.Method;
import java.util.List;
import org.glassfish.jersey.jackson.internal.DefaultJacksonJaxbJsonProvider;
import org.glassfish.jersey.model.internal.CommonConfig;
import org.glassfish.jersey.model.internal.ComponentBag;

/** The provider of Jersey, which finds modules by itself once it is constructed. */
public final class Jersey3 implements Subject {
    @Override
    public Mapper start(List<String> settings, boolean byHand) throws Exception {
        DefaultJacksonJaxbJsonProvider provider = new DefaultJacksonJaxbJsonProvider(
                null, new CommonConfig(RuntimeType.SERVER, ComponentBag.INCLUDE_ALL));
        Method constructed = DefaultJacksonJaxbJsonProvider.class.getDeclaredMethod("findAndRegisterModules");
        constructed.setAccessible(true);
        constructed.invoke(provider);
        ObjectMapper mapper = provider.locateMapper(Object.class, MediaType.APPLICATION_JSON_TYPE);
        return new Mapper2(mapper, () -> {});
    }
}
