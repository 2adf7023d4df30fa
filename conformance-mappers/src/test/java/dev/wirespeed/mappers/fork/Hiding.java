package dev.wirespeed.mappers.fork;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Loads all of an application, and hides at will what tells frameworks that there is a module for codecs. */
final class Hiding extends URLClassLoader {
    private final List<String> parts;
    private volatile boolean hides;

    /** @param parts of the class path in which modules are registered */
    Hiding(URL[] classPath, List<String> parts) {
        super(classPath, ClassLoader.getPlatformClassLoader());
        this.parts = parts;
    }

    void hide(boolean wanted) {
        hides = wanted;
    }

    @Override
    public @Nullable URL findResource(String name) {
        URL found = super.findResource(name);
        return found != null && isHidden(name, found) ? null : found;
    }

    @Override
    public Enumeration<URL> findResources(String name) throws IOException {
        return Collections.enumeration(Collections.list(super.findResources(name)).stream()
                .filter(url -> !isHidden(name, url))
                .toList());
    }

    private boolean isHidden(String name, URL resource) {
        return hides
                && (name.startsWith("META-INF/spring/") || name.endsWith("Module"))
                && parts.stream().anyMatch(resource.getPath()::contains);
    }
}
