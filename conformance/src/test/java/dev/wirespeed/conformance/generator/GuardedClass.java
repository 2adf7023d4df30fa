package dev.wirespeed.conformance.generator;

import java.util.ArrayList;
import java.util.List;

/**
 * A class with a property {@code secret} behind a guard, used by {@code Root}, for every guard and every way by which a
 * property is written and set.
 */
public record GuardedClass(String name, Guard guard, Way way, String source) {

    /** By what a property is written and set. */
    public enum Way {
        RECORD,
        FIELD,
        GETTER,
        SETTER,
        CREATOR,
        FACTORY,
        BUILDER,
        UNWRAPPED,
        EXTERNAL_TYPE_ID,
        ALIAS,
        CASE_INSENSITIVE
    }

    /** One for every guard and way. */
    public static List<GuardedClass> all() {
        List<GuardedClass> all = new ArrayList<>();
        for (Guard guard : Guard.values()) {
            for (Way way : Way.values()) {
                String name = guard + "_" + way;
                all.add(new GuardedClass(name, guard, way, new Printer(guard, way).print(name)));
            }
        }
        return all;
    }

    public String outer() {
        return Fixture.PACKAGE + "." + name;
    }

    private record Printer(Guard guard, Way way, Source out) {
        Printer(Guard guard, Way way) {
            this(guard, way, new Source());
        }

        String print(String name) {
            out.line("package " + Fixture.PACKAGE + ";");
            out.line("import com.fasterxml.jackson.annotation.*;");
            out.line("import dev.wirespeed.Wire;");
            out.line("import tools.jackson.databind.annotation.*;");
            out.open("public class " + name);
            if (guard.isView()) {
                out.line("public interface Base {}")
                        .line("public interface Shown extends Base {}")
                        .line("public interface Hidden {}");
            }
            guarded();
            root();
            return out.close().toString();
        }

        private void guarded() {
            line(guard.onClass);
            switch (way) {
                case RECORD -> record("");
                case EXTERNAL_TYPE_ID -> record(" implements Any");
                case ALIAS -> {
                    out.line("public record Guarded(int id,").line("@JsonAlias(\"sec\")");
                    line(guard.onProperty);
                    out.line("String secret) {}");
                }
                case CASE_INSENSITIVE -> {
                    out.line("@JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)");
                    record("");
                }
                case FIELD, UNWRAPPED -> bean(() -> field("public", guard.onProperty));
                case GETTER -> bean(() -> accessors(guard.onProperty, ""));
                case SETTER -> bean(() -> accessors("", guard.onProperty));
                case CREATOR -> immutable("@JsonCreator public Guarded", "public Guarded");
                case FACTORY -> immutable("private Guarded", "@JsonCreator public static Guarded of");
                case BUILDER -> builder();
            }
            if (way == Way.EXTERNAL_TYPE_ID) {
                out.open("public interface Any").close();
            }
        }

        private void line(String text) {
            if (!text.isEmpty()) {
                out.line(text);
            }
        }

        private void record(String header) {
            out.line("public record Guarded(int id,");
            line(guard.onProperty);
            out.line("String secret)" + header + " {}");
        }

        private void bean(Runnable member) {
            out.open("public static class Guarded").line("public int id;");
            member.run();
            out.close();
        }

        private void field(String modifier, String annotation) {
            line(annotation);
            out.line(modifier + " String secret;");
        }

        private void accessors(String onGetter, String onSetter) {
            field("private", "");
            line(onGetter);
            out.method("public String getSecret()", "return secret;");
            line(onSetter);
            out.method("public void setSecret(String value)", "this.secret = value;");
        }

        private void immutable(String constructor, String factory) {
            out.open("public static final class Guarded")
                    .line("public final int id;")
                    .line("private final String secret;");
            out.open(constructor + "(int id, String secret)");
            out.line("this.id = id;").line("this.secret = secret;").close();
            if (factory.contains("static")) {
                out.method(factory + "(int id, String secret)", "return new Guarded(id, secret);");
            }
            line(guard.onProperty);
            out.method("public String getSecret()", "return secret;").close();
        }

        private void builder() {
            out.line("@JsonDeserialize(builder = Guarded.Builder.class)");
            out.open("public static final class Guarded")
                    .line("public final int id;")
                    .line("private final String secret;");
            out.open("private Guarded(int id, String secret)");
            out.line("this.id = id;").line("this.secret = secret;").close();
            line(guard.onProperty);
            out.method("public String getSecret()", "return secret;");
            line(guard.onClass);
            out.open("public static class Builder").line("private int id;").line("private String secret;");
            with("int", "Id", "");
            with("String", "Secret", guard.onProperty);
            out.method("public Guarded build()", "return new Guarded(id, secret);")
                    .close()
                    .close();
        }

        private void with(String type, String name, String annotation) {
            line(annotation);
            out.open("public Builder with" + name + "(" + type + " value)");
            out.line("this." + Character.toLowerCase(name.charAt(0)) + name.substring(1) + " = value;");
            out.line("return this;").close();
        }

        private void root() {
            out.line("@Wire").open("public static class Root");
            line(guard.onUse);
            switch (way) {
                case UNWRAPPED -> out.line("@JsonUnwrapped").line("public Guarded one;");
                case EXTERNAL_TYPE_ID -> {
                    out.line(
                            "@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = \"kind\")");
                    out.line("@JsonSubTypes(@JsonSubTypes.Type(value = Guarded.class, name = \"guarded\"))");
                    out.line("public Any one;");
                }
                default -> out.line("public Guarded one;");
            }
            out.close();
        }
    }
}
