package dev.wirespeed.lab.rows;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.lab.rows.RowsAgreement.Answer;
import dev.wirespeed.lab.rows.RowsWorkload.Server;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class RowsAgreementTest {

    static Stream<RowsWorkload> h2() {
        return RowsWorkload.all().stream().filter(workload -> workload.server() == Server.H2);
    }

    @ParameterizedTest
    @MethodSource("h2")
    void everyVariantGetsTheRecordsOfTheTables(RowsWorkload workload) {
        for (RowsVariant variant : RowsVariant.values()) {
            Answer answer = RowsAgreement.check(variant, workload);
            assertThat(answer.difference()).as(variant.id()).isNull();
            assertThat(answer.bytes() > 0).as(variant.id()).isEqualTo(variant.hasDocument());
        }
    }

    @ParameterizedTest
    @MethodSource("h2")
    void arraysAreSmallerAndLessSoBehindGzip(RowsWorkload workload) {
        Answer objects = RowsAgreement.check(RowsVariant.JACKSON3_OBJECTS, workload);
        Answer arrays = RowsAgreement.check(RowsVariant.JACKSON3_ARRAYS, workload);

        assertThat(arrays.bytes()).isLessThan(objects.bytes());
        assertThat((double) arrays.gzipBytes() / objects.gzipBytes())
                .isGreaterThan((double) arrays.bytes() / objects.bytes());
    }

    @Test
    void theFirstDifferenceIsTold() {
        List<Row> rows = RowsData.rows(10);
        List<Row> shuffled = new ArrayList<>(rows);
        Collections.reverse(shuffled);
        assertThat(RowsAgreement.difference(rows, shuffled)).isNull();

        shuffled.set(9, new Row(0, "other"));
        assertThat(RowsAgreement.difference(rows, shuffled))
                .isEqualTo("Row[number=0, string=other] instead of Row[number=0, string=string column 0]");
        assertThat(RowsAgreement.difference(rows, rows.subList(0, 9))).isEqualTo("9 records instead of 10");
    }

    @Test
    void withoutPostgresqlItsCellsSayWhy() {
        RowsWorkload workload = RowsWorkload.find("postgresql-10").orElseThrow();
        assertThat(RowsAgreement.check(RowsVariant.JDBC, workload).difference())
                .isEqualTo("not measured: no PostgreSQL was given");
        System.setProperty(RowsDatabase.POSTGRESQL_MISSING, "the lab has no PostgreSQL for Plan 9 on mips");
        try {
            assertThat(RowsAgreement.check(RowsVariant.JDBC, workload).difference())
                    .isEqualTo("not measured: the lab has no PostgreSQL for Plan 9 on mips");
        } finally {
            System.clearProperty(RowsDatabase.POSTGRESQL_MISSING);
        }
    }
}
