package dev.wirespeed.processor.read;

import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * The classes that are being compiled. A processor only learns of the classes of a round, and is not called in rounds
 * in which other processors, such as Lombok, claim all annotations. So this asks javac, and only works with javac.
 */
public final class Sources {
    private final ProcessingEnvironment environment;

    public Sources(ProcessingEnvironment environment) {
        this.environment = environment;
    }

    /** The outermost classes in some packages that have source so far. */
    public Set<Element> in(Predicate<String> packages) {
        Trees trees = trees();
        Set<Element> found = new LinkedHashSet<>();
        if (trees != null) {
            for (ModuleElement module : compiled(trees)) {
                for (PackageElement each : ElementFilter.packagesIn(module.getEnclosedElements())) {
                    if (packages.test(each.getQualifiedName().toString())) {
                        each.getEnclosedElements().stream()
                                .filter(type -> trees.getPath(type) != null)
                                .forEach(found::add);
                    }
                }
            }
        }
        return found;
    }

    private @Nullable Trees trees() {
        try {
            return Trees.instance(environment);
        } catch (IllegalArgumentException | LinkageError e) {
            return null; // another compiler
        }
    }

    private List<ModuleElement> compiled(Trees trees) {
        List<ModuleElement> modules = new ArrayList<>();
        ModuleElement unnamed = environment.getElementUtils().getModuleElement("");
        if (unnamed != null) {
            modules.add(unnamed);
        }
        environment.getElementUtils().getAllModuleElements().stream()
                .filter(module -> trees.getPath(module) != null)
                .forEach(modules::add);
        return modules;
    }
}
