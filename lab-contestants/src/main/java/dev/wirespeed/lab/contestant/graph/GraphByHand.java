package dev.wirespeed.lab.contestant.graph;

import dev.wirespeed.lab.contestant.Trait;
import dev.wirespeed.lab.contestant.Versions;
import dev.wirespeed.lab.workload.graph.Address;
import dev.wirespeed.lab.workload.graph.LineItem;
import dev.wirespeed.lab.workload.graph.Order;
import dev.wirespeed.lab.workload.graph.Role;
import dev.wirespeed.lab.workload.graph.User;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/** A writer for these very types that a careful person wrote: like {@link GraphFormat}, and it escapes. */
public final class GraphByHand extends GraphContestant {
    private static final int USUAL_LENGTH = 1 << 17;

    @Override
    public String id() {
        return "graph-by-hand";
    }

    @Override
    public String title() {
        return "Hand-written, correct";
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
    Writer full() {
        return user -> {
            StringBuilder out = new StringBuilder(USUAL_LENGTH);
            basic(user, out);
            list(",\"orders\":", user.getOrders(), GraphByHand::order, out);
            list(",\"addresses\":", user.getAddresses(), GraphByHand::address, out);
            list(",\"roles\":", user.getRoles(), GraphByHand::role, out);
            return out.append('}').toString().getBytes(StandardCharsets.UTF_8);
        };
    }

    @Override
    Writer basic() {
        return user -> {
            StringBuilder out = new StringBuilder(128);
            basic(user, out);
            return out.append('}').toString().getBytes(StandardCharsets.UTF_8);
        };
    }

    private static void basic(User user, StringBuilder out) {
        out.append("{\"id\":").append(user.getId());
        text(",\"email\":", user.getEmail(), out);
        text(",\"firstName\":", user.getFirstName(), out);
        text(",\"lastName\":", user.getLastName(), out);
    }

    private static void order(Order order, StringBuilder out) {
        out.append("{\"id\":").append(order.getId());
        text(",\"number\":", order.getNumber(), out);
        text(",\"status\":", order.getStatus(), out);
        out.append(",\"placedAt\":\"").append(order.getPlacedAt()).append('"');
        out.append(",\"total\":").append(order.getTotal());
        list(",\"lineItems\":", order.getLineItems(), GraphByHand::item, out);
        out.append('}');
    }

    private static void item(LineItem item, StringBuilder out) {
        out.append("{\"id\":").append(item.getId());
        text(",\"sku\":", item.getSku(), out);
        text(",\"title\":", item.getTitle(), out);
        out.append(",\"quantity\":").append(item.getQuantity());
        out.append(",\"price\":").append(item.getPrice()).append('}');
    }

    private static void address(Address address, StringBuilder out) {
        out.append("{\"id\":").append(address.getId());
        text(",\"kind\":", address.getKind(), out);
        text(",\"street\":", address.getStreet(), out);
        text(",\"city\":", address.getCity(), out);
        text(",\"zip\":", address.getZip(), out);
        text(",\"country\":", address.getCountry(), out);
        out.append('}');
    }

    private static void role(Role role, StringBuilder out) {
        out.append("{\"id\":").append(role.getId());
        text(",\"name\":", role.getName(), out);
        out.append('}');
    }

    private static <E> void list(String name, List<E> elements, BiConsumer<E, StringBuilder> each, StringBuilder out) {
        out.append(name).append('[');
        for (int i = 0; i < elements.size(); i++) {
            if (i > 0) {
                out.append(',');
            }
            each.accept(elements.get(i), out);
        }
        out.append(']');
    }

    private static void text(String name, String text, StringBuilder out) {
        out.append(name).append('"');
        for (int i = 0; i < text.length(); i++) {
            character(text.charAt(i), out);
        }
        out.append('"');
    }

    private static void character(char c, StringBuilder out) {
        if (c == '"' || c == '\\') {
            out.append('\\').append(c);
        } else if (c < ' ') {
            out.append(String.format("\\u%04x", (int) c));
        } else {
            out.append(c);
        }
    }
}
