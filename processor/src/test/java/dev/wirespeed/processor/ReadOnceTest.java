package dev.wirespeed.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Types;
import org.junit.jupiter.api.Test;

/** The properties of a class are found once for each direction, however many classes lead to it. */
class ReadOnceTest {
    private static final String SOURCE = """
            package acme;
            import com.fasterxml.jackson.annotation.*;
            import java.util.*;
            @dev.wirespeed.Wire
            public record Order(Item first, List<Item> items, Map<String, Item> byName, Event event, Party buyer, Party seller) {
                public record Item(String name, Price price, Optional<Price> before) {}
                public record Price(long amount, @JsonInclude(JsonInclude.Include.NON_DEFAULT) Currency currency) {}
                public static class Currency {
                    public String code;
                    @JsonAnySetter public Map<String, Price> rates;
                }
                @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
                @JsonSubTypes({@JsonSubTypes.Type(Paid.class), @JsonSubTypes.Type(Sent.class)})
                public sealed interface Event {}
                public record Paid(Price price, Party by) implements Event {}
                public record Sent(List<Item> items, Event before) implements Event {}
                public static class Party {
                    private final Address address;
                    private Party parent;
                    @JsonCreator public Party(@JsonProperty("address") Address address) { this.address = address; }
                    @JsonUnwrapped(prefix = "at_") public Place getPlace() { return null; }
                    public Address getAddress() { return address; }
                    public Party getParent() { return parent; }
                    public void setParent(Party parent) { this.parent = parent; }
                }
                public record Address(String street, Place place) {}
                public record Place(String town, Sent last) {}
                @dev.wirespeed.Wire public record Orders(List<Order> orders, Party of, Event last) {}
            }
            """;

    @Test
    void eachFieldIsLookedAtForWritingAndForReading() {
        Counting counting = new Counting();
        Compilation.by(List.of(counting), "acme.Order", SOURCE).succeeded();

        assertThat(counting.fields)
                .containsKeys(
                        "acme.Order items",
                        "acme.Order.Item price",
                        "acme.Order.Price currency",
                        "acme.Order.Currency code",
                        "acme.Order.Paid by",
                        "acme.Order.Sent items",
                        "acme.Order.Party parent",
                        "acme.Order.Address place",
                        "acme.Order.Place town",
                        "acme.Order.Orders of")
                .allSatisfy((field, times) -> assertThat(times).as(field).isEqualTo(2));
    }

    /** Counts how often the properties of each class are looked for: that asks for the type of every field. */
    private static final class Counting extends AbstractProcessor {
        final Map<String, Integer> fields = new TreeMap<>();
        private final WireProcessor actual = new WireProcessor();

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            Types types = proxy(Types.class, (proxy, method, arguments) -> {
                if (method.getName().equals("asMemberOf") && arguments[1] instanceof VariableElement field) {
                    fields.merge(arguments[0] + " " + field, 1, Integer::sum);
                }
                return method.invoke(environment.getTypeUtils(), arguments);
            });
            actual.init(proxy(
                    ProcessingEnvironment.class,
                    (proxy, method, arguments) ->
                            method.getName().equals("getTypeUtils") ? types : method.invoke(environment, arguments)));
        }

        private static <T> T proxy(Class<T> type, InvocationHandler handler) {
            return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            return actual.process(annotations, round);
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return actual.getSupportedAnnotationTypes();
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return actual.getSupportedSourceVersion();
        }
    }
}
