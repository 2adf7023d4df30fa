package dev.wirespeed.generate;

import dev.wirespeed.processor.WireProcessor;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** The processor with a listener for its messages; it also reports classes that get no codec of their own. */
final class Listening extends AbstractProcessor {
    private final Processor processor;
    private final Predicate<String> wanted;
    private final Messager messages;
    private final Map<String, String> found = new LinkedHashMap<>();
    private final Set<String> ofScala = new HashSet<>();

    Listening(Predicate<String> wanted, Messager messages) {
        this.processor = WireProcessor.ofClassFiles(wanted);
        this.wanted = wanted;
        this.messages = messages;
    }

    /** The selected classes, each with the reason why it can't be a root; an empty reason if it can. */
    Map<String, String> found() {
        return found;
    }

    /** Whether a class is a case class of Scala. */
    boolean isScalas(String name) {
        return ofScala.contains(name);
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return processor.getSupportedAnnotationTypes();
    }

    @Override
    public Set<String> getSupportedOptions() {
        return processor.getSupportedOptions();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        processor.init(new Environment(environment, messages));
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        round.getRootElements().forEach(this::add);
        processor.process(annotations, round);
        return false;
    }

    private void add(Element element) {
        if (element instanceof TypeElement type) {
            String name = type.getQualifiedName().toString();
            if (wanted.test(name) && !CodecNames.isCodec(name)) {
                found.putIfAbsent(name, whyNoRoot(type));
                if (type.getInterfaces().stream()
                        .anyMatch(each -> each.toString().equals("scala.Product"))) {
                    ofScala.add(name);
                }
            }
            type.getEnclosedElements().forEach(this::add);
        }
    }

    private static String whyNoRoot(TypeElement type) {
        boolean inner = type.getNestingKind() == NestingKind.MEMBER
                && !type.getModifiers().contains(Modifier.STATIC);
        if (type.getKind() == ElementKind.ENUM) {
            return "an enum, which the codecs of classes that hold it write";
        }
        if (isEnum(type.getSuperclass())) {
            return "a constant of an enum";
        }
        if (type.getKind() == ElementKind.ANNOTATION_TYPE) {
            return "an annotation";
        }
        if (!type.getTypeParameters().isEmpty()) {
            return "generic; the codecs of classes that hold it with types for its parameters write it";
        }
        if (isPrivate(type)) {
            return "private; a codec can't access it";
        }
        return inner && type.getKind() == ElementKind.CLASS ? "an inner class, which Jackson can't make either" : "";
    }

    private static boolean isEnum(TypeMirror type) {
        return type instanceof DeclaredType declared && declared.asElement().getKind() == ElementKind.ENUM;
    }

    private static boolean isPrivate(Element type) {
        for (Element each = type; each instanceof TypeElement; each = each.getEnclosingElement()) {
            if (each.getModifiers().contains(Modifier.PRIVATE)) {
                return true;
            }
        }
        return false;
    }

    /** A compiler's environment with other messages. */
    private record Environment(ProcessingEnvironment compiler, Messager messager) implements ProcessingEnvironment {
        @Override
        public Map<String, String> getOptions() {
            return compiler.getOptions();
        }

        @Override
        public Messager getMessager() {
            return messager;
        }

        @Override
        public Filer getFiler() {
            return compiler.getFiler();
        }

        @Override
        public Elements getElementUtils() {
            return compiler.getElementUtils();
        }

        @Override
        public Types getTypeUtils() {
            return compiler.getTypeUtils();
        }

        @Override
        public SourceVersion getSourceVersion() {
            return compiler.getSourceVersion();
        }

        @Override
        public Locale getLocale() {
            return compiler.getLocale();
        }
    }
}
