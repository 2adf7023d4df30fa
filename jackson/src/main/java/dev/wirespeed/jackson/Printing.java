package dev.wirespeed.jackson;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.util.DefaultPrettyPrinter;

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

        @SuppressWarnings("ReferenceEquality") // indenters have no other
        boolean isLike(Look other) {
            return _arrayIndenter == other._arrayIndenter
                    && _objectIndenter == other._objectIndenter
                    && _objectNameValueSeparator.equals(other._objectNameValueSeparator)
                    && _objectEntrySeparator.equals(other._objectEntrySeparator)
                    && _objectEmptySeparator.equals(other._objectEmptySeparator)
                    && _arrayElementSeparator.equals(other._arrayElementSeparator)
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
        for (TokenStreamContext at = out.streamWriteContext(); at != null; at = at.getParent()) {
            objects += at.inObject() ? 1 : 0;
        }
        return objects;
    }
}
