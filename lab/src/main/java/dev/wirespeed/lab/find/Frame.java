package dev.wirespeed.lab.find;

import java.util.regex.Pattern;

/**
 * A method on a stack, named as in the source: without what the JVM and proxies add.
 *
 * @param type binary name of its class
 */
record Frame(String type, String method) {

    private static final Pattern HIDDEN = Pattern.compile("[./+]0x[0-9a-f]+.*|/\\d+$");
    private static final Pattern SYNTHETIC =
            Pattern.compile("\\$\\$(?:Lambda|SpringCGLIB|EnhancerBy|FastClassBy|Proxy).*|\\$HibernateProxy\\$.*");
    private static final Pattern LAMBDA = Pattern.compile("lambda\\$(\\w+)\\$\\d+");

    static Frame of(String type, String method) {
        String visible =
                SYNTHETIC.matcher(HIDDEN.matcher(type).replaceFirst("")).replaceFirst("");
        return new Frame(visible, LAMBDA.matcher(method).replaceFirst("$1"));
    }

    /** Such as {@code com.acme.Orders.export}. */
    String name() {
        return type + "." + method;
    }

    /** Such as {@code Orders.export}. */
    String brief() {
        return simple() + "." + method;
    }

    /** The same of a name. */
    static String brief(String name) {
        return name.substring(name.lastIndexOf('.', name.lastIndexOf('.') - 1) + 1);
    }

    /** The class that its source is called after. */
    String source() {
        return type.replaceFirst("\\$.*", "");
    }

    /** The class without its package. */
    String simple() {
        return type.substring(type.lastIndexOf('.') + 1);
    }
}
