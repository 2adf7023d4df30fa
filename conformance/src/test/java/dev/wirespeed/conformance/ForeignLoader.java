package dev.wirespeed.conformance;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Loads classes of others, and beside them the codecs that were made for them, which have to be in the same packages. */
public final class ForeignLoader extends URLClassLoader {
    private final Map<String, byte[]> codecs = new HashMap<>();

    public ForeignLoader(List<Path> places) {
        super(places.stream().map(ForeignLoader::url).toArray(URL[]::new), ForeignLoader.class.getClassLoader());
    }

    private static URL url(Path place) {
        try {
            return place.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(place.toString(), e);
        }
    }

    /**
     * Adds codecs.
     *
     * @param compiled class files by the names of their classes
     */
    public void add(Map<String, byte[]> compiled) {
        codecs.putAll(compiled);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] codec = codecs.get(name);
        return codec == null ? super.findClass(name) : defineClass(name, codec, 0, codec.length);
    }
}
