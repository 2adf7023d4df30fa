package dev.wirespeed.json;

import static java.util.Objects.requireNonNull;

import dev.wirespeed.internal.NameTable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Tells which of several types an object in a document has: by an id in a property, by an object or array around it, or
 * by the names of its properties.
 */
public final class JsonVariants {
    /** The index of objects that stand for null. */
    private static final int NULL = -1;

    private static final int NONE = -2;
    /** The index of objects that are not of the declared type. */
    private static final int STRANGER = Integer.MAX_VALUE;

    /** The place of the id. */
    private enum Place {
        PROPERTY,
        OBJECT,
        ARRAY,
        NOWHERE
    }

    private final Place place;
    private final @Nullable JsonName property;
    private final boolean visible;
    private boolean arrays;
    private NameTable ids = NameTable.empty();
    private int otherwise = NONE;
    private int withoutId = NONE;
    private int withoutArray = NONE;
    private long[] variantsByName = {};
    private long all;
    private long strangers;
    private int withoutNames = NONE;

    private JsonVariants(Place place, @Nullable JsonName property, boolean visible) {
        this.place = place;
        this.property = property;
        this.visible = visible;
    }

    /** By the value of a property, which the type's own codec reads, too, if it is {@code visible}. */
    public static JsonVariants byProperty(String name, boolean visible) {
        return new JsonVariants(Place.PROPERTY, JsonName.of(name), visible);
    }

    /** By the name of the only property of an object around it. */
    public static JsonVariants byObject() {
        return new JsonVariants(Place.OBJECT, null, false);
    }

    /** By the first of two elements of an array around it. */
    public static JsonVariants byArray() {
        return new JsonVariants(Place.ARRAY, null, false);
    }

    /** By the names of its properties. */
    public static JsonVariants byNames() {
        return new JsonVariants(Place.NOWHERE, null, true);
    }

    /** For objects as arrays, which {@link #choose} does not begin. */
    public JsonVariants ofArrays() {
        arrays = true;
        return this;
    }

    /** Adds the ids of the variant at {@code index}. */
    public JsonVariants ids(int index, String... added) {
        for (String id : added) {
            ids = ids.with(id, index);
        }
        return this;
    }

    /**
     * Adds the names of the properties of the variant at {@code index}, which is at most 63. Each array has a name and
     * its aliases.
     */
    public JsonVariants names(int index, String[]... added) {
        all |= 1L << index;
        if (added.length == 0) {
            withoutNames = index;
        }
        for (String[] name : added) {
            int bit = ids.find(name[0]);
            if (bit < 0) {
                bit = variantsByName.length;
                variantsByName = Arrays.copyOf(variantsByName, bit + 1);
            }
            variantsByName[bit] |= 1L << index;
            for (String each : name) {
                ids = ids.with(each, bit);
            }
        }
        return this;
    }

    /**
     * Adds the names of the properties of a type that is distinguished like the variants, but is not of the declared
     * type; its {@code index} is after theirs.
     */
    public JsonVariants stranger(int index, String[]... added) {
        strangers |= 1L << index;
        return names(index, added);
    }

    /** Adds the ids of types that are known, but are not of the declared type. */
    public JsonVariants strangers(String... added) {
        return ids(STRANGER, added);
    }

    /** Sets the variant of objects that can't be told apart. */
    public JsonVariants otherwise(int index) {
        otherwise = index;
        withoutId = index;
        return this;
    }

    /** Sets the index of objects without an id, if it differs from {@link #otherwise}. */
    public JsonVariants withoutId(int index) {
        withoutId = index;
        return this;
    }

    /**
     * Sets the id, one of those added, of values without an array around them; by default these can't be told apart.
     */
    public JsonVariants withoutArray(String id) {
        withoutArray = ids.find(id);
        return this;
    }

    /** Reads objects that can't be told apart as null. */
    public JsonVariants otherwiseNull() {
        otherwise = NULL;
        withoutId = NULL;
        return this;
    }

    /**
     * Consumes everything before the properties of an object, or before the array if objects are arrays.
     *
     * @return the index of its variant, or -1 for an object to be skipped with {@link JsonReader#skipFields}
     */
    public int choose(JsonReader in) {
        return switch (place) {
            case PROPERTY -> byProperty(in);
            case OBJECT -> inObject(in);
            case ARRAY -> inArray(in);
            case NOWHERE -> byNames(in);
        };
    }

    /** Consumes the end of a wrapped object. */
    public void close(JsonReader in) {
        boolean another = place == Place.OBJECT ? in.nextField() : in.nextElement();
        if (another) {
            throw in.unusable("Expected one value beside its type id but there is another", in.start());
        }
    }

    private int byProperty(JsonReader in) {
        if (in.token() == '[' && otherwise == NONE) {
            return inArray(in);
        }
        if (isDropped(otherwise, in)) {
            return dropped(in, false);
        }
        in.beginFields();
        boolean outer = in.mark();
        int start = in.position();
        int depth = in.depth();
        long opening = in.opening();
        JsonName name = requireNonNull(property);
        if (!visible && in.next(name)) {
            int at = in.start();
            int known = in.text(ids);
            if (known >= 0) {
                in.release(outer);
                in.passedTypeId();
                return notStrange(known, in, at);
            }
            in.rewind(start, depth, opening);
        }
        int index = search(in, name.text());
        in.rewind(start, depth, opening);
        in.release(outer);
        in.chosen(true, false);
        return index;
    }

    private int search(JsonReader in, String name) {
        while (in.nextField()) {
            if (in.name().equals(name)) {
                int index = id(in);
                if (index != NONE) {
                    return index;
                }
            } else {
                in.skipValue();
            }
        }
        if (otherwise == NONE) {
            throw in.missing("The type id \"" + name + "\"");
        }
        return withoutId;
    }

    /** Consumes a value; returns the index of the variant that it names, {@link #NONE} if it is not text. */
    private int id(JsonReader in) {
        if (!isId(in.token())) {
            in.skipValue();
            return NONE;
        }
        int at = in.position();
        return variant(in, requireNonNull(in.readString()), at);
    }

    /** Whether a value that begins with this token can be an id. */
    static boolean isId(int token) {
        return token != '{' && token != '[' && token != 'n';
    }

    private int variant(JsonReader in, String id, int at) {
        int index = ids.find(id);
        if (index < 0 && otherwise == NONE) {
            throw in.unusable("The type id is unknown", at);
        }
        return index < 0 ? otherwise : notStrange(index, in, at);
    }

    private static int notStrange(int index, JsonReader in, int at) {
        if (index == STRANGER) {
            throw in.unusable("The type id belongs to another type", at);
        }
        return index;
    }

    private int inObject(JsonReader in) {
        if (!in.beginObject()) {
            throw in.missing("The type id");
        }
        int at = in.position();
        return content(in, variant(in, in.name(), at));
    }

    /** Begins the object next to its id. */
    private int content(JsonReader in, int index) {
        if (isDropped(index, in)) {
            return dropped(in, true);
        }
        beginObject(in);
        in.chosen(true, true);
        return index;
    }

    private void beginObject(JsonReader in) {
        if (!arrays) {
            in.beginFields();
        }
    }

    /** Whether the value, which is not an object with names, is read as null. */
    private boolean isDropped(int index, JsonReader in) {
        return index == NULL && (arrays || in.token() != '{');
    }

    private static int dropped(JsonReader in, boolean wrapped) {
        in.skipValue();
        in.chosen(false, wrapped);
        return NULL;
    }

    private int inArray(JsonReader in) {
        if (otherwise != NONE && in.token() != '[') {
            int index = withoutArray == NONE ? otherwise : notStrange(withoutArray, in, in.start());
            if (isDropped(index, in)) {
                return dropped(in, false);
            }
            beginObject(in);
            in.chosen(true, false);
            return index;
        }
        if (!in.beginArray()) {
            throw in.missing("The type id");
        }
        int at = in.start();
        int index = in.text(ids);
        if (index < 0) {
            int token = in.token();
            if (token == '{' || token == '[') {
                throw in.mismatch("a type id");
            }
            String id = in.readString();
            index = variant(in, id == null ? "null" : id, at); // Jackson takes it for a text like any other
        }
        notStrange(index, in, at);
        if (!in.nextElement()) {
            in.chosen(false, false);
            return NULL;
        }
        return content(in, index);
    }

    private int byNames(JsonReader in) {
        if (isDropped(otherwise, in)) {
            return dropped(in, false);
        }
        if (arrays) {
            if (otherwise == NONE) {
                throw in.unusable("An array has no names that tell its type", in.start());
            }
            in.chosen(true, false);
            return otherwise;
        }
        in.beginFields();
        boolean outer = in.mark();
        int start = in.position();
        int depth = in.depth();
        long opening = in.opening();
        long candidates = all;
        boolean any = false;
        boolean unique = false;
        while (!unique && in.nextField()) {
            any = true;
            int name = ids.find(in.name());
            in.skipValue();
            if (name >= 0) {
                candidates &= variantsByName[name];
                unique = Long.bitCount(candidates) == 1;
            }
        }
        if (!any && withoutNames != NONE) {
            in.rewind(start, depth, opening);
            in.release(outer);
            in.chosen(true, false);
            return notStrange(withoutNames, in);
        }
        if (!unique && otherwise == NONE) {
            throw in.unusable("The names of the properties fit " + Long.bitCount(candidates) + " types", in.position());
        }
        in.rewind(start, depth, opening);
        in.release(outer);
        in.chosen(true, false);
        return unique ? notStrange(Long.numberOfTrailingZeros(candidates), in) : otherwise;
    }

    private int notStrange(int index, JsonReader in) {
        if ((strangers & 1L << index) != 0) {
            throw in.unusable("The names of the properties belong to another type", in.position());
        }
        return index;
    }
}
