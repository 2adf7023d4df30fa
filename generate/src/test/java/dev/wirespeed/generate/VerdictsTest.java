package dev.wirespeed.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.generate.Verdict.Kind;
import dev.wirespeed.generate.Verdict.Reason;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Says of each class how far its codec goes, and why. */
@NullUnmarked
class VerdictsTest {
    private static final String[] SOURCES = {
        """
        package shop;
        public class Scripted {
            private String name;
            private transient groovy.lang.MetaClass metaClass;
            public String getName() { return name; }
            public void setName(String name) { this.name = name; }
            @java.beans.Transient public groovy.lang.MetaClass getMetaClass() { throw new AssertionError(); }
            public void setMetaClass(groovy.lang.MetaClass metaClass) { this.metaClass = metaClass; }
        }
        """, """
        package groovy.lang;
        public interface MetaClass {}
        """, """
        package shop;
        public class Proxied {
            public String name;
            public net.sf.cglib.proxy.Callback[] getCallbacks() { throw new AssertionError(); }
        }
        """, """
        package net.sf.cglib.proxy;
        public interface Callback {}
        """, """
        package shop;
        public class CaseClass implements scala.Product {
            private final String name;
            public CaseClass(String name) { this.name = name; }
            public String name() { return name; }
        }
        """, """
        package scala;
        public interface Product {}
        """, """
        package shop;
        public class MarkedCaseClass implements scala.Product {
            @com.fasterxml.jackson.annotation.JsonProperty public String name;
        }
        """, """
        package shop;
        public class Order {
            public int id;
            public Status status;
            public Page<Item> items;
            public enum Status { OPEN, DONE }
            public static class Item { public String title; }
            public class Line { public int count; }
            private static class Hidden { public int x; }
            private static class Outside { public static class Within { public int x; } }
            public @interface Mark {}
            static abstract class Base { abstract int size(); }
        }
        """, """
        package shop;
        import java.util.List;
        public class Page<T> { public List<T> content; }
        """, """
        package shop;
        public class Sealed {
            private String id;
            public int size;
            public String getId() { return id; }
        }
        """, """
        package shop;
        public class Made {
            private final int id;
            public Made(int id, int other) { this.id = id + other; }
            public int getId() { return id; }
        }
        """, """
        package shop;
        import com.fasterxml.jackson.annotation.*;
        @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
        public class Node { public Node next; public Holder holder; }
        """, """
        package shop;
        public class Holder { public Node node; }
        """, """
        package shop;
        import com.fasterxml.jackson.annotation.JsonTypeInfo;
        @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
        public class Any { public int x; }
        """, """
        package shop;
        public record Empty() {}
        """, """
        package shop;
        public interface Service { void run(int times); }
        """,
    };

    private static Codecs codecs;

    @BeforeAll
    static void make(@TempDir Path folder) throws IOException {
        codecs = Made.ofPackages("shop", Build.folder(folder, Build.compile(List.of(), SOURCES)));
    }

    @ParameterizedTest
    @CsvSource({
        "shop.Order, NATIVE",
        "shop.Order.Item, NATIVE",
        "shop.Sealed, PARTLY_LEFT",
        "shop.Made, ONLY_WRITTEN",
        "shop.Node, LEFT",
        "shop.Any, REFUSED",
        "shop.Order.Status, NO_ROOT",
        "shop.Order.Line, NO_ROOT",
        "shop.Order.Hidden, NO_ROOT",
        "shop.Order.Outside.Within, NO_ROOT",
        "shop.Order.Mark, NO_ROOT",
        "shop.Page, NO_ROOT",
        "shop.Service, NO_ROOT",
        "shop.CaseClass, REFUSED",
        "shop.Scripted, PARTLY_LEFT",
        "shop.Proxied, NATIVE",
        "shop.MarkedCaseClass, NATIVE",
    })
    void saysHowFarACodecGoes(String type, Kind kind) {
        Verdict verdict = Made.verdict(codecs, type);
        assertThat(verdict.kind()).as("%s", verdict).isEqualTo(kind);
        boolean isMade =
                codecs.classes().containsKey("shop." + type.substring(5).replace('.', '_') + "_JsonCodec");
        assertThat(isMade).as("%s", verdict).isEqualTo(kind.isServed());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shop.CaseClass | a case class of Scala,",
                "shop.Scripted | WS023 Scripted.setMetaClass is left to Jackson (",
                "shop.Sealed | WS023 Sealed.id is left to Jackson (WS009",
                "shop.Made | WS026 shop.Made is only written, since",
                "shop.Node | WS023 shop.Node is left to Jackson (",
                "shop.Any | WS024 shop.Any has type ids that are names of classes",
                "shop.Order.Status | an enum",
                "shop.Order.Line | an inner class",
                "shop.Order.Hidden | private",
                "shop.Order.Mark | an annotation",
                "shop.Page | generic",
            })
    void saysWhy(String type, String reason) {
        Reason first = Made.verdict(codecs, type).reasons().get(0);
        assertThat((first.id() + " " + first.text()).strip()).startsWith(reason);
    }

    @Test
    void saysNothingOfClassesWithoutFault() {
        assertThat(Made.verdict(codecs, "shop.Order").reasons()).isEmpty();
    }

    @Test
    void eachClassHasOneVerdict() {
        assertThat(codecs.verdicts())
                .extracting(Verdict::type)
                .doesNotHaveDuplicates()
                .isSorted();
        assertThat(codecs.verdicts()).hasSize(21);
    }
}
