package dev.wirespeed.jackson;

/** Classes with codecs beside this one, one of another version of its class, and one of a newer processor. */
public final class Outdated {
    private Outdated() {}

    public static class Old {
        public int a = 1;
    }

    public static class Holder {
        public Old old = new Old();
    }

    public static class Ahead {
        public int a = 1;
    }
}
