package dev.wirespeed.conformance.generator;

/** What keeps a property out of documents, or documents out of a property. */
public enum Guard {
    IGNORED("@JsonIgnore", "", "", false, false),
    READ_ONLY("@JsonProperty(access = JsonProperty.Access.READ_ONLY)", "", "", true, false),
    WRITE_ONLY("@JsonProperty(access = JsonProperty.Access.WRITE_ONLY)", "", "", false, true),
    IGNORED_BY_CLASS("", "@JsonIgnoreProperties(\"secret\")", "", false, false),
    IGNORED_WHERE_USED("", "", "@JsonIgnoreProperties(\"secret\")", false, false),
    /** Of another view than the one that is active. */
    OUT_OF_VIEW("@JsonView(Hidden.class)", "", "@JsonView(Shown.class)", false, false),
    /** Of the active view, which the guard lets through. */
    IN_VIEW("@JsonView(Base.class)", "", "@JsonView(Base.class)", true, true),
    OUT_OF_VIEW_BY_CLASS("", "@JsonView(Hidden.class)", "@JsonView(Shown.class)", false, false);

    /** On the property. */
    final String onProperty;

    /** On its class. */
    final String onClass;

    /** On the property that the class is the type of. */
    final String onUse;

    private final boolean written;
    private final boolean set;

    Guard(String onProperty, String onClass, String onUse, boolean written, boolean set) {
        this.onProperty = onProperty;
        this.onClass = onClass;
        this.onUse = onUse;
        this.written = written;
        this.set = set;
    }

    /** Whether it holds while the view {@code Shown} is active, and not otherwise. */
    public boolean isView() {
        return onUse.startsWith("@JsonView");
    }

    /** Whether the property may be written. */
    public boolean mayBeWritten() {
        return written;
    }

    /** Whether documents may set the property. */
    public boolean mayBeSet() {
        return set;
    }
}
