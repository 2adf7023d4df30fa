package acme;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;

@Wire
//! WS026: acme.WS010 is only written, since property "y" has conflicting fields: WS010.d and WS010.e, so that Jackson can't read it either. Mark one constructor or static factory of a class with @JsonCreator, one of conflicting members with @JsonProperty, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error.
public class WS010 {
    @JsonProperty("x")
    //! WS010: Property "x" has conflicting getters: WS010.getB() and WS010.getC(). Mark all but one with @JsonIgnore, or the right one with @JsonProperty.
    public int getB() {
        return 1;
    }

    @JsonProperty("x")
    public int getC() {
        return 2;
    }

    @JsonProperty("y")
    //! WS010: Property "y" has conflicting fields: WS010.d and WS010.e. Mark all but one with @JsonIgnore, or the right one with @JsonProperty.
    public int d;

    @JsonProperty("y")
    public int e;
}

@Wire
@JsonIgnoreProperties("x")
class Leaving {
    @JsonProperty("x")
    //! WS010: Property "x" has conflicting getters: Leaving.getB() and Leaving.getC(). Mark all but one with @JsonIgnore, or the right one with @JsonProperty.
    public int getB() {
        return 1;
    }

    @JsonProperty("x")
    public int getC() {
        return 2;
    }
}

@Wire
@JsonIncludeProperties("a")
class Keeping {
    public int a;

    @JsonProperty("x")
    //! WS010: Property "x" has conflicting fields: Keeping.b and Keeping.c. Mark all but one with @JsonIgnore, or the right one with @JsonProperty.
    public int b;

    @JsonProperty("x")
    public int c;
}

@Wire
@JsonIncludeProperties("c")
record LeavingRecord(int x, int c) {
    @JsonProperty("x")
    //! WS010: Property "x" has conflicting getters: LeavingRecord.getA() and LeavingRecord.getB(). Mark all but one with @JsonIgnore, or the right one with @JsonProperty.
    public int getA() {
        return 1;
    }

    @JsonProperty("x")
    public int getB() {
        return 2;
    }
}
