package dev.wirespeed.lab.sample;

import dev.wirespeed.lab.LabException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Generation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the code that contestants need for a class of the user's, each in a folder of its own. */
final class Generator {

    private static final String HOLDER = "WirespeedHolder";

    private final UserType type;
    private final ClassPath classPath;
    private final int release;
    private final Path out;

    /**
     * A generator of code for one class.
     *
     * @param release the oldest JDK that the code is to run on
     * @param out the folder that gets a folder for each contestant
     */
    Generator(UserType type, ClassPath classPath, int release, Path out) {
        this.type = type;
        this.classPath = classPath;
        this.release = release;
        this.out = out;
    }

    /**
     * What was made, or not.
     *
     * @param folders class files
     * @param refusals why there is no code, by contestants' ids
     * @param notes what contestants' processors had to say, by contestants' ids
     */
    record Generated(List<Path> folders, Map<String, String> refusals, Map<String, List<String>> notes) {}

    Generated generate(List<Contestant> contestants) {
        Generated generated = new Generated(new ArrayList<>(), new LinkedHashMap<>(), new LinkedHashMap<>());
        for (Contestant contestant : contestants) {
            contestant.generation().ifPresent(generation -> generate(contestant.id(), generation, generated));
        }
        return generated;
    }

    private void generate(String contestant, Generation generation, Generated generated) {
        Path folder = emptied(out.resolve(contestant));
        Compilation compilation = new Compilation(classPath, release, folder);
        Optional<String> error = compilation.run(
                generation,
                holder(type),
                generation.source(type.packageName(), type.sourceName(), type.sourceNames(), HOLDER));
        List<String> notes = compilation.notes();
        if (error.isPresent()) {
            generated.refusals().put(contestant, "no code can be generated: " + error.get());
        } else if (!compilation.hasGenerated()) {
            String reason = notes.isEmpty() ? "its processor said nothing" : notes.getFirst();
            generated.refusals().put(contestant, "no code was generated: " + reason);
        } else {
            generated.folders().add(folder);
            generated.notes().put(contestant, notes);
        }
    }

    /** The name of the class that asks for code. */
    static String holder(UserType type) {
        return (type.packageName().isEmpty() ? "" : type.packageName() + ".") + HOLDER;
    }

    /** What a run left there that is now gone on with must not be found by the compiler. */
    private static Path emptied(Path folder) {
        try {
            if (Files.isDirectory(folder)) {
                for (Path file : Fingerprint.files(folder)) {
                    Files.delete(file);
                }
            }
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new LabException("cannot write to " + folder + ": " + e.getMessage());
        }
    }
}
