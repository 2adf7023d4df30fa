package dev.wirespeed.lab.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class WorkloadsTest {
    private static final BigDto BIG = (BigDto) value("big-1000");

    private static Object value(String id) {
        Workload<?> workload = Workloads.find(id).orElseThrow();
        assertThat(workload.values()).hasSize(1);
        return workload.values().get(0);
    }

    @Test
    void listsWhatTheExperimentsAreAbout() {
        assertThat(Workloads.titles().keySet())
                .containsExactly(
                        "small",
                        "big-1000",
                        "big-10000",
                        "contacts-immutable",
                        "contacts-mutable",
                        "graph-full",
                        "graph-basic",
                        "telemetry-10000",
                        "telemetry-20000",
                        "telemetry-50000",
                        "telemetry-100000",
                        "small-pool",
                        "media",
                        "users",
                        "numbers",
                        "escapes",
                        "non-ascii",
                        "wide",
                        "people-1",
                        "clients-1",
                        "people-10",
                        "clients-10",
                        "people-100",
                        "clients-100",
                        "citm",
                        "github",
                        "small-unknown",
                        "small-reordered",
                        "media-reordered",
                        "small-pretty",
                        "media-pretty",
                        "users-pretty",
                        "people-10-declared",
                        "clients-10-sorted",
                        "people-10-reordered",
                        "clients-10-reordered");
        assertThat(Workloads.titles()).containsEntry("telemetry-20000", "Telemetry, 20,000 records");
        assertThat(Workloads.find("medium")).isEmpty();
    }

    @Test
    void smallIsThePublishedObject() {
        assertThat(JsonMapper.shared().writeValueAsString(value("small"))).isEqualTo("""
                {"id":123456789,"name":"jeonghyeongil","email":"jeonghyeongil@gmail.com","age":29,"score":98.76,\
                "active":true,"status":"ACTIVE","createdAt":"2025-12-20T00:00:00Z","updatedAt":"2025-12-20T01:02:03Z",\
                "requestId":"3f2b8c1e-5d47-4a90-9e6b-7c0d1f8a2b34"}""");
    }

    @Test
    void firstItemsAreThePublishedOnes() {
        assertThat(JsonMapper.shared().writeValueAsString(BIG)).startsWith("""
                {"id":1,"items":[\
                {"id":0,"sku":"SKU-0","title":"Item Title 0","price":3985,"tags":["a","b","c"],"attrs":null,\
                "createdAt":"2023-11-14T22:13:20Z"},\
                {"id":1,"sku":"SKU-1","title":"Item Title 1","price":44588,"tags":["b","c","d"],\
                "attrs":{"color":"black","size":"M","idx":"1"},"createdAt":"2023-11-14T22:13:20.001Z"},""");
    }

    @Test
    void itemsFollowTheirIndex() {
        Item item = BIG.items().get(995);

        assertThat(item.tags()).containsExactly("f", "a", "b");
        assertThat(item.createdAt()).isEqualTo(Instant.ofEpochMilli(1_700_000_000_995L));
        assertThat(BIG.items().get(990).attrs()).isNull();
    }

    @Test
    void pricesAreInRangeAndTheSameInBothSizes() {
        BigDto larger = (BigDto) value("big-10000");

        assertThat(BIG.items()).hasSize(1_000);
        assertThat(larger.items()).hasSize(10_000).startsWith(BIG.items().toArray(Item[]::new));
        assertThat(larger.items()).extracting(Item::price).allMatch(price -> price >= 1_000 && price <= 99_999);
    }

    @Test
    void isMadeOnce() {
        assertThat(value("telemetry-10000")).isSameAs(value("telemetry-10000"));
        assertThat(((TelemetryBatch) value("telemetry-20000")).records())
                .hasSize(20_000)
                .startsWith(
                        ((TelemetryBatch) value("telemetry-10000")).records().toArray(TelemetryRecord[]::new));
    }

    @Test
    void aWorkloadHasValues() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Workload<>("none", "None", String.class, List.of()))
                .withMessage("workload none has no values");
    }
}
