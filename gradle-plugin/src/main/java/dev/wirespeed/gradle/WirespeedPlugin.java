package dev.wirespeed.gradle;

import java.util.Map;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.ConfigurationContainer;
import org.gradle.api.plugins.JavaPlugin;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;
import org.gradle.api.tasks.TaskProvider;

/**
 * Generates codecs for compiled classes of some packages, in Java or any other language, without annotations or an
 * annotation processor. The codecs are in a folder of their own, which is part of the main source set's output.
 */
public final class WirespeedPlugin implements Plugin<Project> {
    /** The name of the block in a build script. */
    public static final String EXTENSION = "wirespeed";

    /** The name of the task. */
    public static final String TASK = "generateCodecs";

    @Override
    public void apply(Project project) {
        WirespeedExtension settings = project.getExtensions().create(EXTENSION, WirespeedExtension.class);
        settings.getFailOnRefused().convention(false);
        settings.getSkip().convention(false);
        project.getPlugins().withType(JavaPlugin.class, any -> register(project, settings));
    }

    private static void register(Project project, WirespeedExtension settings) {
        SourceSet main =
                project.getExtensions().getByType(SourceSetContainer.class).getByName(SourceSet.MAIN_SOURCE_SET_NAME);
        ConfigurationContainer configurations = project.getConfigurations();
        TaskProvider<GenerateCodecs> task = project.getTasks().register(TASK, GenerateCodecs.class, it -> {
            it.setGroup("build");
            it.setDescription("Generates codecs for the classes of the main source set.");
            it.getSettings().set(settings);
            it.getClasses().from(main.getOutput().getClassesDirs());
            it.getResources().from(project.getTasks().named(main.getProcessResourcesTaskName()));
            // A runtime-only dependency may be what the codecs need.
            it.getDependencies()
                    .from(
                            main.getCompileClasspath(),
                            configurations.named(main.getRuntimeClasspathConfigurationName()));
            it.getSourcesDirectory().set(settings.getSourcesDirectory());
            it.getOutput().set(project.getLayout().getBuildDirectory().dir("classes/wirespeed/main"));
        });
        main.getOutput().dir(Map.of("builtBy", task), task.flatMap(GenerateCodecs::getOutput));
    }
}
