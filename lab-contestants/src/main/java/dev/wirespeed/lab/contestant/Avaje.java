package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.Item;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.clients.Client;
import dev.wirespeed.lab.workload.clients.Clients;
import dev.wirespeed.lab.workload.media.Image;
import dev.wirespeed.lab.workload.media.Media;
import dev.wirespeed.lab.workload.media.MediaContent;
import dev.wirespeed.lab.workload.numbers.Numbers;
import dev.wirespeed.lab.workload.numbers.Point;
import dev.wirespeed.lab.workload.people.Address;
import dev.wirespeed.lab.workload.people.Contact;
import dev.wirespeed.lab.workload.people.People;
import dev.wirespeed.lab.workload.people.Person;
import dev.wirespeed.lab.workload.text.Article;
import dev.wirespeed.lab.workload.text.Comment;
import dev.wirespeed.lab.workload.users.Friend;
import dev.wirespeed.lab.workload.users.User;
import dev.wirespeed.lab.workload.users.Users;
import dev.wirespeed.lab.workload.wide.Wide;
import io.avaje.jsonb.Json;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** avaje-jsonb, whose annotation processor generates the adapters, with nulls written. */
@Json.Import({
    SmallDto.class,
    BigDto.class,
    Item.class,
    MediaContent.class,
    Media.class,
    Image.class,
    Users.class,
    User.class,
    Friend.class,
    Numbers.class,
    Point.class,
    Article.class,
    Comment.class,
    Wide.class,
    People.class,
    Person.class,
    Address.class,
    Contact.class,
    Clients.class,
    Client.class,
    Client.Partner.class,
    Client.Purchase.class
})
public final class Avaje implements Contestant {
    @Override
    public String id() {
        return "avaje-jsonb";
    }

    @Override
    public String title() {
        return "avaje-jsonb";
    }

    @Override
    public String version() {
        return Versions.of("avaje-jsonb");
    }

    @Override
    public Set<Trait> traits() {
        return Set.of(Trait.SKIPS_CHECKS);
    }

    @Override
    public Optional<Generation> generation() {
        return Optional.of(new Generation(
                "io.avaje.jsonb.generator.JsonbProcessor",
                List.of(),
                "@io.avaje.jsonb.Json.Import({${types}})\npublic final class ${name} {}"));
    }

    @Override
    public boolean bindsGenericTypes() {
        return true;
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        JsonType<T> type = Jsonb.builder().serializeNulls(true).build().type(workload.javaType());
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) {
                return type.toJsonBytes(model);
            }

            @Override
            public T read(byte[] document) {
                return type.fromJson(document);
            }
        };
    }
}
