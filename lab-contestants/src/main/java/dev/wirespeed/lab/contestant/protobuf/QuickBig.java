package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.quickbuf.Attributes;
import dev.wirespeed.lab.contestant.quickbuf.Big;
import dev.wirespeed.lab.contestant.quickbuf.BigItem;
import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** {@link BigDto} as QuickBuffers' message, which has the entries of maps as messages of their own. */
final class QuickBig implements QuickMessages<BigDto, Big> {

    @Override
    public Big toMessage(BigDto value) {
        Big message = Big.newInstance().setId(value.id());
        value.items().forEach(item -> set(message.getMutableItems().next(), item));
        return message;
    }

    private static void set(BigItem message, Item item) {
        message.setId(item.id()).setSku(item.sku()).setTitle(item.title()).setPrice(item.price());
        item.tags().forEach(message::addTags);
        QuickSmall.set(message.getMutableCreatedAt(), item.createdAt());
        if (item.attrs() != null) {
            Attributes attrs = message.getMutableAttrs();
            item.attrs()
                    .forEach((key, value) ->
                            attrs.getMutableEntries().next().setKey(key).setValue(value));
        }
    }

    @Override
    public BigDto fromMessage(Big message) {
        List<Item> items = new ArrayList<>();
        for (BigItem item : message.getItems()) {
            items.add(item(item));
        }
        return new BigDto(message.getId(), items);
    }

    private static Item item(BigItem message) {
        List<String> tags = new ArrayList<>();
        for (int i = 0; i < message.getTags().length(); i++) {
            tags.add(message.getTags().get(i));
        }
        Map<String, String> attrs = new LinkedHashMap<>();
        if (message.hasAttrs()) {
            message.getAttrs().getEntries().forEach(entry -> attrs.put(entry.getKey(), entry.getValue()));
        }
        return new Item(
                message.getId(),
                message.getSku(),
                message.getTitle(),
                message.getPrice(),
                tags,
                message.hasAttrs() ? attrs : null,
                QuickSmall.instant(message.getCreatedAt()));
    }

    @Override
    public Big empty() {
        return Big.newInstance();
    }
}
