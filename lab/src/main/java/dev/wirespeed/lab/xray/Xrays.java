package dev.wirespeed.lab.xray;

import dev.wirespeed.lab.xray.Reshape.Form;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes xrays of documents. */
public final class Xrays {

    private final String name;
    private final Document document;
    private final Accounting bytes;
    private final List<String> notes = new ArrayList<>();

    private Xrays(String name, Document document) {
        this.name = name;
        this.document = document;
        this.bytes = Accounting.of(document);
    }

    /**
     * Reads a document.
     *
     * @param name what messages and reports call it
     * @throws dev.wirespeed.lab.LabException if it is not JSON
     */
    public static Xrays of(byte[] document, String name) {
        return new Xrays(name, DocumentReader.read(document, name));
    }

    /**
     * Looks through it.
     *
     * @param work how many bytes may be compressed to find out what single paths take
     * @param wirespeed the version that does it
     */
    public Xray xray(long work, String wirespeed) {
        Size size = Size.of(LeaveOut.of(document, LeaveOut.NOTHING));
        List<Xray.WhatIf> whatIf = whatIf(size);
        @Nullable Long[] gzip = gzip(size, work);
        List<Xray.PathBytes> paths = IntStream.range(0, gzip.length)
                .mapToObj(path -> path(path, gzip[path]))
                .toList();
        if (document.nodes().stream().anyMatch(PathNode::isMap)) {
            notes.add("Objects of one path with more than " + PathNode.MOST_NAMES
                    + " different names are taken for maps: their names are one path, .*, and they stay objects where"
                    + " others become arrays.");
        }
        return new Xray(
                Xray.SCHEMA_VERSION,
                name,
                size,
                bytes.documents(),
                bytes.whiteSpace(),
                size.gzip() - whatIf.get(1).size().gzip(),
                document.firstByte(),
                paths.stream().mapToLong(Xray.PathBytes::names).sum(),
                paths.stream().mapToLong(Xray.PathBytes::values).sum(),
                paths.stream().mapToLong(Xray.PathBytes::punctuation).sum(),
                paths.stream().mapToLong(Xray.PathBytes::nulls).sum(),
                paths,
                whatIf,
                notes,
                wirespeed);
    }

    private Xray.PathBytes path(int path, @Nullable Long gzip) {
        PathNode node = document.nodes().get(path);
        PathNode parent = node.parent();
        int depth = 0;
        for (PathNode up = parent; up != null; up = up.parent()) {
            depth++;
        }
        return new Xray.PathBytes(
                node.path(),
                node.step(),
                parent == null ? -1 : parent.id(),
                depth,
                bytes.occurrences(path),
                bytes.nulls(path),
                bytes.names(path),
                bytes.values(path),
                bytes.punctuation(path),
                bytes.total(path),
                gzip);
    }

    private List<Xray.WhatIf> whatIf(Size size) {
        return List.of(
                new Xray.WhatIf("as-is", "As it is", size),
                new Xray.WhatIf("compact", "Without white space", json(Form.OBJECTS)),
                new Xray.WhatIf("no-nulls", "… and without nulls", json(Form.OBJECTS_WITHOUT_NULLS)),
                new Xray.WhatIf("positional", "Arrays instead of objects", json(Form.ARRAYS)),
                new Xray.WhatIf("msgpack-maps", "MessagePack, maps", messagePack(Form.OBJECTS)),
                new Xray.WhatIf("msgpack-arrays", "MessagePack, arrays", messagePack(Form.ARRAYS)));
    }

    private Size json(Form form) {
        Reshape[] last = new Reshape[1];
        Size size = Size.of(out -> {
            last[0] = new Reshape(document, form, new JsonSink(document, out));
            last[0].write();
        });
        if (last[0].repeated() > 0) {
            notes.add("Members with the name of an earlier one in the same object: " + last[0].repeated()
                    + ". Where arrays take the place of objects, only the last of a name is kept.");
        }
        return size;
    }

    private Size messagePack(Form form) {
        MessagePackSink[] last = new MessagePackSink[1];
        Size size = Size.of(out -> {
            last[0] = new MessagePackSink(document, out);
            new Reshape(document, form, last[0]).write();
        });
        if (form == Form.OBJECTS && last[0].altered() > 0) {
            notes.add("Numbers that don't fit into MessagePack's: " + last[0].altered()
                    + ". Those that a 64-bit float rounds are counted as floats; those beyond its range, and integers"
                    + " beyond 64 bits, as text.");
        }
        return size;
    }

    /** What gzip saves without a path, the widest paths first, until the work is done. */
    private @Nullable Long[] gzip(Size size, long work) {
        int paths = document.nodes().size();
        long most = Math.max(1, work / Math.max(1, size.plain()));
        List<Integer> chosen = IntStream.range(1, paths)
                .boxed()
                .sorted(Comparator.comparingLong(bytes::total).reversed())
                .limit(most)
                .toList();
        @Nullable Long[] gzip = new Long[paths];
        gzip[0] = size.gzip();
        chosen.parallelStream().forEach(path -> gzip[path] = size.gzip() - Size.gzip(LeaveOut.of(document, path)));
        if (chosen.size() < paths - 1) {
            notes.add(String.format(
                    Locale.ROOT,
                    "gzip was tried without each of the %,d widest paths; the other %,d show a dash (--gzip-work).",
                    chosen.size(),
                    paths - 1 - chosen.size()));
        }
        return gzip;
    }
}
