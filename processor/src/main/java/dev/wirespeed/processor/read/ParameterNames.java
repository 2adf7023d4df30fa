package dev.wirespeed.processor.read;

import static java.util.Objects.requireNonNull;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.StandardLocation;

/**
 * Which methods and constructors of class files have names of parameters that reflection sees: those with an attribute
 * {@code MethodParameters} (JVMS 4.7.24). The compiler knows more, out of what debuggers are told.
 */
final class ParameterNames {
    private static final Pattern SYNTHETIC_NAME = Pattern.compile("arg\\d+");
    private static final int MAGIC = 0xCAFEBABE;
    /** Other modules' classes get no codecs. */
    private static final List<StandardLocation> PLACES =
            List.of(StandardLocation.CLASS_PATH, StandardLocation.CLASS_OUTPUT);

    private final Filer filer;
    private final Elements elements;
    private final Types types;
    /**
     * The methods with names, as name and descriptor, by the binary name of their class; empty for a class without
     * file.
     */
    private final Map<String, Optional<Set<String>>> named = new HashMap<>();

    ParameterNames(ProcessingEnvironment environment) {
        this.filer = environment.getFiler();
        this.elements = environment.getElementUtils();
        this.types = environment.getTypeUtils();
    }

    /** Whether reflection sees the names of all parameters that constructors and factories of a class file have. */
    boolean areVisible(TypeElement type) {
        return type.getEnclosedElements().stream()
                .filter(each -> each.getKind() == ElementKind.CONSTRUCTOR
                        || (each.getKind() == ElementKind.METHOD
                                && each.getModifiers().contains(Modifier.STATIC)))
                .allMatch(each -> areVisible((ExecutableElement) each));
    }

    /** Whether reflection sees the names of the parameters of what comes from a class file. */
    boolean areVisible(ExecutableElement executable) {
        if (executable.getParameters().isEmpty()) {
            return true;
        }
        TypeElement owner = (TypeElement) requireNonNull(executable.getEnclosingElement());
        String key = elements.getBinaryName(owner).toString();
        return named.computeIfAbsent(key, name -> read(owner, name))
                .map(visible -> visible.contains(signature(executable)))
                .orElseGet(() -> executable.getParameters().stream()
                        .noneMatch(
                                p -> SYNTHETIC_NAME.matcher(p.getSimpleName()).matches()));
    }

    private Optional<Set<String>> read(TypeElement type, String binaryName) {
        String folder = elements.getPackageOf(type).getQualifiedName().toString();
        String file = binaryName.substring(binaryName.lastIndexOf('.') + 1) + ".class";
        for (StandardLocation place : PLACES) {
            try (InputStream in = filer.getResource(place, folder, file).openInputStream()) {
                return Optional.of(methodsWithNames(new DataInputStream(in)));
            } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
                // not there, or a compiler that shows no class files
            }
        }
        return Optional.empty();
    }

    private static Set<String> methodsWithNames(DataInputStream in) throws IOException {
        if (in.readInt() != MAGIC) {
            throw new IOException("no class file");
        }
        in.skipNBytes(4); // the version
        Map<Integer, String> texts = texts(in);
        in.skipNBytes(6); // access flags, the class and its superclass
        in.skipNBytes(2L * in.readUnsignedShort()); // its interfaces
        for (int fields = in.readUnsignedShort(); fields > 0; fields--) {
            in.skipNBytes(6);
            hasNames(in, texts);
        }
        Set<String> found = new HashSet<>();
        for (int methods = in.readUnsignedShort(); methods > 0; methods--) {
            in.skipNBytes(2);
            String signature = texts.get(in.readUnsignedShort()) + texts.get(in.readUnsignedShort());
            if (hasNames(in, texts)) {
                found.add(signature);
            }
        }
        return found;
    }

    /** The texts of the constant pool (JVMS 4.4). */
    private static Map<Integer, String> texts(DataInputStream in) throws IOException {
        Map<Integer, String> texts = new HashMap<>();
        int size = in.readUnsignedShort();
        for (int i = 1; i < size; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> texts.put(i, in.readUTF());
                case 5, 6 -> {
                    in.skipNBytes(8);
                    i++; // a long or a double takes two places
                }
                case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipNBytes(4);
                default -> throw new IOException("unknown constant " + tag);
            }
        }
        return texts;
    }

    /** Reads the attributes of a field or method. */
    private static boolean hasNames(DataInputStream in, Map<Integer, String> texts) throws IOException {
        boolean named = false;
        for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
            String name = texts.get(in.readUnsignedShort());
            int length = in.readInt();
            if ("MethodParameters".equals(name)) {
                named = true;
                for (int parameters = in.readUnsignedByte(); parameters > 0; parameters--) {
                    named &= in.readUnsignedShort() != 0;
                    in.skipNBytes(2);
                }
            } else {
                in.skipNBytes(Integer.toUnsignedLong(length));
            }
        }
        return named;
    }

    private String signature(ExecutableElement executable) {
        boolean constructor = executable.getKind() == ElementKind.CONSTRUCTOR;
        return executable.getSimpleName()
                + executable.getParameters().stream()
                        .map(p -> descriptor(p.asType()))
                        .collect(Collectors.joining("", "(", ")"))
                + (constructor ? "V" : descriptor(executable.getReturnType()));
    }

    /** A type as class files name it (JVMS 4.3.2). */
    private String descriptor(TypeMirror type) {
        TypeMirror erased = types.erasure(type);
        return switch (erased.getKind()) {
            case BOOLEAN -> "Z";
            case BYTE -> "B";
            case CHAR -> "C";
            case DOUBLE -> "D";
            case FLOAT -> "F";
            case INT -> "I";
            case LONG -> "J";
            case SHORT -> "S";
            case VOID -> "V";
            case ARRAY -> "[" + descriptor(((ArrayType) erased).getComponentType());
            default -> {
                TypeElement element = (TypeElement) ((DeclaredType) erased).asElement();
                yield "L" + elements.getBinaryName(element).toString().replace('.', '/') + ";";
            }
        };
    }
}
