package dev.wirespeed.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Wire;
import dev.wirespeed.processor.check.Problem;
import dev.wirespeed.processor.check.Problems;
import dev.wirespeed.processor.emit.Emitters;
import dev.wirespeed.processor.model.CodecName;
import dev.wirespeed.processor.model.Dialect;
import dev.wirespeed.processor.model.Format;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which formats codecs are made for. */
class FormatsTest {
    private static final String ITEM = "package acme; public record Item(String name) {}";

    private static Map<String, String> order(String annotation) {
        return Map.of(
                "acme.Order",
                "package acme; import dev.wirespeed.Wire; " + annotation + " public record Order(Item item) {}",
                "acme.Item",
                ITEM);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@Wire",
                "@Wire(formats = {})",
                "@Wire(formats = Wire.Format.JSON)",
                "@Wire(formats = {Wire.Format.JSON, Wire.Format.JSON})"
            })
    void whatIsReachedFollowsWhatIsAnnotated(String annotation) {
        for (List<String> options : List.of(List.<String>of(), List.of("-Awirespeed.formats=json"))) {
            assertThat(Compilation.of(order(annotation), options).succeeded().generatedNames())
                    .containsExactly("acme.Item_JsonCodec", "acme.Order_JsonCodec");
        }
    }

    /** The annotation comes from a later wirespeed-codec than the processor. */
    @Test
    void aFormatOfALaterVersionIsAnError() {
        Map<String, String> sources = new HashMap<>(order("@Wire(formats = {Wire.Format.JSON, Wire.Format.SMILE})"));
        sources.put(
                "dev.wirespeed.Wire",
                "package dev.wirespeed; public @interface Wire { enum Format { JSON, SMILE } Format[] formats() default {}; }");
        assertThat(Compilation.of(sources).problems())
                .extracting(problem -> problem.getLineNumber() + " " + problem.getMessage(Locale.ROOT))
                .containsExactly("1 " + Problem.UNKNOWN_FORMAT.message("SMILE"));
    }

    @Test
    void anAnnotationGoesBeforeTheOption() {
        Map<String, String> silent = order("@Wire");
        assertThat(Compilation.by(List.of(new OnlyIfNamed()), silent)
                        .succeeded()
                        .generatedNames())
                .isEmpty();
        Map<String, String> named = order("@Wire(formats = Wire.Format.JSON)");
        assertThat(Compilation.by(List.of(new OnlyIfNamed()), named).succeeded().generatedNames())
                .containsExactly("acme.Item_JsonCodec", "acme.Order_JsonCodec");
    }

    @Test
    void targetsOfMixinsFollowTheAnnotation() {
        String mixins = "mixins = @Wire.Mixin(target = Base.class, source = Order.class)";
        Map<String, String> silent = Map.of(
                "acme.Order",
                "package acme; import dev.wirespeed.Wire; @Wire(" + mixins + ") public class Order {}",
                "acme.Base",
                "package acme; public class Base {}");
        assertThat(Compilation.by(List.of(new OnlyIfNamed()), silent)
                        .succeeded()
                        .generatedNames())
                .isEmpty();
        Map<String, String> named = Map.of(
                "acme.Order",
                "package acme; import dev.wirespeed.Wire; @Wire(formats = Wire.Format.JSON, " + mixins
                        + ") public class Order {}",
                "acme.Base",
                "package acme; public class Base {}");
        assertThat(Compilation.by(List.of(new OnlyIfNamed()), named).succeeded().generatedNames())
                .containsExactly("acme.Base_JsonCodec", "acme.Order_JsonCodec");
    }

    @Test
    void theAnnotationHasTheFormatsThatThereAre() {
        assertThat(Arrays.stream(Format.values()).map(Enum::name))
                .containsExactlyElementsOf(
                        Arrays.stream(Wire.Format.values()).map(Enum::name).toList());
    }

    @Test
    void codecsOfEachFormatHaveNamesOfTheirOwn() {
        CodecName order = new CodecName("acme", "Order", "");
        assertThat(Arrays.stream(Format.values()).map(format -> Emitters.className(format, order)))
                .doesNotHaveDuplicates();
    }

    /** Makes codecs of a format that the option does not name. */
    private static final class OnlyIfNamed extends AbstractProcessor {
        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of(Wire.class.getName());
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            Problems problems = new Problems(processingEnv.getMessager(), element -> Dialect.JACKSON3);
            OptionParser parser = new OptionParser(Map.of(), problems);
            FormatCodecs codecs =
                    new FormatCodecs(processingEnv, problems, Format.JSON, false, parser.first(), List.of());
            Set<TypeElement> annotated = new LinkedHashSet<>();
            round.getElementsAnnotatedWith(Wire.class).forEach(each -> annotated.add((TypeElement) each));
            codecs.addSources(Set.copyOf(round.getRootElements()), false);
            codecs.addMixins(Set.copyOf(annotated));
            annotated.forEach(codecs::process);
            annotated.forEach(codecs::processTargets);
            return false;
        }
    }
}
