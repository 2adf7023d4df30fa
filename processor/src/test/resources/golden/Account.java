package acme;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonInclude;
import dev.wirespeed.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@Wire
@JsonInclude(JsonInclude.Include.NON_DEFAULT)
public class Account {
    private String owner = "nobody";
    private Account parent;

    @JsonAlias("tags")
    public List<List<String>> labels = new ArrayList<>();

    public Map<Integer, Optional<Double>> rates;

    public String getOwner() {
        return owner;
    }

    public void setOwner(String owner) {
        this.owner = owner;
    }

    public Account getParent() {
        return parent;
    }

    public void setParent(Account parent) {
        this.parent = parent;
    }
}
