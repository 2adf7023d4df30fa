package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.contestant.hand.BigDtoCodec;
import dev.wirespeed.lab.contestant.hand.SmallDtoCodec;
import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.Workload;
import java.util.Set;

/**
 * A codec that a careful person wrote for these very types, with public API only.
 *
 * <p>Unlike Jackson it wants every property that can't be null, and takes no text for a number.
 */
public final class HandWritten implements Contestant {
    @Override
    public String id() {
        return "hand-written";
    }

    @Override
    public String title() {
        return "Hand-written";
    }

    @Override
    public String version() {
        return Versions.of("wirespeed");
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.HAND_WRITTEN);
    }

    @Override
    @SuppressWarnings("unchecked") // the type was compared
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        if (workload.type() == SmallDto.class) {
            return (Binding<T, ?>) new SmallDtoCodec();
        }
        if (workload.type() == BigDto.class) {
            return (Binding<T, ?>) new BigDtoCodec();
        }
        throw new CannotBindException("written by hand for SmallDto and BigDto only, not for "
                + workload.type().getSimpleName());
    }
}
