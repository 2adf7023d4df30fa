package dev.wirespeed.lab.xray;

import java.io.IOException;
import java.util.List;

/** Walks through a document and hands it to a sink in another shape. */
final class Reshape {

    private final Document document;
    private final Form form;
    private final Sink sink;
    private final int[] columns;
    private final int[] width;
    private long repeated;

    /** What happens to the objects. */
    enum Form {
        /** They stay as they are. */
        OBJECTS,
        /** They lose their members that are null. */
        OBJECTS_WITHOUT_NULLS,
        /**
         * They become arrays: per path a column for each name in the order in which names were first seen, null where an
         * object has no such member. Maps (objects of a path with too many names) stay.
         */
        ARRAYS
    }

    Reshape(Document document, Form form, Sink sink) {
        this.document = document;
        this.form = form;
        this.sink = sink;
        this.columns = new int[document.nodes().size()];
        this.width = new int[document.nodes().size()];
        for (PathNode node : document.nodes()) {
            List<PathNode> members = node.columns();
            width[node.id()] = members.size();
            for (int column = 0; column < members.size(); column++) {
                columns[members.get(column).id()] = column;
            }
        }
    }

    void write() throws IOException {
        for (int token = 0; token < document.size(); token = document.next(token)) {
            value(token);
            sink.endDocument();
        }
    }

    /** How many members of arrays took the place of one of the same name in the same object. */
    long repeated() {
        return repeated;
    }

    private void value(int token) throws IOException {
        switch (document.kind(token)) {
            case OBJECT_START -> {
                if (form == Form.ARRAYS
                        && !document.nodes().get(document.path(token)).isMap()) {
                    row(token);
                } else {
                    object(token);
                }
            }
            case ARRAY_START -> array(token);
            default -> sink.scalar(token);
        }
    }

    private void object(int start) throws IOException {
        int end = document.next(start) - 1;
        int members = 0;
        for (int name = start + 1; name < end; name = document.next(name + 1)) {
            members += isKept(name + 1) ? 1 : 0;
        }
        sink.startObject(members);
        for (int name = start + 1; name < end; name = document.next(name + 1)) {
            if (isKept(name + 1)) {
                sink.name(name);
                value(name + 1);
            }
        }
        sink.endObject();
    }

    private boolean isKept(int value) {
        return form != Form.OBJECTS_WITHOUT_NULLS || document.kind(value) != Kind.NULL;
    }

    private void array(int start) throws IOException {
        int end = document.next(start) - 1;
        int elements = 0;
        for (int element = start + 1; element < end; element = document.next(element)) {
            elements++;
        }
        sink.startArray(elements);
        for (int element = start + 1; element < end; element = document.next(element)) {
            value(element);
        }
        sink.endArray();
    }

    private void row(int start) throws IOException {
        int end = document.next(start) - 1;
        int[] values = new int[width[document.path(start)]];
        for (int name = start + 1; name < end; name = document.next(name + 1)) {
            int column = columns[document.path(name)];
            repeated += values[column] == 0 ? 0 : 1;
            values[column] = name + 1;
        }
        sink.startArray(values.length);
        for (int value : values) {
            if (value == 0) {
                sink.missing();
            } else {
                value(value);
            }
        }
        sink.endArray();
    }
}
