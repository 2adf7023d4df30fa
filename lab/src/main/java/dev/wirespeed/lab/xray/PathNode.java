package dev.wirespeed.lab.xray;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A path such as {@code $.orders[].id}: a property in all objects of its parent path, or all elements of its parent's
 * arrays. An object path with more than {@value #MOST_NAMES} names is a map rather than an object; its names become one path.
 */
final class PathNode {

    static final int MOST_NAMES = 200;

    private static final String OTHERS = ".*";
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$-]*");

    private final String step;
    private final Map<String, PathNode> members = new LinkedHashMap<>();
    private @Nullable PathNode parent;
    private @Nullable PathNode elements;
    private @Nullable PathNode others;
    private @Nullable PathNode mergedInto;
    private int id = -1;

    private PathNode(String step, @Nullable PathNode parent) {
        this.step = step;
        this.parent = parent;
    }

    static PathNode root() {
        return new PathNode("$", null);
    }

    PathNode member(String name) {
        PathNode known = members.get(name);
        if (known != null) {
            return known;
        }
        if (others == null && members.size() < MOST_NAMES) {
            PathNode added = new PathNode(step(name), this);
            members.put(name, added);
            return added;
        }
        return others();
    }

    PathNode elements() {
        if (elements == null) {
            elements = new PathNode("[]", this);
        }
        return elements;
    }

    /** Merges the names into one path, also those that come later. */
    private PathNode others() {
        if (others == null) {
            others = new PathNode(OTHERS, this);
            List<PathNode> all = List.copyOf(members.values());
            members.clear();
            all.forEach(others::absorb);
        }
        return others;
    }

    private void absorb(PathNode other) {
        other.mergedInto = this;
        if (other.elements != null) {
            elements().absorb(other.elements);
        }
        if (other.others != null) {
            others().absorb(other.others);
        }
        other.members.forEach((name, member) -> member(name).absorb(member));
    }

    /** This, or what it was merged into. */
    PathNode current() {
        PathNode node = this;
        while (node.mergedInto != null) {
            node = node.mergedInto;
        }
        return node;
    }

    /** Gives it a number on its first use. */
    int number(List<PathNode> used) {
        if (id < 0) {
            id = used.size();
            used.add(this);
        }
        return id;
    }

    /** Numbers this and all below anew, parents first. */
    List<PathNode> numbered() {
        List<PathNode> all = new ArrayList<>();
        visit(node -> {
            node.id = all.size();
            all.add(node);
        });
        return all;
    }

    private void visit(Consumer<PathNode> visitor) {
        visitor.accept(this);
        members.values().forEach(member -> member.visit(visitor));
        if (others != null) {
            others.visit(visitor);
        }
        if (elements != null) {
            elements.visit(visitor);
        }
    }

    int id() {
        return id;
    }

    @Nullable
    PathNode parent() {
        return parent;
    }

    String step() {
        return step;
    }

    /** Whether its names are merged. */
    boolean isMap() {
        return others != null;
    }

    /** The properties in the order in which they were first seen. */
    List<PathNode> columns() {
        return List.copyOf(members.values());
    }

    String path() {
        return parent == null ? step : parent.path() + step;
    }

    private static String step(String name) {
        if (PLAIN.matcher(name).matches()) {
            return "." + name;
        }
        StringBuilder quoted = new StringBuilder("['");
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '\'' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (Character.isISOControl(c)) {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append("']").toString();
    }
}
