package dev.wirespeed.generate;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.wirespeed.Json;
import dev.wirespeed.generate.Verdict.Kind;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the generator makes of jars and folders. */
final class Made {
    private Made() {}

    static Codecs of(Selection selection, Path... classPath) {
        try (Application application = Application.open(List.of(classPath))) {
            return Generator.of(application).generate(selection);
        }
    }

    static Codecs ofPackages(String packages, Path... classPath) {
        return of(new Selection(List.of(packages.split(",")), List.of()), classPath);
    }

    static Codecs ofClasses(String classes, Path... classPath) {
        return of(new Selection(List.of(), List.of(classes.split(","))), classPath);
    }

    static Map<String, Kind> kinds(Codecs codecs) {
        Map<String, Kind> kinds = new TreeMap<>();
        codecs.verdicts().forEach(each -> kinds.put(each.type(), each.kind()));
        return kinds;
    }

    static Verdict verdict(Codecs codecs, String type) {
        return codecs.verdicts().stream()
                .filter(each -> each.type().equals(type))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing is said of " + type + " in " + codecs.verdicts()));
    }

    /** What a codec writes of what it reads. */
    static String readAndWritten(String type, String document, Path... classPath) throws IOException {
        URL[] urls = new URL[classPath.length];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = classPath[i].toUri().toURL();
        }
        try (URLClassLoader loader = new URLClassLoader(urls, Made.class.getClassLoader())) {
            Object value = Json.standard().read(document.getBytes(UTF_8), loader.loadClass(type));
            return new String(Json.standard().write(value), UTF_8);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
