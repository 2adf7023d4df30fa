package dev.wirespeed.lab.contestant.protobuf;

import com.google.protobuf.MessageLite;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.Contacts;
import dev.wirespeed.lab.workload.MutableContacts;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.TelemetryBatch;
import dev.wirespeed.lab.workload.TelemetryRecord;
import java.io.IOException;

/**
 * The message of a type.
 *
 * @param <T> the type
 * @param <M> the class that protoc generated for it
 */
public interface Messages<T, M extends MessageLite> {

    M toMessage(T value);

    /** Converts back; what can't be absent in a value must be there. */
    T fromMessage(M message) throws IOException;

    M parse(byte[] document) throws IOException;

    /** The message of a type that there is one for. */
    @SuppressWarnings("unchecked") // the type was compared
    static <T> Messages<T, ?> of(Class<T> type) throws CannotBindException {
        if (type == SmallDto.class) {
            return (Messages<T, ?>) new SmallMessages();
        }
        if (type == BigDto.class) {
            return (Messages<T, ?>) new BigMessages();
        }
        if (type == TelemetryBatch.class) {
            return (Messages<T, ?>) new TelemetryMessages();
        }
        if (type == TelemetryRecord.class) {
            return (Messages<T, ?>) new TelemetryRecordMessages();
        }
        if (type == Contacts.class) {
            return (Messages<T, ?>) new ContactsMessages();
        }
        if (type == MutableContacts.class) {
            return (Messages<T, ?>) new MutableContactsMessages();
        }
        throw new CannotBindException("there is no message for " + type.getSimpleName());
    }
}
