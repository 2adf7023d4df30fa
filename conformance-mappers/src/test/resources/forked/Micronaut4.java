package dev.wirespeed.mappers.forked;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wirespeed.mappers.fork.Subject;
import io.micronaut.context.ApplicationContext;
import java.util.List;

/** Micronaut with Jackson's databind, which finds modules by itself. */
public final class Micronaut4 implements Subject {
    @Override
    public Mapper start(List<String> settings, boolean byHand) {
        ApplicationContext context = ApplicationContext.run();
        return new Mapper2(context.getBean(ObjectMapper.class), context::close);
    }
}
