package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.TelemetryBatch;
import dev.wirespeed.lab.workload.TelemetryRecord;
import us.hebi.quickbuf.ProtoMessage;

/**
 * The message of a type.
 *
 * @param <T> the type
 * @param <M> the class that QuickBuffers generated for it
 */
public interface QuickMessages<T, M extends ProtoMessage<M>> {

    M toMessage(T value);

    T fromMessage(M message);

    M empty();

    /** The message of a type that there is one for. */
    @SuppressWarnings("unchecked") // the type was compared
    static <T> QuickMessages<T, ?> of(Class<T> type) throws CannotBindException {
        if (type == SmallDto.class) {
            return (QuickMessages<T, ?>) new QuickSmall();
        }
        if (type == BigDto.class) {
            return (QuickMessages<T, ?>) new QuickBig();
        }
        if (type == TelemetryBatch.class) {
            return (QuickMessages<T, ?>) new QuickTelemetry();
        }
        if (type == TelemetryRecord.class) {
            return (QuickMessages<T, ?>) new QuickTelemetryRecord();
        }
        throw new CannotBindException("there is no message for " + type.getSimpleName());
    }
}
