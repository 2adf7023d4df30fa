package acme;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.List;
import java.util.Set;

@Wire
public final class Invoice {
    private final int number;
    private final Page<Line> lines;
    private Set<Flag> flags;

    @JsonCreator
    public Invoice(@JsonProperty(value = "number", required = true) int number, @JsonProperty("lines") Page<Line> lines) {
        this.number = number;
        this.lines = lines;
    }

    public int getNumber() {
        return number;
    }

    public Page<Line> getLines() {
        return lines;
    }

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public Set<Flag> getFlags() {
        return flags;
    }

    public void setFlags(Set<Flag> flags) {
        this.flags = flags;
    }

    public enum Flag {
        PAID,
        LATE
    }

    public record Line(String text, double amount) {}

    public record Page<T>(List<T> content, int total) {}
}
