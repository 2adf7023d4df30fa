package dev.wirespeed.lab.xray;

/** Kinds of tokens. */
enum Kind {
    OBJECT_START(0),
    OBJECT_END(1),
    ARRAY_START(2),
    ARRAY_END(3),
    NAME(4),
    STRING(5),
    INTEGER(6),
    DECIMAL(7),
    TRUE(8),
    FALSE(9),
    NULL(10);

    private static final Kind[] BY_CODE = new Kind[values().length];

    static {
        for (Kind kind : values()) {
            BY_CODE[kind.code] = kind;
        }
    }

    private final byte code;

    Kind(int code) {
        this.code = (byte) code;
    }

    static Kind of(byte code) {
        return BY_CODE[code];
    }

    /** Stands for the kind where there are millions of them. */
    byte code() {
        return code;
    }

    boolean opens() {
        return this == OBJECT_START || this == ARRAY_START;
    }

    boolean closes() {
        return this == OBJECT_END || this == ARRAY_END;
    }
}
