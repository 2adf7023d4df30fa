package dev.wirespeed.jackson2;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/** An application that has Jackson 2, but not its modules for dates and optional values. */
class WithoutModulesTest {
    public static final class Point {
        public int x = 1;
    }

    public static final class Written implements Callable<String> {
        @Override
        public String call() throws IOException {
            return new ObjectMapper().registerModule(new WirespeedModule()).writeValueAsString(new Point());
        }
    }

    @Test
    void mappersGoOnWithoutCodecs() throws Exception {
        Class<?> written = new WithoutModules().loadClass(Written.class.getName());

        assertThat(((Callable<?>) written.getConstructor().newInstance()).call())
                .isEqualTo("{\"x\":1}");
    }

    private static final class WithoutModules extends ClassLoader {
        WithoutModules() {
            super(ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            String file = name.replace('.', '/') + ".class";
            try (InputStream in = WithoutModulesTest.class.getClassLoader().getResourceAsStream(file)) {
                if (in == null || name.startsWith("com.fasterxml.jackson.datatype.")) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
