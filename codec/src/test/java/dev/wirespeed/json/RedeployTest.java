package dev.wirespeed.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Json;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** An application that brought the library along leaves nothing of it behind when it goes, though the JDK's classes stay. */
class RedeployTest {
    private static final List<Object> VALUES = List.of(
            "text",
            1,
            List.of(true, new BigDecimal("1.5")),
            Map.of("a", new UUID(1, 2)),
            Optional.of(Instant.EPOCH),
            new Object[] {2L},
            new long[] {1, 2});

    @Test
    void theLoaderOfAnUndeployedApplicationIsCollected() throws InterruptedException {
        WeakReference<ClassLoader> loader = used();
        for (int i = 0; i < 50 && loader.get() != null; i++) {
            System.gc();
            Thread.sleep(20);
        }
        assertThat(loader.get()).isNull();
    }

    private static WeakReference<ClassLoader> used() {
        Application application = new Application();
        application.use();
        return new WeakReference<>(application);
    }

    /** Has the library's classes for itself. */
    private static final class Application extends ClassLoader {
        Application() {
            super(RedeployTest.class.getClassLoader());
        }

        void use() {
            try {
                Class<?> own = loadClass(Json.class.getName());
                assertThat(own).isNotEqualTo(Json.class);
                Object json = own.getMethod("standard").invoke(null);
                Method write = own.getMethod("write", Object.class);
                Method read = own.getMethod("read", byte[].class, Class.class);
                for (Object value : VALUES) {
                    byte[] document = (byte[]) write.invoke(json, value);
                    assertThat(document).isEqualTo(Json.standard().write(value));
                    read.invoke(json, document, Object.class);
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("dev.wirespeed.")) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                return known != null ? known : define(name);
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (@Nullable InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] code = Objects.requireNonNull(in).readAllBytes();
                return defineClass(name, code, 0, code.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
