package dev.wirespeed.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds out whether a class still has the members that its codec was made from: the accessors and public fields of the class and of
 * what it extends and implements, and the components of records, by name and type. What annotations say is not looked at, which
 * would take longer than everything else that a codec does when it is loaded.
 */
public final class Members {
    /** Where classes can't change any more, they may not be there for reflection, either. */
    private static final boolean FIXED = System.getProperty("org.graalvm.nativeimage.imagecode") != null;

    private static final int GOLDEN_RATIO = 0x9E3779B9;

    private Members() {}

    /**
     * Called by codecs, once each.
     *
     * @param expected the sum of {@link #part} of all members, when the codec was made
     * @throws IncompatibleClassChangeError if it is another one now
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

    /** What a member adds: members are in no order. */
    public static int part(String name, String type) {
        int mixed = (name.hashCode() * 31 + type.hashCode()) * GOLDEN_RATIO;
        return mixed ^ mixed >>> 15;
    }

    /** Whether the members of a class of this name are those of the JDK that it runs on, whatever that is. */
    public static boolean isOfPlatform(String name) {
        return name.startsWith("java.") || name.startsWith("javax.") || name.startsWith("jdk.");
    }

    /** Whether a name may be that of a property's member: others are put into classes by tools. */
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
