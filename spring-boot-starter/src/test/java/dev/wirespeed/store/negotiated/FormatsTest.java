package dev.wirespeed.store.negotiated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.store.Client;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.net.http.HttpResponse;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.WebApplicationType;

/** Clients get the format and the properties that they ask for, of what may be shown at all. */
class FormatsTest {
    private static final String POSITIONAL = "application/json;shape=array";

    /** Those of both web frameworks. */
    @EnumSource(
            value = WebApplicationType.class,
            names = {"SERVLET", "REACTIVE"})
    @Retention(RetentionPolicy.RUNTIME)
    @ParameterizedTest
    @interface OfBoth {}

    private static Client client(WebApplicationType type) {
        return new Client(Shops.port(type));
    }

    private static String get(WebApplicationType type, String path, String accept) throws Exception {
        return text(client(type).get(path, "Accept", accept));
    }

    private static String text(HttpResponse<String> response) {
        return response.statusCode() + " "
                + response.headers().firstValue("Content-Type").orElse("") + " " + response.body();
    }

    // ---- positional JSON

    @OfBoth
    void arraysAreForThoseWhoAsk(WebApplicationType type) throws Exception {
        String user = "[%d,\"a@b.c\",[[7,\"new\"]]]";
        String ok = "200 " + POSITIONAL + " ";
        assertThat(get(type, "/users/1", POSITIONAL)).isEqualTo(ok + user.formatted(1));
        assertThat(get(type, "/mono", POSITIONAL)).isEqualTo(ok + user.formatted(3));
        for (String path : new String[] {"/users", "/entity", "/flux"}) {
            assertThat(get(type, path, POSITIONAL))
                    .isEqualTo(ok + "[" + user.formatted(1) + "," + user.formatted(2) + "]");
        }
        assertThat(get(type, "/users/1", POSITIONAL + ", application/json;q=0.5"))
                .isEqualTo(ok + user.formatted(1));
        for (String accept : new String[] {"application/json", "*/*", "application/json;shape=object"}) {
            assertThat(get(type, "/users/1", accept))
                    .startsWith("200 application/json")
                    .endsWith(" {\"id\":1,\"email\":\"a@b.c\",\"orders\":[{\"number\":7,\"status\":\"new\"}]}");
        }
    }

    @OfBoth
    void arraysAreRead(WebApplicationType type) throws Exception {
        assertThat(text(client(type).post("/users", "[4,\"x\",[[1,\"old\"],null]]", POSITIONAL)))
                .endsWith(" {\"id\":4,\"email\":\"x\",\"orders\":[{\"number\":1,\"status\":\"old\"},null]}");
        for (String bad : new String[] {"[4,", "{\"id\":4}", "", "null", "[\"x\"]"}) {
            assertThat(client(type).post("/users", bad, POSITIONAL).statusCode())
                    .as(bad)
                    .isEqualTo(400);
        }
    }

    /** Spring tells its own converters of views, and no others. */
    @OfBoth
    void viewsHideInEveryFormat(WebApplicationType type) throws Exception {
        assertThat(get(type, "/brief", "application/json")).endsWith(" {\"id\":1}");
        assertThat(get(type, "/brief", POSITIONAL)).isEqualTo("200 " + POSITIONAL + " [1,null]");
        assertThat(get(type, "/hidden", POSITIONAL)).isEqualTo("200 application/json {\"id\":1}");
        assertThat(get(type, "/hidden?fields=id,text", POSITIONAL)).isEqualTo("200 application/json {\"id\":1}");
        assertThat(text(client(type).post("/brief", "[1,\"mine\"]", POSITIONAL)))
                .endsWith(" {\"id\":1,\"password\":null}");
    }

    /** What the mapper masks goes out as it masks it, and by that as JSON. */
    @OfBoth
    void whatIsNotForTheFormatIsJsonAndSaysSo(WebApplicationType type) throws Exception {
        String json = "200 application/json ";
        assertThat(get(type, "/balance", POSITIONAL)).isEqualTo(json + "{\"id\":1,\"money\":\"***\"}");
        assertThat(get(type, "/anything", POSITIONAL)).isEqualTo(json + "{\"id\":1,\"content\":\"***\"}");
        assertThat(get(type, "/plain", POSITIONAL)).isEqualTo(json + "{\"id\":1,\"text\":\"text\"}");
        assertThat(get(type, "/lazy", POSITIONAL)).startsWith("500 ");
        assertThat(get(type, "/problem", POSITIONAL)).startsWith("409 ").contains("\"a problem\"");
    }

    // ---- some properties

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "/users/1?fields=id|{\"id\":1}",
                "/users/1?other=x&fields=email,id|{\"id\":1,\"email\":\"a@b.c\"}",
                "/users/1?fields=id&fields=orders(status)|{\"id\":1,\"orders\":[{\"status\":\"new\"}]}",
                "/users/1?fields=id%2C+orders%28number%29|{\"id\":1,\"orders\":[{\"number\":7}]}",
                "/users?fields=id|[{\"id\":1},{\"id\":2}]",
                "/entity?fields=id|[{\"id\":1},{\"id\":2}]",
                "/mono?fields=email|{\"email\":\"a@b.c\"}",
                "/flux?fields=id|[{\"id\":1},{\"id\":2}]",
                "/plain?fields=text|{\"text\":\"text\"}",
                "/lazy?fields=id|{\"id\":5}",
                "/brief?fields=id,password|{\"id\":1}",
                "/balance?fields=money|{\"money\":\"***\"}",
                "/text?fields=id|text",
                "/users/1?fields=|{\"id\":1,\"email\":\"a@b.c\",\"orders\":[{\"number\":7,\"status\":\"new\"}]}",
            })
    void propertiesAreThoseThatARequestNames(String path, String expected) throws Exception {
        for (WebApplicationType type :
                new WebApplicationType[] {WebApplicationType.SERVLET, WebApplicationType.REACTIVE}) {
            assertThat(get(type, path, "*/*")).as("%s", type).startsWith("200 ").endsWith(" " + expected);
        }
    }

    @OfBoth
    void propertiesAreSelectedInEveryFormat(WebApplicationType type) throws Exception {
        String ok = "200 " + POSITIONAL + " ";
        assertThat(get(type, "/users/1?fields=id", POSITIONAL)).isEqualTo(ok + "[1,null,null]");
        assertThat(get(type, "/users?fields=email", POSITIONAL))
                .isEqualTo(ok + "[[null,\"a@b.c\",null],[null,\"a@b.c\",null]]");
        assertThat(get(type, "/flux?fields=id", POSITIONAL)).isEqualTo(ok + "[[1,null,null],[2,null,null]]");
        assertThat(get(type, "/brief?fields=password", POSITIONAL)).isEqualTo(ok + "[null,null]");
        assertThat(get(type, "/plain?fields=id", POSITIONAL)).isEqualTo("200 application/json {\"id\":1}");
    }

    @OfBoth
    void whatIsNoSelectionIsABadRequest(WebApplicationType type) throws Exception {
        String[] bad = {
            "/users/1?fields=id,mail",
            "/users?fields=orders(id)",
            "/entity?fields=x",
            "/flux?fields=x",
            "/users/1?fields=id,,",
            "/users/1?fields=" + "a".repeat(1_001),
            "/users/1?fields=id,id",
        };
        for (String each : bad) {
            assertThat(get(type, each, "*/*")).as(each).startsWith("400 ").contains("Bad parameter fields: ");
        }
        assertThat(get(type, "/problem?fields=id", "*/*")).startsWith("409 ").contains("\"a problem\"");
        assertThat(get(type, "/missing?fields=id", "*/*")).startsWith("404 ").contains("\"path\"");
    }
}
