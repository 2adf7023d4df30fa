package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.citm.Catalog;
import java.util.List;
import tools.jackson.databind.JsonNode;

class CatalogCodecTest extends CodecContract<Catalog> {
    /** Each class has one of these. */
    private static final List<String> PROPERTIES =
            List.of("areaNames", "subTopicIds", "seatCategories", "amount", "areas", "blockIds");

    CatalogCodecTest() {
        super(new CatalogCodec(), Catalog.class, RandomValues::catalog);
    }

    @Override
    boolean isOfAClass(JsonNode node) {
        return PROPERTIES.stream().anyMatch(node::has);
    }
}
