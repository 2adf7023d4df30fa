package dev.wirespeed.conformance.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.Limits;
import dev.wirespeed.TypeRef;
import dev.wirespeed.WireFormat;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.fixture.Recursion.Chain;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import dev.wirespeed.conformance.fixture.Views;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a format says of itself, with any settings. */
interface FactsContract extends Subject {
    /** RFC 9110, 5.6.2. */
    String TOKEN = "[\\w!#$%&'*+.^`|~-]+";

    /** RFC 9110, 8.3.1. */
    Pattern MEDIA_TYPE = Pattern.compile(TOKEN + "/" + TOKEN + "( *; *" + TOKEN + "=" + TOKEN + ")*");

    private Stream<WireFormat> settings() {
        return Stream.of(
                format().limits(Limits.standard().depth(7)),
                format().view(Views.Public.class),
                format().select("id"),
                format().allow(type -> false));
    }

    @Test
    default void mediaTypesAreParseable() {
        List<String> mediaTypes = format().mediaTypes();

        assertThat(mediaTypes).isNotEmpty().doesNotHaveDuplicates().allMatch(MEDIA_TYPE.asMatchPredicate());
        assertThat(mediaTypes.get(0)).as("the one to send").doesNotContain("*");
        assertThat(settings()).extracting(WireFormat::mediaTypes).containsOnly(mediaTypes);
    }

    @Test
    default void typesWithCodecsAreHandled() {
        assertHandled(
                true,
                Rich.class,
                Views.Account.class,
                new TypeRef<List<Rich>>() {}.type(),
                new TypeRef<List<List<IntValue>>[]>() {}.type(),
                new TypeRef<Optional<Chain>>() {}.type());
    }

    @Test
    default void typesWithoutCodecsAreNot() {
        assertHandled(false, FactsContract.class, new TypeRef<List<FactsContract>>() {}.type());
    }

    private void assertHandled(boolean handled, Type... types) {
        for (Type type : types) {
            assertThat(Stream.concat(Stream.of(format()), settings()))
                    .extracting(format -> format.handles(type))
                    .as(type.getTypeName())
                    .containsOnly(handled);
        }
    }
}
