package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.contestant.hand.ArticleCodec;
import dev.wirespeed.lab.contestant.hand.BigDtoCodec;
import dev.wirespeed.lab.contestant.hand.CatalogCodec;
import dev.wirespeed.lab.contestant.hand.GithubEventsCodec;
import dev.wirespeed.lab.contestant.hand.MediaContentCodec;
import dev.wirespeed.lab.contestant.hand.NumbersCodec;
import dev.wirespeed.lab.contestant.hand.SmallDtoCodec;
import dev.wirespeed.lab.contestant.hand.UsersCodec;
import dev.wirespeed.lab.contestant.hand.WideCodec;
import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.SmallDto;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.citm.Catalog;
import dev.wirespeed.lab.workload.github.GithubEvents;
import dev.wirespeed.lab.workload.media.MediaContent;
import dev.wirespeed.lab.workload.numbers.Numbers;
import dev.wirespeed.lab.workload.text.Article;
import dev.wirespeed.lab.workload.users.Users;
import dev.wirespeed.lab.workload.wide.Wide;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A codec that a careful person wrote for these very types, with public API only.
 *
 * <p>Unlike Jackson it wants every property that can't be null, and takes no text for a number.
 */
public final class HandWritten implements Contestant {
    private static final Map<Class<?>, Supplier<? extends Binding.Direct<?>>> CODECS = Map.of(
            SmallDto.class, SmallDtoCodec::new,
            BigDto.class, BigDtoCodec::new,
            MediaContent.class, MediaContentCodec::new,
            Users.class, UsersCodec::new,
            Numbers.class, NumbersCodec::new,
            Article.class, ArticleCodec::new,
            Wide.class, WideCodec::new,
            Catalog.class, CatalogCodec::new,
            GithubEvents.class, GithubEventsCodec::new);

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
    @SuppressWarnings("unchecked") // each type maps to its own codec
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        Supplier<? extends Binding.Direct<?>> codec = CODECS.get(workload.type());
        if (codec != null) {
            return (Binding<T, ?>) codec.get();
        }
        throw new CannotBindException("written by hand for some types of the lab only, not for "
                + workload.type().getSimpleName());
    }
}
