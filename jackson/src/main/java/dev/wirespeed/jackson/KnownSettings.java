package dev.wirespeed.jackson;

import dev.wirespeed.jackson.internal.Recent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfigBase;

/** The recent settings of one mapper's configurations: the same object for all that are equal. */
final class KnownSettings {
    private final Recent<ComparedSettings> recent = new Recent<>();

    /** The settings of a configuration. */
    ComparedSettings of(MapperConfigBase<?, ?> config) {
        List<ComparedSettings> all = recent.all();
        for (int i = 0; i < all.size(); i++) { // for each value: no iterator
            ComparedSettings each = all.get(i);
            if (each.isKept(config)) {
                return each;
            }
        }
        ComparedSettings known = find(config);
        return known == null ? add(config) : known;
    }

    private @Nullable ComparedSettings find(MapperConfigBase<?, ?> config) {
        List<ComparedSettings> all = recent.all();
        for (int i = 0; i < all.size(); i++) {
            ComparedSettings each = all.get(i);
            if (each.areOf(config)) {
                each.keep(config);
                return each;
            }
        }
        return null;
    }

    private synchronized ComparedSettings add(MapperConfigBase<?, ?> config) {
        ComparedSettings known = find(config);
        if (known == null) {
            known = new ComparedSettings(config);
            recent.add(known);
        }
        return known;
    }
}
