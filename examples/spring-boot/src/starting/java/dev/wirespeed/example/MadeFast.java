package dev.wirespeed.example;

import dev.wirespeed.generate.Application;
import dev.wirespeed.generate.Generator;
import dev.wirespeed.generate.Selection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A jar of the application without Wirespeed, and a copy with codecs in it. */
record MadeFast(Path before, Path after) {
    static MadeFast in(Path folder) throws IOException {
        Path before = BootJar.withoutWirespeed(folder.resolve("app.jar"), dev.wirespeed.example.Application.class);
        Path after = folder.resolve("app-fast.jar");
        try (Application application = Application.open(List.of(before))) {
            Generator.of(application)
                    .generate(new Selection(List.of("dev.wirespeed.example.api"), List.of()))
                    .writeInto(after, BootJar.wirespeed(folder));
        }
        return new MadeFast(before, after);
    }
}
