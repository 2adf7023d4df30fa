package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** What a mapper does in its own way is found before others stand in for it. */
class MapperAgreementTest {
    private static final String SETTINGS = "the mapper has other settings than Jackson's default one";

    record Money(long cents) {}

    record Account(Money balance, long id, Instant openedAt) {}

    record Empty(String text) {}

    private static final class Masked extends StdSerializer<Money> {
        Masked() {
            super(Money.class);
        }

        @Override
        public void serialize(Money value, JsonGenerator out, SerializationContext context) {
            out.writeString("***");
        }
    }

    @Test
    void aDefaultMapperAgrees() {
        for (JsonMapper mapper : List.of(
                new JsonMapper(), JsonMapper.builder().findAndAddModules().build())) {
            MapperAgreement agreement = MapperAgreement.of(mapper);
            for (Class<?> type : List.of(Account.class, Account[].class, Instant.class)) {
                assertThat(agreement.whyNotWritten(type)).isEmpty();
                assertThat(agreement.whyNotRead(type)).isEmpty();
            }
        }
    }

    @Test
    void whatTheMapperHasOfItsOwnIsFoundWhereverItIsReached() {
        MapperAgreement agreement = MapperAgreement.of(JsonMapper.builder()
                .addModule(new SimpleModule().addSerializer(new Masked()))
                .build());
        for (Class<?> type : List.of(Account.class, Account[].class, Money.class)) {
            assertThat(agreement.whyNotWritten(type))
                    .hasValueSatisfying(why -> assertThat(why).contains("Masked"));
            assertThat(agreement.whyNotRead(type)).isEmpty();
        }
        assertThat(agreement.whyNotWritten(Empty.class)).isEmpty();
    }

    @Test
    void settingsMatterWhereTheyDo() {
        MapperAgreement times = MapperAgreement.of(JsonMapper.builder()
                .enable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
                .build());
        assertThat(times.whyNotWritten(Account.class)).isEqualTo(Optional.of(SETTINGS));
        MapperAgreement strict = MapperAgreement.of(JsonMapper.builder()
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build());
        assertThat(strict.whyNotRead(Account.class)).isEqualTo(Optional.of(SETTINGS));
        assertThat(strict.whyNotWritten(Account.class)).isEmpty();
        MapperAgreement nulls = MapperAgreement.of(JsonMapper.builder()
                .changeDefaultPropertyInclusion(all -> JsonInclude.Value.ALL_NON_NULL)
                .build());
        assertThat(nulls.whyNotWritten(Empty.class))
                .hasValueSatisfying(why -> assertThat(why).contains("this mapper leaves out nulls"));
        MapperAgreement names = MapperAgreement.of(JsonMapper.builder()
                .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                .build());
        assertThat(names.whyNotWritten(Account.class)).isPresent();
    }
}
