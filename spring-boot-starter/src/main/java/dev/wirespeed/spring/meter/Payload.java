package dev.wirespeed.spring.meter;

import java.util.List;

/**
 * A breakdown of the bytes of a JSON document by path: names and sizes, no values.
 *
 * @param bytes the size of the whole document
 * @param seen the bytes that were examined, from its start
 * @param objects the objects in these
 * @param root the document itself
 */
public record Payload(long bytes, int seen, int objects, Node root) {

    /**
     * A property in all objects of its parent, or all elements of its arrays.
     *
     * @param name the name of the property; {@code []} for elements, {@code *} for names that are values, such as keys
     *     of maps
     * @param count the number of its values
     * @param bytes the bytes of its values and names, with everything in them
     * @param parts in the order of their first occurrence
     */
    public record Node(String name, int count, int bytes, List<Node> parts) {}
}
