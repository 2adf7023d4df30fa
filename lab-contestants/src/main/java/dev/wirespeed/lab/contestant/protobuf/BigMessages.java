package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.proto.Attributes;
import dev.wirespeed.lab.contestant.proto.Big;
import dev.wirespeed.lab.contestant.proto.BigItem;
import dev.wirespeed.lab.workload.BigDto;
import dev.wirespeed.lab.workload.Item;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** {@link BigDto} as a message. */
final class BigMessages implements Messages<BigDto, Big> {

    @Override
    public Big toMessage(BigDto value) {
        Big.Builder message = Big.newBuilder().setId(value.id());
        for (Item item : value.items()) {
            message.addItems(toMessage(item));
        }
        return message.build();
    }

    private static BigItem toMessage(Item item) {
        BigItem.Builder message = BigItem.newBuilder()
                .setId(item.id())
                .setSku(item.sku())
                .setTitle(item.title())
                .setPrice(item.price())
                .addAllTags(item.tags())
                .setCreatedAt(Times.toMessage(item.createdAt()));
        if (item.attrs() != null) {
            message.setAttrs(Attributes.newBuilder().putAllEntries(item.attrs()));
        }
        return message.build();
    }

    @Override
    public BigDto fromMessage(Big message) throws IOException {
        List<Item> items = new ArrayList<>(message.getItemsCount());
        for (BigItem item : message.getItemsList()) {
            items.add(fromMessage(item));
        }
        return new BigDto(message.getId(), items);
    }

    private static Item fromMessage(BigItem item) throws IOException {
        return new Item(
                item.getId(),
                item.getSku(),
                item.getTitle(),
                item.getPrice(),
                item.getTagsList(),
                item.hasAttrs() ? item.getAttrs().getEntriesMap() : null,
                Times.fromMessage(item.hasCreatedAt(), item.getCreatedAt(), "created_at"));
    }

    @Override
    public Big parse(byte[] document) throws IOException {
        return Big.parseFrom(document);
    }
}
