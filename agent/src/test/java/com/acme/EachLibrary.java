package com.acme;

/** Converts once by each entry point, well and badly. */
public final class EachLibrary {
    private EachLibrary() {}

    public static void main(String[] arguments) throws Exception {
        WithJackson3.all();
        WithJackson2.all();
        StreamsOfJackson3.all();
        StreamsOfJackson2.all();
        WithGson.all();
        WithWirespeed.all();
        Told.print();
    }

    /** Runs what has to fail. */
    static void failing(Failing conversion) {
        try {
            conversion.run();
        } catch (Exception e) {
            return;
        }
        throw new IllegalStateException("did not fail");
    }

    /** What has to fail. */
    interface Failing {
        void run() throws Exception;
    }

    /** What can be updated. */
    public static final class Draft {
        public String name = "";
    }

    /** A bean whose only property can't be had. */
    public static final class Broken {
        @SuppressWarnings("DoNotCallSuggester") // by nobody but a mapper
        public String getName() {
            throw new IllegalStateException("broken");
        }
    }
}
