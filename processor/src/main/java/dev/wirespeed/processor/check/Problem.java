package dev.wirespeed.processor.check;

import java.util.EnumSet;
import java.util.Set;

/** Reasons why a codec can't be generated: each with a stable id, a description and advice. */
public enum Problem {
    NOT_A_CLASS(
            "WS001",
            "%s is %s, so no codec can be made for it alone.",
            "Annotate the classes that implement it or have it as a property instead."),
    TYPE_PARAMETERS(
            "WS002",
            "%s has type parameters, which are only known where it is used.",
            "Annotate the classes that use it with concrete type arguments instead."),
    INACCESSIBLE_TYPE(
            "WS003",
            "%s is not accessible to its codec.",
            "Make it and the classes around it public, or leave them without modifier."),
    INNER_CLASS("WS004", "%s is an inner class, which Jackson can't construct either.", "Make it static."),
    UNSUPPORTED_ANNOTATION(
            "WS005",
            "No code can be made for @%s here.",
            "Remove it, or exclude the annotated element with @JsonIgnore and leave this class to Jackson."),
    UNSUPPORTED_TYPE(
            "WS006",
            "%s can't be generated: %s.",
            "Use a supported type for it, or exclude the property with @JsonIgnore."),
    UNSUPPORTED_KEY(
            "WS007",
            "No code can be made for %s as the key of a map.",
            "Use String, a number, a boolean, a char, a UUID, a date or an enum as key, or a class made of one String."),
    INACCESSIBLE_ACCESSOR(
            "WS008",
            "%s is used by Jackson through reflection, but generated code can't reach it.",
            "Make it accessible from the package of the codec; a property can be excluded with @JsonIgnore instead."),
    REFLECTIVE_FIELD(
            "WS009",
            "%s has a getter but no setter, so Jackson sets the field by reflection, which generated code can't.",
            "Add a setter, make the field final, or mark it @JsonProperty(access = JsonProperty.Access.READ_ONLY)."),
    CONFLICTING_ACCESSORS(
            "WS010",
            "Property \"%s\" has conflicting %s: %s.",
            "Mark all but one with @JsonIgnore, or the right one with @JsonProperty."),
    CONFLICTING_NAMES(
            "WS011",
            "Property \"%s\" has several names: %s.",
            "Give the field, the getter, the setter and the parameter the same @JsonProperty name."),
    NO_CONSTRUCTION(
            "WS012",
            "%s can't be constructed: it has no constructor without parameters and no other that Jackson would choose.",
            "Mark one constructor or static factory with @JsonCreator."),
    CONFLICTING_CREATORS(
            "WS013", "%s has more than one creator: %s.", "Have @JsonCreator on one constructor or factory only."),
    UNNAMED_PARAMETER(
            "WS014",
            "Parameter %s of the creator has no name that Jackson could see.",
            "Give it one with @JsonProperty, or compile its class with -parameters."),
    CHECKED_EXCEPTION(
            "WS015",
            "%s declares the checked exception %s.",
            "Catch it there, or wrap it in an exception that need not be declared."),
    CODEC_EXISTS("WS016", "The codec %s would replace an existing class.", "Rename one of the two classes."),
    OTHER_MODULE(
            "WS017",
            "%s belongs to another module, where no codec can be put.",
            "Have its own module make the codec, map it to a class of yours, or compile and run on the class path."),
    SAME_INDEX(
            "WS018",
            "Properties \"%s\" and \"%s\" have the same index, so Jackson would lose one of them.",
            "Give each @JsonProperty(index = …) its own number."),
    SECOND_CREATOR(
            "WS019",
            "Jackson also reads %s from other values through %s, which the codec does not.",
            "Mark it @JsonCreator(mode = JsonCreator.Mode.DISABLED), or make it private."),
    TOO_LARGE("WS020", "%s has %d properties, more than fit into one class.", "Split it into nested classes."),
    UNRESOLVED("WS021", "%s refers to %s, which was not found.", "Check the imports and the class path."),
    CONFLICTING_MIXINS(
            "WS022", "%s has two mix-ins.", "Keep one, or let one of the two extend the other and name only that one."),
    LEFT_TO_JACKSON(
            "WS023",
            "%s is left to Jackson (%s).",
            "Have wirespeed-jackson on the class path at run time; @Wire(strict = true) makes this an error."),
    CLASS_ID(
            "WS024",
            "%s has type ids that are names of classes, and no class is ever loaded from a document.",
            "Use JsonTypeInfo.Id.NAME with @JsonSubTypes."),
    LOMBOK_ABSENT(
            "WS025",
            "Annotations of Lombok are used here, but Lombok is no annotation processor of this compilation.",
            "Put org.projectlombok:lombok beside wirespeed-processor, in any order."),
    ONLY_WRITTEN(
            "WS026",
            "%s is only written, since %s, so that Jackson can't read it either.",
            "Mark one constructor or static factory of a class with @JsonCreator, one of conflicting members with @JsonProperty, or name the subtypes of an abstract type with @JsonTypeInfo and @JsonSubTypes; @Wire(strict = true) makes this an error."),
    WRONG_OPTION(
            "WS027",
            "-A%s=%s can't be followed: %s.",
            "Give one value for all packages, and behind commas others for some, such as com.acme.legacy=…, each with all below it; formats are a list that holds for all."),
    MIXIN_LEFT(
            "WS028",
            "%s would be left to Jackson (%s), which does not know the mix-ins of @Wire.",
            "Change what the reason names, in the class or through its mix-in, or exclude the property with @JsonIgnore."),
    REPEATED_ANNOTATION("WS029", "@%s stands on %s, where only one can have it.", "Leave it on one of them."),
    WITHOUT_CODEC(
            "WS034",
            "%s has no codec, although its package is one of -Awirespeed.packages (%s).",
            "Fix that, or leave it as it is: then Jackson writes and reads it."),
    UNKNOWN_PACKAGE(
            "WS035",
            "-Awirespeed.packages names %s, where there is no class.",
            "Check the name: it is that of one package, in which * stands for one part and ** for any number of parts."),
    UNKNOWN_FORMAT(
            "WS036",
            "%s is a format of @Wire that this version of wirespeed-processor does not know.",
            "Use the same version of wirespeed-codec and wirespeed-processor."),
    OTHER_PLACE(
            "WS037",
            "Property \"%s\" of %s is value %d of the arrays that are written, but is read from value %d.",
            "Put properties that are only written last with @JsonPropertyOrder, or leave them out with @JsonIgnore.");

    private static final Set<Problem> LEFT = EnumSet.of(
            NOT_A_CLASS,
            INACCESSIBLE_TYPE,
            INNER_CLASS,
            UNSUPPORTED_ANNOTATION,
            UNSUPPORTED_TYPE,
            UNSUPPORTED_KEY,
            INACCESSIBLE_ACCESSOR,
            REFLECTIVE_FIELD,
            NO_CONSTRUCTION,
            CHECKED_EXCEPTION,
            SECOND_CREATOR,
            LEFT_TO_JACKSON,
            ONLY_WRITTEN);

    private final String id;
    private final String sentence;
    private final String advice;

    Problem(String id, String sentence, String advice) {
        this.id = id;
        this.sentence = sentence;
        this.advice = advice;
    }

    /** The stable id by which the problem is documented and looked up. */
    public String id() {
        return id;
    }

    /** Whether Jackson can handle what generated code can't. */
    public boolean canBeLeft() {
        return LEFT.contains(this);
    }

    /** The description without advice; for something left to Jackson, the reason why more is left. */
    public String summary(Object... arguments) {
        if (this == LEFT_TO_JACKSON) {
            return "%s is: %s".formatted(arguments);
        }
        String text = id + ": " + sentence.formatted(arguments);
        return text.substring(0, text.length() - 1);
    }

    /** The whole text as the compiler shows it. */
    public String message(Object... arguments) {
        return id + ": " + sentence.formatted(arguments) + " " + advice;
    }
}
