package dev.wirespeed.jackson;

/** Classes with codecs beside this one, one of which says that it was made from another version of its class. */
public final class Outdated {
    private Outdated() {}

    public static class Old {
        public int a = 1;
    }

    public static class Holder {
        public Old old = new Old();
    }
}
