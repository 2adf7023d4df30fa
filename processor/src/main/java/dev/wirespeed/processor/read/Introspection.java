package dev.wirespeed.processor.read;

import dev.wirespeed.processor.model.Options;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;

/** The properties of classes, each found once for one direction and the options of the codec that asks. */
final class Introspection {
    private record Key(String type, boolean writing, Options options) {}

    private final Compiler compiler;
    private final Map<Key, Candidates> known = new HashMap<>();

    Introspection(Compiler compiler) {
        this.compiler = compiler;
    }

    /** The properties that a class is written with; what is wrong with them is reported. */
    Candidates written(Hierarchy hierarchy, Element user) {
        return reported(of(hierarchy, true), user);
    }

    /** The properties that a class is read with; what is wrong with them is reported. */
    Candidates read(Hierarchy hierarchy, Element user) {
        return reported(of(hierarchy, false), user);
    }

    /** The properties that a builder is given; what is wrong with them is reported. */
    Candidates ofBuilder(Hierarchy builder, String prefix, Element user) {
        return reported(new Candidates(compiler, builder, false, Naming.ofBuilder(prefix)), user);
    }

    private Candidates reported(Candidates candidates, Element user) {
        candidates.findings.forEach(finding -> compiler.report(finding, user));
        return candidates;
    }

    /** The same, whatever is wrong with them. */
    Candidates of(Hierarchy hierarchy, boolean writing) {
        Key key = new Key(hierarchy.type.toString(), writing, compiler.options());
        return known.computeIfAbsent(key, k -> new Candidates(compiler, hierarchy, writing));
    }

    /** Forgets all classes, since what they mention may be there in the next round. */
    void forget() {
        known.clear();
    }
}
