package dev.wirespeed.processor.emit.json;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.wirespeed.processor.emit.Notation;
import dev.wirespeed.processor.emit.RuntimeClass;
import dev.wirespeed.processor.model.ScalarKind;
import dev.wirespeed.processor.model.Shape;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The code of JSON, with objects by name or by place. */
public final class JsonNotation implements Notation {
    @Override
    public String title() {
        return "JSON";
    }

    @Override
    public ClassName runtime(RuntimeClass each) {
        return JsonRuntime.of(each);
    }

    @Override
    public CodeBlock value(ScalarKind kind, CodeBlock value) {
        return CodeBlock.of("$L($L)", kind == ScalarKind.OBJECT ? "object" : "value", value);
    }

    @Override
    public CodeBlock value(CodeBlock by, CodeBlock value) {
        return CodeBlock.of("value($L, $L)", by, value);
    }

    @Override
    public CodeBlock nothing() {
        return CodeBlock.of("out.nullValue()");
    }

    @Override
    public Begin begin(Container container) {
        return switch (container) {
            case ARRAY -> new Begin(CodeBlock.of("out.beginArray()"), "out.beginArray($1N, $1N.isEmpty())");
            case ITERABLE -> new Begin(CodeBlock.of("out.beginArray()"), "out.beginIterable($1N)");
            case MAP -> new Begin(CodeBlock.of("out.beginObject()"), "out.beginObject($1N)");
        };
    }

    @Override
    public CodeBlock end(Container container) {
        return CodeBlock.of(container == Container.MAP ? "out.endObject()" : "out.endArray()");
    }

    @Override
    public CodeBlock key(ScalarKind kind, CodeBlock value) {
        return kind == ScalarKind.STRING
                ? CodeBlock.of("out.key($L)", value)
                : CodeBlock.of("$T.write(out, $L)", JsonRuntime.KEYS, value);
    }

    @Override
    public CodeBlock keyOfEnum(CodeBlock table, CodeBlock value) {
        return CodeBlock.of("$T.write(out, $L, $L)", JsonRuntime.KEYS, table, value);
    }

    @Override
    public CodeBlock sorted(CodeBlock entries) {
        return CodeBlock.of("$T.sorted(out, $L)", JsonRuntime.KEYS, entries);
    }

    @Override
    public CodeBlock read(ScalarKind kind) {
        return CodeBlock.of("in.$L()", reader(kind));
    }

    @Override
    public CodeBlock read(CodeBlock codec) {
        return CodeBlock.of("in.read($L)", codec);
    }

    @Override
    public CodeBlock readEnum(CodeBlock table) {
        return CodeBlock.of("in.readEnum($L)", table);
    }

    @Override
    public CodeBlock readFromText(ScalarKind kind) {
        return kind == ScalarKind.BOOLEAN
                ? CodeBlock.of("in.readTrueOrFalse()")
                : CodeBlock.of("in.present().$L()", reader(kind));
    }

    @Override
    public CodeBlock codec(Shape.Coded coded) {
        return JsonForms.codec(coded);
    }

    @Override
    public CodeBlock keys(Shape.Key key) {
        return JsonForms.keys(key);
    }

    @Override
    public CodeBlock isNothing() {
        return CodeBlock.of("in.isNull()");
    }

    @Override
    public CodeBlock isNoNumber() {
        return CodeBlock.of("in.isEmptyNumber()");
    }

    @Override
    public CodeBlock isList() {
        return CodeBlock.of("in.isArray()");
    }

    @Override
    public CodeBlock hasNoParts() {
        return CodeBlock.of("in.kind() != $T.OBJECT && in.kind() != $T.ARRAY", JsonRuntime.KIND, JsonRuntime.KIND);
    }

    @Override
    public CodeBlock elements() {
        return CodeBlock.of("for (boolean more = in.beginArray(); more; more = in.nextElement())");
    }

    @Override
    public CodeBlock entries() {
        return CodeBlock.of("for (boolean more = in.beginObject(); more; more = in.nextField())");
    }

    @Override
    public CodeBlock readKey(ScalarKind kind) {
        return kind == ScalarKind.STRING
                ? CodeBlock.of("in.name()")
                : CodeBlock.of("$T.$L(in)", JsonRuntime.KEYS, reader(kind).replace("OrNull", ""));
    }

    @Override
    public CodeBlock readKeyOfEnum(CodeBlock table) {
        return CodeBlock.of("$T.readEnum(in, $L)", JsonRuntime.KEYS, table);
    }

    @Override
    public CodeBlock mismatch(String expected) {
        return CodeBlock.of("throw in.mismatch($S)", expected);
    }

    /** The reader's method for a value: {@code readLocalDate}, {@code readIntOrNull}. */
    private static String reader(ScalarKind kind) {
        boolean orNull = kind.isBoxed() || kind.isOptional();
        String name = Stream.of(kind.name().split("_"))
                .skip(orNull ? 1 : 0)
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
        return "read" + name + (orNull ? "OrNull" : "");
    }
}
