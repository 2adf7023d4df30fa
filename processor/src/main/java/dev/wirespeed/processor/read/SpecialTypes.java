package dev.wirespeed.processor.read;

import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/** Types whose subtypes Jackson treats in a way of their own, whatever properties those have. */
final class SpecialTypes {
    private static final Set<String> OF_THE_JDK = Set.of(
            "java.lang.Iterable",
            "java.util.Map",
            "java.util.Map.Entry",
            "java.util.Iterator",
            "java.util.concurrent.atomic.AtomicReference",
            "java.util.stream.BaseStream",
            "java.lang.CharSequence",
            "java.lang.Number",
            "java.lang.Throwable",
            "java.lang.ClassLoader",
            "java.util.Date",
            "java.util.Calendar",
            "java.util.TimeZone",
            "java.io.ByteArrayOutputStream",
            "java.net.InetAddress",
            "java.net.InetSocketAddress",
            "java.nio.ByteBuffer",
            "java.nio.charset.Charset",
            "java.nio.file.Path",
            "java.sql.Blob",
            "javax.xml.datatype.Duration",
            "javax.xml.datatype.XMLGregorianCalendar",
            "org.w3c.dom.Node");

    /** In the packages of Jackson 3 or 2. */
    private static final Set<String> OF_JACKSON = Set.of(
            "databind.JacksonSerializable",
            "databind.JsonSerializable",
            "databind.ObjectMapper",
            "databind.ObjectReader",
            "databind.ObjectWriter",
            "databind.DatabindContext",
            "core.TokenStreamFactory",
            "core.JsonParser",
            "core.JsonGenerator");

    private SpecialTypes() {}

    /** The name of the nearest such type that a class is, extends or implements; empty if there is none. */
    static Optional<String> in(Hierarchy hierarchy) {
        return hierarchy.classes.stream()
                .map(TypeElement::getQualifiedName)
                .map(Object::toString)
                .filter(SpecialTypes::isSpecial)
                .findFirst();
    }

    private static boolean isSpecial(String name) {
        return OF_THE_JDK.contains(name)
                || (name.contains("jackson.")
                        && OF_JACKSON.contains(name.replaceFirst("^(tools|com\\.fasterxml)\\.jackson\\.", "")));
    }

    /** Why no code is made for a class; empty if Jackson looks at its properties. */
    static Optional<String> reasonAgainst(Hierarchy hierarchy) {
        return in(hierarchy)
                .map(name -> hierarchy.element.getQualifiedName().contentEquals(name)
                        ? "Jackson chooses its form at run time"
                        : "Jackson treats every " + name + " in a way of its own")
                .or(() -> hierarchy.classes.stream().anyMatch(KotlinClass::hidesGetters)
                        ? Optional.of("getters of its inline classes have names that no Java source can show")
                        : Optional.empty());
    }
}
