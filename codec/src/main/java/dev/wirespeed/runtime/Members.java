package dev.wirespeed.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks that a class still has the members that its codec was generated from, by name and type: the accessors and
 * public fields of the class and its supertypes, and record components. Annotations are not compared: that would take
 * longer than everything else a codec does when it is loaded.
 */
public final class Members {
    /** Native images: classes can't change any more, and their members may not be available to reflection. */
    private static final boolean FIXED = System.getProperty("org.graalvm.nativeimage.imagecode") != null;

    private static final int GOLDEN_RATIO = 0x9E3779B9;

    private Members() {}

    /**
     * Called by codecs, once each.
     *
     * @param expected the sum of {@link #part} over all members when the codec was generated
     * @throws IncompatibleClassChangeError if the sum has changed
     */
    public static void check(Class<?> type, int expected) {
        if (!FIXED && !has(type, expected)) {
            throw new IncompatibleClassChangeError(type.getName() + " is another version than its codec was made from");
        }
    }

    private static boolean has(Class<?> type, int expected) {
        try {
            return sum(type, new ArrayList<>()) == expected;
        } catch (NoClassDefFoundError | TypeNotPresentException e) {
            return true; // a member that is of no use here mentions what is not there
        }
    }

    /** A member's share of the sum; a sum, since members have no order. */
    public static int part(String name, String type) {
        int mixed = (name.hashCode() * 31 + type.hashCode()) * GOLDEN_RATIO;
        return mixed ^ mixed >>> 15;
    }

    /** Whether a class of this name belongs to the JDK, so that its members depend on the version of the JDK. */
    public static boolean isOfPlatform(String name) {
        return name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("jdk.");
    }

    /** Whether a member of this name may belong to a property; tools add other members to classes. */
    public static boolean mayBeProperty(String name) {
        return name.indexOf('$') < 0 && name.indexOf('-') < 0;
    }

    /** Whether a method is named like a getter without parameters, or like a setter with one. */
    public static boolean isAccessor(String name, int parameters) {
        return mayBeProperty(name)
                && (parameters == 0
                        ? name.startsWith("get") || name.startsWith("is")
                        : parameters == 1 && name.startsWith("set"));
    }

    // by loops: streams and lambdas are slow in a JVM that just starts
    private static int sum(Class<?> type, List<Class<?>> known) {
        if (isOfPlatform(type.getName()) || known.contains(type)) {
            return 0;
        }
        known.add(type);
        int sum = fields(type) + methods(type);
        for (Class<?> each : type.getInterfaces()) {
            sum += sum(each, known);
        }
        Class<?> superclass = type.getSuperclass();
        return superclass == null ? sum : sum + sum(superclass, known);
    }

    private static int fields(Class<?> type) {
        boolean components = type.isRecord();
        int sum = 0;
        for (Field each : type.getDeclaredFields()) {
            int modifiers = each.getModifiers();
            boolean counts = components || (Modifier.isPublic(modifiers) && !Modifier.isTransient(modifiers));
            if (counts && !Modifier.isStatic(modifiers) && !each.isSynthetic() && mayBeProperty(each.getName())) {
                sum += part(each.getName(), each.getType().getTypeName());
            }
        }
        return sum;
    }

    private static int methods(Class<?> type) {
        int sum = 0;
        for (Method each : type.getDeclaredMethods()) {
            int modifiers = each.getModifiers();
            int parameters = each.getParameterCount();
            if (Modifier.isPublic(modifiers)
                    && !Modifier.isStatic(modifiers)
                    && !each.isSynthetic()
                    && isAccessor(each.getName(), parameters)) {
                Class<?> property = parameters == 0 ? each.getReturnType() : each.getParameterTypes()[0];
                sum += part(each.getName(), property.getTypeName());
            }
        }
        return sum;
    }
}
