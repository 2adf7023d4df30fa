package dev.wirespeed.agent;

import dev.wirespeed.agent.boot.Conversion;
import java.util.List;
import java.util.Map;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.asm.AsmVisitorWrapper;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.matcher.ElementMatchers;
import org.jspecify.annotations.Nullable;

/**
 * The methods through which libraries exchange buffers with streams, and the code added to them, which counts the
 * bytes. So nothing stands between a library and the application's stream. The code is copied, so of the agent's
 * classes it may only call {@link Conversion}.
 */
final class Transfers {
    private static final Map<String, List<AsmVisitorWrapper>> BY_CLASS = Map.ofEntries(
            ofGenerator("com.fasterxml.jackson.core.json."),
            ofGenerator("tools.jackson.core.json."),
            in("com.fasterxml.jackson.core.json.ByteSourceJsonBootstrapper", "constructParser", FirstBytes.class),
            in("tools.jackson.core.json.ByteSourceJsonBootstrapper", "constructParser", FirstBytes.class),
            in("com.fasterxml.jackson.core.json.UTF8StreamJsonParser", "_loadMore", MoreBytes.class),
            in("tools.jackson.core.json.UTF8StreamJsonParser", "_loadMore", MoreBytes.class),
            in("com.fasterxml.jackson.core.json.ReaderBasedJsonParser", "_loadMore", MoreText.class),
            in("tools.jackson.core.json.ReaderBasedJsonParser", "_loadMore", MoreText.class),
            in("dev.wirespeed.internal.Streams", "copy", Copy.class),
            in("dev.wirespeed.runtime.Chunks", "readWithinLimits", Chunk.class));

    private Transfers() {}

    private static Map.Entry<String, List<AsmVisitorWrapper>> ofGenerator(String start) {
        return Map.entry(
                start + "UTF8JsonGenerator",
                List.of(
                        advice(Flush.class, "_flushBuffer", 0),
                        advice(Bytes.class, "_writeBytes", 1),
                        advice(PartOfBytes.class, "_writeBytes", 3)));
    }

    private static Map.Entry<String, List<AsmVisitorWrapper>> in(String type, String method, Class<?> advice) {
        return Map.entry(
                type,
                List.of(Advice.to(advice, ClassFileLocator.ForClassLoader.of(advice.getClassLoader()))
                        .on(ElementMatchers.named(method))));
    }

    private static AsmVisitorWrapper advice(Class<?> advice, String method, int arguments) {
        return Advice.to(advice, ClassFileLocator.ForClassLoader.of(advice.getClassLoader()))
                .on(ElementMatchers.named(method).and(ElementMatchers.takesArguments(arguments)));
    }

    /** Does nothing; a call loads the class. */
    static void load() {}

    /** Empty for a class that is not instrumented. */
    static List<AsmVisitorWrapper> of(String className) {
        return BY_CLASS.getOrDefault(className, List.of());
    }

    /** A generator's whole buffer is written. */
    static final class Flush {
        @Advice.OnMethodEnter(suppress = Throwable.class)
        static void enter(
                @Advice.This Object generator,
                @Advice.FieldValue("_outputStream") @Nullable Object stream,
                @Advice.FieldValue("_outputTail") int count) {
            Conversion.moved(stream, generator, count);
        }
    }

    /** Bytes that don't fit into the buffer bypass it, and leave it empty. */
    static final class Bytes {
        @Advice.OnMethodExit(suppress = Throwable.class)
        static void exit(
                @Advice.This Object generator,
                @Advice.FieldValue("_outputStream") @Nullable Object stream,
                @Advice.FieldValue("_outputTail") int buffered,
                @Advice.Argument(0) byte[] bytes) {
            if (buffered == 0) {
                Conversion.moved(stream, generator, bytes.length);
            }
        }
    }

    /** As {@link Bytes}, for part of an array. */
    static final class PartOfBytes {
        @Advice.OnMethodExit(suppress = Throwable.class)
        static void exit(
                @Advice.This Object generator,
                @Advice.FieldValue("_outputStream") @Nullable Object stream,
                @Advice.FieldValue("_outputTail") int buffered,
                @Advice.Argument(2) int count) {
            if (buffered == 0) {
                Conversion.moved(stream, generator, count);
            }
        }
    }

    /** Bytes read to detect the encoding are passed on to a byte parser; other parsers have readers in between. */
    static final class FirstBytes {
        @Advice.OnMethodExit(suppress = Throwable.class)
        static void exit(
                @Advice.FieldValue("_in") @Nullable Object stream,
                @Advice.FieldValue("_inputEnd") int count,
                @Advice.Return Object parser) {
            if (parser.getClass().getName().endsWith(".UTF8StreamJsonParser")) {
                Conversion.moved(stream, parser, count);
            }
        }
    }

    /** A parser has filled its buffer. */
    static final class MoreBytes {
        @Advice.OnMethodExit(suppress = Throwable.class)
        static void exit(
                @Advice.This Object parser,
                @Advice.FieldValue("_inputStream") @Nullable Object stream,
                @Advice.FieldValue("_inputEnd") int count,
                @Advice.Return boolean more) {
            if (more) {
                Conversion.moved(stream, parser, count);
            }
        }
    }

    /** A parser has filled its buffer with text. */
    static final class MoreText {
        @Advice.OnMethodExit(suppress = Throwable.class)
        static void exit(
                @Advice.This Object parser,
                @Advice.FieldValue("_reader") @Nullable Object reader,
                @Advice.FieldValue("_inputEnd") int count,
                @Advice.Return boolean more) {
            if (more) {
                Conversion.moved(reader, parser, count);
            }
        }
    }

    /** Wirespeed writes a document. */
    static final class Copy {
        @Advice.OnMethodEnter(suppress = Throwable.class)
        static void enter(@Advice.Argument(1) int count, @Advice.Argument(2) Object stream) {
            Conversion.moved(stream, stream, count);
        }
    }

    /** Wirespeed reads part of a document; −1 at its end. */
    static final class Chunk {
        @Advice.OnMethodExit(suppress = Throwable.class)
        static void exit(@Advice.FieldValue("stream") Object stream, @Advice.Return int count) {
            if (count > 0) {
                Conversion.moved(stream, stream, count);
            }
        }
    }
}
