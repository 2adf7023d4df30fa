package com.acme;

import java.io.File;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;

/** Uses Jackson 2 in class loaders of its own, one for each argument, which is a class path; and drops them. */
public final class Loaders {
    private Loaders() {}

    public static void main(String[] arguments) throws Exception {
        List<WeakReference<ClassLoader>> dropped = new ArrayList<>();
        for (String classPath : arguments) {
            // in a thread that ends: Jackson leaves buffers with threads
            FutureTask<WeakReference<ClassLoader>> conversion =
                    new FutureTask<>(() -> new WeakReference<>(convert(classPath)));
            Thread thread = new Thread(conversion);
            thread.start();
            thread.join();
            dropped.add(conversion.get());
        }
        for (WeakReference<ClassLoader> loader : dropped) {
            System.out.println(isUnloaded(loader) ? "unloaded" : "still there");
        }
        Told.print();
    }

    private static ClassLoader convert(String classPath) throws IOException, ReflectiveOperationException {
        URLClassLoader loader = new URLClassLoader(urls(classPath), ClassLoader.getPlatformClassLoader());
        Class<?> inside = loader.loadClass("com.acme.Loaders$Inside");
        inside.getMethod("convert").invoke(null);
        loader.close();
        return loader;
    }

    private static URL[] urls(String classPath) throws MalformedURLException {
        List<URL> urls = new ArrayList<>();
        for (String entry : classPath.split(File.pathSeparator, -1)) {
            urls.add(new File(entry).toURI().toURL());
        }
        return urls.toArray(new URL[0]);
    }

    private static boolean isUnloaded(WeakReference<ClassLoader> loader) throws InterruptedException {
        for (int i = 0; i < 100 && loader.get() != null; i++) {
            System.gc();
            Thread.sleep(50);
        }
        return loader.get() == null;
    }

    /** What each of the class loaders has for itself. */
    public static final class Inside {
        private Inside() {}

        public static void convert() throws Exception {
            com.fasterxml.jackson.databind.ObjectMapper mapper = new com.fasterxml.jackson.databind.ObjectMapper();
            System.out.println("version " + mapper.version());
            for (int i = 0; i < 10; i++) {
                byte[] bytes = mapper.writeValueAsBytes(Order.one());
                mapper.readValue(bytes, Order.class);
                mapper.readValue(bytes, new com.fasterxml.jackson.core.type.TypeReference<Order>() {});
                mapper.writerFor(mapper.constructType(Order.class)).writeValueAsBytes(Order.one());
            }
        }
    }
}
