package dev.wirespeed.mappers.fork;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Compares a framework's mapper with codecs to the same without. Gets lines of settings, and puts what was found in their place. */
public final class Run implements Consumer<List<String>> {
    private final Subject subject;
    private final Check check;
    private final Consumer<Boolean> hide;

    public Run(String subject, String check, Consumer<Boolean> hide) throws ReflectiveOperationException {
        this.subject = made(Subject.class, subject);
        this.check = made(Check.class, check);
        this.hide = hide;
    }

    private static <T> T made(Class<T> type, String name) throws ReflectiveOperationException {
        return Class.forName(name).asSubclass(type).getConstructor().newInstance();
    }

    @Override
    public void accept(List<String> lines) {
        lines.replaceAll(this::found);
    }

    private String found(String line) {
        List<String> settings = line.isEmpty() ? List.of() : Arrays.asList(line.split(Fork.TAB, -1));
        hide.accept(true);
        try (Subject.Mapper without = subject.start(settings, false)) {
            hide.accept(false);
            try (Subject.Mapper with = subject.start(settings, true)) {
                return check.of(without, with).line();
            }
        } catch (Exception e) {
            throw new IllegalStateException("With " + settings, e);
        }
    }
}
