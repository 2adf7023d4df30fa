package dev.wirespeed.agent;

import dev.wirespeed.agent.boot.Conversion;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.asm.AsmVisitorWrapper;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.scaffold.TypeValidation;
import net.bytebuddy.matcher.ElementMatchers;
import net.bytebuddy.pool.TypePool;
import org.jspecify.annotations.Nullable;

/**
 * Adds {@link Writing}, {@link Reading} and {@link Transfers} to the methods of known classes; leaves all other classes
 * alone.
 */
final class Instrumenter implements ClassFileTransformer {
    Instrumenter() {
        EntryPoints.load(); // not while they are asked about themselves
        Transfers.load();
    }

    /** Whether it changes the class of this name. */
    static boolean isFor(String className) {
        return EntryPoints.of(className) != null || !Transfers.of(className).isEmpty();
    }

    @Override
    public byte @Nullable [] transform(
            @Nullable ClassLoader loader,
            @Nullable String internalName,
            @Nullable Class<?> before,
            @Nullable ProtectionDomain domain,
            byte[] bytes) {
        if (internalName == null) {
            return null;
        }
        String name = internalName.replace('/', '.');
        return isFor(name) ? instrument(loader, name, bytes) : null;
    }

    private static byte @Nullable [] instrument(@Nullable ClassLoader loader, String name, byte[] bytes) {
        try {
            if (!seesCounters(loader)) {
                Notices.notInstrumented(
                        name, "its class loader does not ask the JVM for classes of dev.wirespeed.agent.boot");
                return null;
            }
            return instrumented(name, bytes, loader);
        } catch (Throwable e) { // the class stays as it was
            Notices.notInstrumented(name, e);
            return null;
        }
    }

    /** Otherwise each conversion would fail to find the counters. */
    private static boolean seesCounters(@Nullable ClassLoader loader) {
        try {
            return Class.forName(Conversion.class.getName(), false, loader) == Conversion.class;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private static byte[] instrumented(String name, byte[] bytes, @Nullable ClassLoader loader) {
        ClassFileLocator files = new ClassFileLocator.Compound(
                ClassFileLocator.Simple.of(name, bytes), ClassFileLocator.ForClassLoader.of(loader));
        TypeDescription type = TypePool.Default.of(files).describe(name).resolve();
        try (DynamicType.Unloaded<?> made = new ByteBuddy()
                .with(TypeValidation.DISABLED)
                .decorate(type, files)
                .visit(new AsmVisitorWrapper.Compound(changes(name)))
                .make()) {
            return made.getBytes();
        }
    }

    private static List<AsmVisitorWrapper> changes(String name) {
        List<AsmVisitorWrapper> changes = new ArrayList<>(Transfers.of(name));
        EntryPoints entryPoints = EntryPoints.of(name);
        if (entryPoints != null) {
            changes.add(advice(Writing.class, entryPoints, entryPoints.writes()));
            changes.add(advice(Reading.class, entryPoints, entryPoints.reads()));
        }
        return changes;
    }

    private static AsmVisitorWrapper advice(Class<?> advice, EntryPoints entryPoints, Set<String> methods) {
        return Roles.bind(Advice.withCustomMapping(), entryPoints)
                .to(advice, ClassFileLocator.ForClassLoader.of(advice.getClassLoader()))
                .on(ElementMatchers.<MethodDescription>not(ElementMatchers.isPrivate())
                        .and(ElementMatchers.not(ElementMatchers.isStatic()))
                        .and(ElementMatchers.not(ElementMatchers.isAbstract()))
                        .and(ElementMatchers.not(ElementMatchers.isSynthetic()))
                        .and(ElementMatchers.namedOneOf(methods.toArray(new String[0]))));
    }
}
