package dev.wirespeed.lab.contestant.protobuf;

import com.google.protobuf.MessageLite;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.Contacts;
import dev.wirespeed.lab.workload.MutableContacts;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.TelemetryBatch;
import dev.wirespeed.lab.workload.TelemetryRecord;
import dev.wirespeed.lab.workload.media.MediaContent;
import dev.wirespeed.lab.workload.numbers.Numbers;
import dev.wirespeed.lab.workload.text.Article;
import dev.wirespeed.lab.workload.users.Users;
import java.io.IOException;
import java.util.Map;

/**
 * The message of a type.
 *
 * @param <T> the type
 * @param <M> the class that protoc generated for it
 */
public interface Messages<T, M extends MessageLite> {

    /** One for each type that there is a message for. */
    Map<Class<?>, Messages<?, ?>> ALL = Map.of(
            SmallDto.class, new SmallMessages(),
            BigDto.class, new BigMessages(),
            TelemetryBatch.class, new TelemetryMessages(),
            TelemetryRecord.class, new TelemetryRecordMessages(),
            Contacts.class, new ContactsMessages(),
            MutableContacts.class, new MutableContactsMessages(),
            MediaContent.class, new MediaMessages(),
            Users.class, new UsersMessages(),
            Numbers.class, new NumbersMessages(),
            Article.class, new ArticleMessages());

    M toMessage(T value);

    /** Converts back; what can't be absent in a value must be there. */
    T fromMessage(M message) throws IOException;

    M parse(byte[] document) throws IOException;

    /** The message of a type that there is one for. */
    @SuppressWarnings("unchecked") // each type maps to its own message
    static <T> Messages<T, ?> of(Class<T> type) throws CannotBindException {
        Messages<?, ?> messages = ALL.get(type);
        if (messages != null) {
            return (Messages<T, ?>) messages;
        }
        throw new CannotBindException("there is no message for " + type.getSimpleName());
    }
}
