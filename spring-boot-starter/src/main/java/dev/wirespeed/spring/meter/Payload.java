package dev.wirespeed.spring.meter;

import java.util.List;

/**
 * What the bytes of a JSON document go to, by path: names and sizes, no values.
 *
 * @param bytes of the whole document
 * @param seen of them, from its start, that were looked at
 * @param objects in what was seen
 * @param root the document itself
 */
public record Payload(long bytes, int seen, int objects, Node root) {

    /**
     * A property in all objects of its parent, or all elements of its arrays.
     *
     * @param name of the property; {@code []} for elements, {@code *} for what is named by values, such as keys of maps
     * @param count of its values
     * @param bytes of its values and names, with all that is in them
     * @param parts in the order in which they first came
     */
    public record Node(String name, int count, int bytes, List<Node> parts) {}
}
