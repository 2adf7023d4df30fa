package dev.wirespeed.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import org.jspecify.annotations.Nullable;

/** Facts about pretty printers. */
final class Printing {
    private static final Look USUAL = new Look(new DefaultPrettyPrinter());

    private Printing() {}

    /** Makes a printer's settings accessible. */
    private static final class Look extends DefaultPrettyPrinter {
        private static final long serialVersionUID = 1L;

        Look(DefaultPrettyPrinter of) {
            super(of);
        }

        @SuppressWarnings({"ReferenceEquality", "deprecation"
        }) // indenters have no other; older versions ask for spaces
        boolean isLike(Look other) {
            return _arrayIndenter == other._arrayIndenter
                    && _objectIndenter == other._objectIndenter
                    && _spacesInObjectEntries == other._spacesInObjectEntries
                    && _objectFieldValueSeparatorWithSpaces.equals(other._objectFieldValueSeparatorWithSpaces)
                    && _objectEntrySeparator.equals(other._objectEntrySeparator)
                    && _objectEmptySeparator.equals(other._objectEmptySeparator)
                    && _arrayValueSeparator.equals(other._arrayValueSeparator)
                    && _arrayEmptySeparator.equals(other._arrayEmptySeparator);
        }
    }

    /** Whether it is Jackson's own, with no setting but the separator of documents. */
    static boolean isUsual(@Nullable PrettyPrinter printer) {
        return printer != null
                && printer.getClass() == DefaultPrettyPrinter.class
                && new Look((DefaultPrettyPrinter) printer).isLike(USUAL);
    }

    /** How many objects a generator is inside of. */
    static int objects(JsonGenerator out) {
        int objects = 0;
        for (JsonStreamContext at = out.getOutputContext(); at != null; at = at.getParent()) {
            objects += at.inObject() ? 1 : 0;
        }
        return objects;
    }
}
