package dev.wirespeed.lab.find;

import dev.wirespeed.lab.find.FindResult.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** All stacks of conversions as one tree, from who has something converted to what was at the top. */
final class StackTree {

    private static final int DEEPEST = 60;
    private static final int MOST_BRANCHES = 200_000;
    private static final int MOST_NODES = 2_000;
    private static final double LEAST = 0.001;

    private static final class Branch {
        private final Map<String, Branch> children = new LinkedHashMap<>();
        private final Map<Work, Double> work = new EnumMap<>(Work.class);
        private double cpu;
        private double bytes;
    }

    private final Branch root = new Branch();
    private int branches;

    void addCpu(Stack.Conversion conversion, double weight) {
        path(conversion).forEach(branch -> {
            branch.cpu += weight;
            branch.work.merge(conversion.work(), weight, Double::sum);
        });
    }

    void addBytes(Stack.Conversion conversion, double weight) {
        path(conversion).forEach(branch -> branch.bytes += weight);
    }

    private List<Branch> path(Stack.Conversion conversion) {
        List<Branch> path = new ArrayList<>(List.of(root));
        for (String label : labels(conversion)) {
            Branch last = path.getLast();
            Branch child = last.children.get(label);
            if (child == null) {
                if (branches >= MOST_BRANCHES) {
                    break;
                }
                branches++;
                child = new Branch();
                last.children.put(label, child);
            }
            path.add(child);
        }
        return path;
    }

    private static List<String> labels(Stack.Conversion conversion) {
        List<String> labels = new ArrayList<>();
        labels.add(conversion.library().title() + ", " + conversion.direction().title());
        String caller = conversion.caller() != null ? conversion.caller() : conversion.via();
        labels.add(caller == null ? "(no caller known)" : caller);
        labels.addAll(Stack.labels(conversion.path()));
        return labels.subList(0, Math.min(labels.size(), DEEPEST));
    }

    /** The widest, parents before their children; a node is wide if it is in CPU or in bytes. */
    List<Node> nodes() {
        List<Node> nodes = new ArrayList<>();
        double least = LEAST;
        do {
            nodes.clear();
            add("serialization", root, -1, least, nodes);
            least *= 2;
        } while (nodes.size() > MOST_NODES);
        return List.copyOf(nodes);
    }

    private void add(String label, Branch branch, int parent, double least, List<Node> nodes) {
        int place = nodes.size();
        nodes.add(new Node(label, parent, branch.cpu, branch.bytes, weights(branch.work)));
        branch.children.entrySet().stream()
                .filter(child -> isWide(child.getValue(), least))
                .sorted(Comparator.comparingDouble((Map.Entry<String, Branch> child) -> child.getValue().cpu)
                        .reversed())
                .forEach(child -> add(child.getKey(), child.getValue(), place, least, nodes));
    }

    private boolean isWide(Branch branch, double least) {
        return branch.cpu > least * root.cpu || branch.bytes > least * root.bytes;
    }

    /** In the order of the enumeration. */
    private static List<Double> weights(Map<Work, Double> work) {
        return Stream.of(Work.values())
                .map(kind -> work.getOrDefault(kind, 0.0))
                .toList();
    }
}
