package dev.wirespeed.lab.xray;

/** To which path each byte of a document belongs; every byte is counted exactly once. */
final class Accounting {

    private final Document document;
    private final long[] occurrences;
    private final long[] nulls;
    private final long[] names;
    private final long[] values;
    private final long[] punctuation;
    private final long[] totals;
    private long whiteSpace;
    private long documents;

    private Accounting(Document document) {
        this.document = document;
        int paths = document.nodes().size();
        occurrences = new long[paths];
        nulls = new long[paths];
        names = new long[paths];
        values = new long[paths];
        punctuation = new long[paths];
        totals = new long[paths];
    }

    static Accounting of(Document document) {
        Accounting accounting = new Accounting(document);
        int end = document.firstByte();
        int depth = 0;
        for (int token = 0; token < document.size(); token++) {
            accounting.between(end, document.start(token), token - 1);
            accounting.token(token);
            end = document.end(token);
            Kind kind = document.kind(token);
            accounting.documents += depth == 0 ? 1 : 0;
            depth += kind.opens() ? 1 : kind.closes() ? -1 : 0;
        }
        accounting.between(end, document.bytes().length, document.size() - 1);
        accounting.sumUp();
        return accounting;
    }

    /** A colon belongs to the name before it, a comma to the member or element before it. */
    private void between(int from, int to, int tokenBefore) {
        for (int i = from; i < to; i++) {
            byte b = document.bytes()[i];
            if (b == ',' || b == ':') {
                punctuation[document.path(tokenBefore)]++;
            } else {
                whiteSpace++;
            }
        }
    }

    private void token(int token) {
        Kind kind = document.kind(token);
        int path = document.path(token);
        int length = document.end(token) - document.start(token);
        if (kind == Kind.NAME) {
            names[path] += length;
        } else if (kind.opens() || kind.closes()) {
            punctuation[path] += length;
        } else {
            values[path] += length;
        }
        occurrences[path] += kind == Kind.NAME || kind.closes() ? 0 : 1;
        nulls[path] += kind == Kind.NULL ? 1 : 0;
    }

    private void sumUp() {
        for (int path = totals.length - 1; path >= 0; path--) {
            totals[path] += names[path] + values[path] + punctuation[path];
            PathNode parent = document.nodes().get(path).parent();
            if (parent != null) {
                totals[parent.id()] += totals[path];
            }
        }
    }

    long occurrences(int path) {
        return occurrences[path];
    }

    /** How many of the occurrences are null. */
    long nulls(int path) {
        return nulls[path];
    }

    /** Bytes of names with their quotes. */
    long names(int path) {
        return names[path];
    }

    /** Bytes of texts with their quotes, numbers, booleans and nulls. */
    long values(int path) {
        return values[path];
    }

    /** Braces, brackets, colons and commas. */
    long punctuation(int path) {
        return punctuation[path];
    }

    /** All bytes of a path and of what is below it. */
    long total(int path) {
        return totals[path];
    }

    long whiteSpace() {
        return whiteSpace;
    }

    /** JSON values that stand one after another, as in NDJSON. */
    long documents() {
        return documents;
    }
}
