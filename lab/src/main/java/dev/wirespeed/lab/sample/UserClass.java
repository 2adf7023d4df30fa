package dev.wirespeed.lab.sample;

/**
 * A class on the user's class path.
 *
 * @param binaryName such as {@code com.acme.Outer$User}
 * @param jdk the oldest JDK that can load it
 */
record UserClass(String binaryName, int jdk) {

    String packageName() {
        int dot = binaryName.lastIndexOf('.');
        return dot < 0 ? "" : binaryName.substring(0, dot);
    }

    /** Such as {@code com.acme.Outer.User}. */
    String sourceName() {
        return binaryName.replace('$', '.');
    }

    String simpleName() {
        String name = sourceName();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
