package dev.wirespeed.conformance.generator;

import java.util.List;
import java.util.Optional;

/** Prints views, some of which extend others, and marks what is in them. */
final class Views {
    private final Scope scope;
    private final Draw draw;

    Views(Scope scope) {
        this.scope = scope;
        this.draw = scope.draw;
    }

    void print() {
        for (int i = 1 + draw.below(4); i > 0; i--) {
            String name = scope.fresh(Fixture.VIEW);
            String wider = scope.views.isEmpty() || draw.oneIn(3) ? "" : " extends " + draw.of(scope.views);
            scope.out.line("public interface " + name + wider + " {}");
            scope.views.add(name);
        }
    }

    /** An annotation once in so many times, if there are views. */
    Optional<String> mark(int times) {
        if (scope.views.isEmpty() || !draw.oneIn(times)) {
            return Optional.empty();
        }
        List<String> chosen = draw.some(draw.oneIn(4) ? draw.below(3) : 1, scope.views);
        return Optional.of("@JsonView({"
                + String.join(", ", chosen.stream().map(view -> view + ".class").toList()) + "})");
    }
}
