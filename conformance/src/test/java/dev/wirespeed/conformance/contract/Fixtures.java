package dev.wirespeed.conformance.contract;

import dev.wirespeed.TypeRef;
import dev.wirespeed.conformance.Rich;
import dev.wirespeed.conformance.fixture.Recursion.Chain;
import dev.wirespeed.conformance.fixture.Recursion.Tree;
import dev.wirespeed.conformance.fixture.Scalars.IntValue;
import dev.wirespeed.conformance.fixture.Theme;
import dev.wirespeed.conformance.fixture.Themes;
import dev.wirespeed.conformance.fixture.Views;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** What formats are tried with. */
final class Fixtures {
    /** How many values of each type. */
    static final int COUNT = Integer.getInteger("wirespeed.contract.count", 2);

    static final String THEMES = "dev.wirespeed.conformance.contract.Fixtures#themes";
    static final String TYPES = "dev.wirespeed.conformance.contract.Fixtures#types";
    static final String REFERENCES = "dev.wirespeed.conformance.contract.Fixtures#references";
    static final String VIEWS = "dev.wirespeed.conformance.contract.Fixtures#views";

    private Fixtures() {}

    static Stream<Theme> themes() {
        return Themes.all().stream();
    }

    static Stream<Class<?>> types() {
        return themes().flatMap(theme -> theme.types().stream());
    }

    static Stream<TypeRef<?>> references() {
        return Stream.of(
                new TypeRef<IntValue>() {},
                new TypeRef<IntValue[]>() {},
                new TypeRef<List<Rich>>() {},
                new TypeRef<List<List<IntValue>>[]>() {},
                new TypeRef<Map<UUID, Tree>>() {},
                new TypeRef<Map<UUID, Optional<Integer>>>() {},
                new TypeRef<Set<IntValue>>() {},
                new TypeRef<Optional<Chain>>() {});
    }

    /** Views, and classes whose properties are in some of them. */
    static Stream<Arguments> views() {
        List<Class<?>> classes = List.of(
                Views.Account.class,
                Views.Plain.class,
                Views.Defaults.class,
                Views.Sides.class,
                Views.Open.class,
                Views.Figure.class,
                Views.Made.class,
                Views.Boxed.class,
                Views.Wide.class,
                Views.Around.class,
                Views.Everything.class);
        return Stream.of(Views.Public.class, Views.Internal.class, Views.Audit.class, Object.class)
                .flatMap(view -> classes.stream().map(type -> Arguments.of(view, type)));
    }
}
