package dev.wirespeed.lab.find;

import java.util.regex.Pattern;

/** Classes that others have copied into packages of theirs, as shading does. */
final class Copies {

    /** A reversed domain inside of a package's name is nothing else. */
    private static final Pattern DOMAIN = Pattern.compile("(?:com|org|io|us|net|dev|ch|co|software)\\.\\w+\\..*");

    /** What packages are called that copies are in. */
    private static final Pattern FOR_COPIES =
            Pattern.compile("shade|repackaged|relocated|third_?party|vendor|bundled|(?:^|\\.)(?:internal|deps)\\.");

    private Copies() {}

    /**
     * Where the rest of a class's name begins.
     *
     * @param prefix with a dot at its end, or a class
     * @return -1 if it has not this prefix, neither by itself nor as a copy
     */
    static int end(String type, String prefix) {
        if (type.startsWith(prefix)) {
            return prefix.length();
        }
        int start = type.indexOf("." + prefix) + 1;
        return start > 0 && (isDomain(prefix) || areForCopies(type.substring(0, start))) ? start + prefix.length() : -1;
    }

    /** Whether a class is one of a framework: what has no domain is no copy, but a word as any other. */
    static boolean isOf(String type, String framework) {
        return type.startsWith(framework) || isDomain(framework) && type.contains("." + framework);
    }

    /** The same of a prefix that is what copies have left of the library's own. */
    static boolean isRenamed(String type, String rest) {
        int start = type.indexOf("." + rest) + 1;
        return start > 0 && areForCopies(type.substring(0, start));
    }

    private static boolean isDomain(String prefix) {
        return DOMAIN.matcher(prefix).matches();
    }

    private static boolean areForCopies(String packages) {
        return FOR_COPIES.matcher(packages).find();
    }
}
