package dev.wirespeed.processor.emit.json;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.wirespeed.processor.model.Accessor;
import dev.wirespeed.processor.model.Form;
import dev.wirespeed.processor.model.Shape;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The codecs of the run time for values and keys without parts. */
final class JsonForms {
    /** The class of constants that has the codec of one of the JDK's. */
    private static final Map<String, ClassName> HOMES = new HashMap<>();

    static {
        for (String number : new String[] {"Number", "AtomicInteger", "AtomicLong", "AtomicBoolean"}) {
            HOMES.put(number, JsonRuntime.NUMBERS);
        }
        for (String time :
                new String[] {"Year", "YearMonth", "MonthDay", "Month", "OffsetTime", "Period", "ZoneId", "ZoneOffset"
                }) {
            HOMES.put(time, JsonRuntime.TIMES);
        }
    }

    private JsonForms() {}

    /** The codec of a value. */
    static CodeBlock codec(Shape.Coded coded) {
        if (coded.form() instanceof Form.Time time) {
            return time(time, ((ClassName) coded.type()).simpleName());
        } else if (coded.form() instanceof Form.AsText) {
            boolean bool = coded.type().box().equals(TypeName.BOOLEAN.box());
            return CodeBlock.of("$T.$L", JsonRuntime.TEXTS, bool ? "BOOLEAN" : "NUMBER");
        } else if (coded.form() instanceof Form.AsNumber) {
            return CodeBlock.of("$T.BOOLEAN", JsonRuntime.NUMBERS);
        } else if (coded.form() instanceof Form.Raw) {
            return CodeBlock.of("$T.RAW", JsonRuntime.TEXTS);
        } else if (coded.type() instanceof ArrayTypeName) {
            return CodeBlock.of("$T.BYTES", JsonRuntime.NUMBERS);
        }
        String name = ((ClassName) coded.type()).simpleName();
        return CodeBlock.of("$T.$L", HOMES.getOrDefault(name, JsonRuntime.TEXTS), constant(name));
    }

    private static CodeBlock time(Form.Time form, String type) {
        CodeBlock.Builder made = CodeBlock.builder().add("$T.format()", JsonRuntime.TIME_FORMAT);
        if (!form.pattern().isEmpty()) {
            made.add(".pattern($S)", form.pattern());
        }
        if (!form.locale().isEmpty()) {
            made.add(".locale($S)", form.locale());
        }
        if (!form.zone().isEmpty()) {
            made.add(".zone($S)", form.zone());
        }
        form.shape().ifPresent(shape -> made.add(".shape($T.$L)", JsonRuntime.SHAPE, shape));
        addFeature(made, "adjusting", form.adjusting());
        addFeature(made, "readingNanoseconds", form.readingNanoseconds());
        addFeature(made, "writingZone", form.writingZone());
        addFeature(made, "writingNanoseconds", form.writingNanoseconds());
        if (form.ignoringCase()) {
            made.add(".ignoringCase()");
        }
        return made.add(".$L()", Character.toLowerCase(type.charAt(0)) + type.substring(1))
                .build();
    }

    private static void addFeature(CodeBlock.Builder made, String call, Optional<Boolean> said) {
        said.ifPresent(value -> made.add(".$L($L)", call, value));
    }

    /** The keys of a map. */
    static CodeBlock keys(Shape.Key key) {
        ClassName type = (ClassName) key.type();
        if (key.code().isEmpty()) {
            return CodeBlock.of("$T.$L", JsonRuntime.KEYS, constant(type.simpleName()));
        }
        Shape.KeyCode code = key.code().get();
        CodeBlock made = code.factory()
                .map(factory -> CodeBlock.of("text -> $T.$N(text)", type, factory))
                .orElse(CodeBlock.of("text -> new $T(text)", type));
        return CodeBlock.of(
                "$T.of($S, key -> $L, $L)",
                JsonRuntime.KEY,
                "a " + type.simpleName(),
                code.text().map(JsonForms::text).orElse(CodeBlock.of("key.toString()")),
                made);
    }

    private static CodeBlock text(Accessor part) {
        CodeBlock access = part instanceof Accessor.Call call
                ? CodeBlock.of("key.$N()", call.method())
                : CodeBlock.of("key.$N", ((Accessor.Field) part).field());
        return CodeBlock.of("$T.text($L)", JsonRuntime.KEYS, access);
    }

    /** {@code YEAR_MONTH} for {@code YearMonth}. */
    private static String constant(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT);
    }
}
