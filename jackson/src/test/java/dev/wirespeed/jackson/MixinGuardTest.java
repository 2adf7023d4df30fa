package dev.wirespeed.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Json;
import dev.wirespeed.Wire;
import dev.wirespeed.WireException;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonPOJOBuilder;

/** Nothing of a class whose codec follows mix-ins is left to Jackson, which does not know them. */
class MixinGuardTest {
    /** Has no codec. */
    record Envelope(@Nullable Object content) {}

    /** Is only written. */
    @Wire(mixins = @Wire.Mixin(target = Discreet.class, source = DiscreetMixin.class))
    interface Discreet {
        String getSecret();
    }

    /** Its annotations. */
    interface DiscreetMixin {
        @JsonIgnore
        String getSecret();
    }

    /** Has no codec. */
    static class Person implements Discreet {
        @Override
        public String getSecret() {
            return "s";
        }
    }

    /** Is only written. */
    @Wire(mixins = @Wire.Mixin(target = Party.class, source = DiscreetMixin.class))
    abstract static class Party {
        public String getSecret() {
            return "s";
        }
    }

    /** Has no codec. */
    static class Company extends Party {}

    @Test
    void whatAnInterfaceOrAnAbstractClassFollows() {
        for (Object value : List.of(new Person(), new Company())) {
            assertThatThrownBy(() -> Json.standard().write(new Envelope(value)))
                    .isInstanceOf(WireException.class)
                    .hasMessageContaining(
                            value.getClass().getName() + " follows mix-ins of @Wire, which Jackson does not know");
        }
    }

    /** Has no codec, which nobody asks for. */
    abstract static class Vendor {
        public String getSecret() {
            return "s";
        }
    }

    /** Has none either. */
    static class Partner extends Vendor {}

    /** Neither has this one. */
    static class Supplier {
        public String getSecret() {
            return "s";
        }
    }

    /** Has a codec, which follows the mix-in. */
    @Wire(
            mixins = {
                @Wire.Mixin(target = Vendor.class, source = DiscreetMixin.class),
                @Wire.Mixin(target = Supplier.class, source = DiscreetMixin.class)
            })
    static class Seller extends Vendor {
        public @Nullable Object other;
    }

    @Test
    void whatAClassWithoutCodecFollows() {
        Seller seller = new Seller();
        assertThat(Json.standard().writeText(seller)).isEqualTo("{\"other\":null}");
        for (Object value : List.of(new Partner(), new Supplier())) {
            seller.other = value;
            for (Object document : List.of(seller, value, new Envelope(value))) {
                assertThatThrownBy(() -> Json.standard().write(document))
                        .isInstanceOf(WireException.class)
                        .hasMessageContaining(
                                value.getClass().getName() + " follows mix-ins of @Wire, which Jackson does not know");
            }
        }
    }

    /** Its builder has another name for what it sets. */
    @Wire(mixins = @Wire.Mixin(target = Built.Builder.class, source = BuilderMixin.class))
    @JsonDeserialize(builder = Built.Builder.class)
    record Built(int size) {
        static class Builder {
            private int size;

            public Builder withSize(int newSize) {
                size = newSize;
                return this;
            }

            public Built build() {
                return new Built(size);
            }
        }
    }

    /** Its annotations. */
    @NullUnmarked
    abstract static class BuilderMixin {
        @JsonProperty("length")
        abstract Built.Builder withSize(int size);
    }

    /** The same, with a builder that says what its methods are called. */
    @Wire(mixins = @Wire.Mixin(target = Made.Maker.class, source = MakerMixin.class))
    @JsonDeserialize(builder = Made.Maker.class)
    record Made(int size) {
        @JsonPOJOBuilder(buildMethodName = "make", withPrefix = "set")
        static class Maker {
            private int size;

            public Maker setSize(int newSize) {
                size = newSize;
                return this;
            }

            public Made make() {
                return new Made(size);
            }
        }
    }

    /** Its annotations. */
    @NullUnmarked
    abstract static class MakerMixin {
        @JsonProperty("length")
        abstract Made.Maker setSize(int size);
    }

    /** Has no codec. */
    record Parcel(@Nullable Built built, @Nullable Made made) {}

    @ParameterizedTest
    @ValueSource(strings = {"built", "made"})
    void whatABuilderFollows(String name) {
        assertThat(Json.standard().read("{\"length\":5}", Built.class)).isEqualTo(new Built(5));
        assertThat(Json.standard().read("{\"length\":5}", Made.class)).isEqualTo(new Made(5));
        assertThatThrownBy(() -> Json.standard().read("{\"" + name + "\":{\"length\":5}}", Parcel.class))
                .isInstanceOf(WireException.class)
                .hasMessageContaining(" follows mix-ins of @Wire, which Jackson does not know");
    }
}
