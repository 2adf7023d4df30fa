package dev.wirespeed.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.NameAllocator;
import dev.wirespeed.processor.model.Construction;
import dev.wirespeed.processor.model.Mutator;
import dev.wirespeed.processor.model.Nulls;
import dev.wirespeed.processor.model.Property;
import dev.wirespeed.processor.model.Shape;
import dev.wirespeed.processor.model.Struct;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Which properties of an object that a creator makes have been in the document: a bit for each in the order of their
 * names, in one local for 64 of them.
 *
 * <p>Where names come as expected there are bits only for those whose values don't tell that they were missing:
 * settings that ask for the others, too, have no name expected. Where what comes again has to be found out all have
 * one.
 */
final class GivenProperties {
    private final Struct struct;
    private final Construction.Creator creator;
    private final List<Property> readable;
    private final List<String> masks = new ArrayList<>();
    private final boolean notesAll;

    /** @param notesAll whether what comes again has to be found out */
    GivenProperties(Struct struct, Construction.Creator creator, NameAllocator names, boolean notesAll) {
        this.struct = struct;
        this.creator = creator;
        this.notesAll = notesAll;
        readable = struct.readable();
        if (readable.stream().anyMatch(GivenProperties::isArgument)) {
            for (int from = 0; from < readable.size(); from += Long.SIZE) {
                masks.add(names.newName("given"));
            }
        }
    }

    static boolean isArgument(Property property) {
        return property.input().isPresent() && property.input().get().mutator() instanceof Mutator.Argument;
    }

    /** Adds the statements before the first property. */
    void begin(MethodSpec.Builder method) {
        masks.forEach(mask -> method.addStatement("long $N = 0", mask));
    }

    /** Notes that a property was read, if its value does not tell or all are noted. */
    void note(MethodSpec.Builder method, Property property) {
        Property.Input input = property.input().orElseThrow();
        boolean asked =
                isArgument(property) && (input.shape().type().isPrimitive() || CreatorTarget.isChecked(property));
        if (asked || (notesAll && !masks.isEmpty())) {
            method.addStatement("$N |= $L", mask(property), bit(property));
        }
    }

    /** Notes that the property is read whose index is in a local; it may have been read before. */
    void noteAny(MethodSpec.Builder method) {
        for (int i = 0; i < masks.size(); i++) {
            CodeBlock index = i == 0 ? CodeBlock.of("field") : CodeBlock.of("field - $L", i * Long.SIZE);
            method.addStatement("$N = in.given($N, $L)", masks.get(i), masks.get(i), index);
        }
    }

    /** A condition, for one that is a primitive or checked. */
    CodeBlock isMissing(Property property) {
        return CodeBlock.of("($N & $L) == 0", mask(property), bit(property));
    }

    /** Whether there can be a value for each argument. */
    boolean mayBeAll() {
        return unread().isEmpty() && struct.unwrapped().stream().noneMatch(GivenProperties::isArgument);
    }

    /** A condition for values of all arguments, where all are noted. */
    CodeBlock isAll() {
        return IntStream.range(0, masks.size())
                .filter(i -> bits(i, GivenProperties::isArgument) != 0)
                .mapToObj(i -> {
                    String arguments = literal(bits(i, GivenProperties::isArgument));
                    return CodeBlock.of("($N & $L) == $L", masks.get(i), arguments, arguments);
                })
                .collect(CodeBlock.joining(" && "));
    }

    private String mask(Property property) {
        return masks.get(readable.indexOf(property) / Long.SIZE);
    }

    private String bit(Property property) {
        return literal(1L << readable.indexOf(property));
    }

    private static String literal(long bits) {
        return bits == 0 ? "0" : "0x" + Long.toHexString(bits) + "L";
    }

    /** The bits of some of the properties that have theirs in one of the locals. */
    private long bits(int mask, Predicate<Property> some) {
        return inMask(mask)
                .filter(i -> some.test(readable.get(i)))
                .mapToLong(i -> 1L << i)
                .reduce(0, (a, b) -> a | b);
    }

    private IntStream inMask(int mask) {
        return IntStream.range(mask * Long.SIZE, Math.min((mask + 1) * Long.SIZE, readable.size()));
    }

    /** Refuses what a mapper with stricter settings does. */
    void check(MethodSpec.Builder method, Map<String, String> locals) {
        List<CodeBlock> checks = new ArrayList<>();
        for (int i = 0; i < masks.size(); i++) {
            long arguments = bits(i, GivenProperties::isArgument);
            if (arguments != 0) {
                checks.add(CodeBlock.of(
                        "in.checkArguments($N, $L, $L, $L)",
                        masks.get(i),
                        literal(arguments),
                        literal(bits(i, GivenProperties::isZeroIfMissing)),
                        anyNull(inMask(i).mapToObj(readable::get).toList(), locals)));
            }
        }
        checkOthers(checks, locals);
        if (!checks.isEmpty()) {
            method.beginControlFlow("if (in.checksArguments())");
            checks.forEach(check -> method.addStatement("$L", check));
            method.endControlFlow();
        }
    }

    /** Arguments that are never missing, and those that nothing is read for. */
    private void checkOthers(List<CodeBlock> checks, Map<String, String> locals) {
        if (struct.unwrapped().stream().anyMatch(GivenProperties::isArgument)) {
            checks.add(CodeBlock.of("in.checkArguments(0, 0, 0, $L)", anyNull(struct.unwrapped(), locals)));
        }
        List<Shape> unread = unread();
        if (!unread.isEmpty()) {
            boolean anyZero = unread.stream().anyMatch(shape -> shape.type().isPrimitive());
            boolean anyNull = unread.stream()
                    .anyMatch(shape -> ValueReading.absent(shape).toString().equals("null"));
            checks.add(CodeBlock.of("in.checkArguments(0, 1, $L, $L)", anyZero ? 1 : 0, anyNull));
        }
    }

    private List<Shape> unread() {
        Set<Integer> read = new HashSet<>();
        for (Property property : struct.properties()) {
            if (isArgument(property)) {
                read.add(((Mutator.Argument) property.input().orElseThrow().mutator()).index());
            }
        }
        return IntStream.range(0, creator.arguments().size())
                .filter(i -> !read.contains(i))
                .mapToObj(creator.arguments()::get)
                .toList();
    }

    /** Whether an argument is 0 where nothing is there to say otherwise. */
    private static boolean isZeroIfMissing(Property property) {
        Property.Input input = property.input().orElseThrow();
        return isArgument(property)
                && input.shape().type().isPrimitive()
                && input.nulls() != Nulls.EMPTY
                && !(input.shape() instanceof Shape.LeftToJackson);
    }

    /** Whether one of the arguments among these is null, as a condition. */
    private static CodeBlock anyNull(List<Property> properties, Map<String, String> locals) {
        List<CodeBlock> nulls = properties.stream()
                .filter(GivenProperties::isArgument)
                .filter(each -> !each.input().orElseThrow().shape().type().isPrimitive())
                .map(each -> CodeBlock.of("$N == null", locals.get(each.name())))
                .toList();
        return nulls.isEmpty() ? CodeBlock.of("false") : CodeBlock.join(nulls, "$W|| ");
    }
}
