package dev.wirespeed.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CostCommandTest {

    private final Commands commands = new Commands();

    @Test
    void theArithmeticIsShownLineByLine() {
        assertThat(commands.output(
                        "cost",
                        "--requests=2,000,000",
                        "--share=0.5",
                        "--days=31",
                        "--cpu-now=1.5ms",
                        "--cpu-after=300us",
                        "--bytes-now=2KiB",
                        "--bytes-after=1000",
                        "--vcpu-hour=0.1",
                        "--utilisation=25%",
                        "--egress=0.2",
                        "--currency=EUR"))
                .contains("""
                        Arithmetic of a month
                          requests      2,000,000 × 50 % × 31 days = 31,000,000
                          CPU, now      31,000,000 × 0.0015 s = 46,500 s ÷ 3,600 = 12.92 h
                                        12.92 h ÷ 25 % = 51.67 vCPU-hours × EUR 0.1 = EUR 5.17
                          egress, now   31,000,000 × 2,048 B = 63.49 GB × EUR 0.2 = EUR 12.70
                          CPU, after    31,000,000 × 0.0003 s = 9,300 s ÷ 3,600 = 2.58 h
                                        2.58 h ÷ 25 % = 10.33 vCPU-hours × EUR 0.1 = EUR 1.03
                          egress, after 31,000,000 × 1,000 B = 31 GB × EUR 0.2 = EUR 6.20
                        """)
                .contains("""
                        Cost
                                          now     after  saving a month  saving a year
                          CPU        EUR 5.17  EUR 1.03        EUR 4.13      EUR 49.60
                          egress    EUR 12.70  EUR 6.20        EUR 6.50      EUR 77.97
                          together  EUR 17.86  EUR 7.23       EUR 10.63     EUR 127.57
                        """);
    }

    @Test
    void everyAssumptionSaysWhetherItWasGiven() {
        assertThat(commands.output("cost", "--requests", "250k", "--cpu-now", "80µs"))
                .contains("""
                        Assumptions
                                                               value         option
                          requests a day                     250,000     --requests    given
                          share of them that this is about     100 %        --share  default
                          CPU per request, now               0.08 ms      --cpu-now    given
                          CPU per request, after              as now    --cpu-after  default
                          bytes per request, now                 0 B    --bytes-now  default
                          bytes per request, after            as now  --bytes-after  default
                          days a month                            30         --days  default
                          price of a vCPU-hour              USD 0.04    --vcpu-hour  default
                          utilisation of the vCPUs              50 %  --utilisation  default
                          price of a GB of egress           USD 0.09       --egress  default
                        """)
                .doesNotContain("stands for no measurement");
    }

    @Test
    void whatIsNotMeasuredSaysSo() {
        String sentence =
                "  Requests and CPU per request are yours to measure; a default of them stands for no measurement.\n";

        assertThat(commands.output("cost")).contains(sentence);
        assertThat(commands.output("cost", "--requests=5M")).contains(sentence);
        assertThat(commands.output("cost", "--cpu-now=2ms")).contains(sentence);
    }

    @Test
    void withoutAnAfterNoSavingIsClaimed() {
        assertThat(commands.output("cost", "--requests=50M", "--cpu-now=5ms"))
                .contains("""
                        Cost
                                       a month        a year
                          CPU       USD 166.67  USD 2,000.00
                          egress      USD 0.00      USD 0.00
                          together  USD 166.67  USD 2,000.00

                        No saving is claimed: nothing is said about what comes after (--cpu-after, --bytes-after).
                        """)
                .doesNotContain("saving a month", "CPU, after");
    }

    @Test
    void whatGetsWorseIsANegativeSaving() {
        assertThat(commands.output("cost", "--requests=50M", "--cpu-now=1ms", "--cpu-after=2ms"))
                .contains("  CPU       USD 33.33  USD 66.67      −USD 33.33    −USD 400.00\n");
    }

    @Test
    void amountsBelowOneKeepTheirDigits() {
        assertThat(commands.output("cost", "--requests=100", "--cpu-now=1us"))
                .contains(
                        "  CPU, now      3,000 × 0.000001 s = 0.003 s ÷ 3,600 = 0.0000008333 h\n",
                        "0.0000008333 h ÷ 50 % = 0.000001667 vCPU-hours × USD 0.04 = USD 0.00000006667\n");
    }

    @Test
    void aReportedSavingIsHeldAgainstTheComputedOne() {
        String follows = "The reported saving follows from these inputs, within 5 %.\n";
        String[] inputs = {"cost", "--requests=50M", "--cpu-now=4ms", "--cpu-after=1ms"};

        assertThat(output(inputs, "--reported-saving=105"))
                .contains("Reported: USD 105.00 a month. Computed: USD 100.00. " + follows);
        assertThat(output(inputs, "--reported-saving=106")).doesNotContain(follows);
        assertThat(output(inputs, "--reported-saving=200")).contains("""
                        Reported: USD 200.00 a month. Computed: USD 100.00. The reported saving does not follow from these inputs.
                        With all else as given, it would take one of these:
                          a vCPU-hour at USD 0.08 instead of USD 0.04
                          vCPUs that work 25 % of their time instead of 50 %
                          100,000,000 requests a day instead of 50,000,000
                          741 bytes a request more saved than given
                        """);
        assertThat(output(inputs, "--reported-saving=200", "--egress=0")).doesNotContain("bytes a request more");
        assertThat(output(inputs, "--reported-saving=50")).contains("  370 bytes a request fewer saved than given\n");
    }

    @Test
    void aSavingCannotExceedAllThatThereIsToPay() {
        String[] inputs = {"cost", "--requests=50M", "--cpu-now=4ms"};

        assertThat(output(inputs, "--reported-saving=4200")).contains("""
                        Computed: USD 133.33, if all of it were saved.
                        The reported saving does not follow from these inputs: it is more than all that they cost.
                        """);
        assertThat(output(inputs, "--reported-saving=100"))
                .contains(
                        "Whether the reported saving follows depends on what comes after (--cpu-after, --bytes-after).\n")
                .doesNotContain("it would take");
    }

    @Test
    void theRuleOfThumbFitsTheTraffic() {
        assertRule("999999", "under 1 million requests a day leave it as it is.");
        assertRule(
                "1M",
                "from 1 to 10 million requests a day look at endpoints where serialization takes above 20 % of the"
                        + " response time or above 100 µs.");
        assertRule("11M", "above 10 million requests a day consider generated codecs.");
        assertRule("101M", "above 100 million requests a day consider a binary format.");
    }

    @Test
    void whatIsNoAmountIsOneLine() {
        assertRefused("requests", "0", "a number above 0 such as 250k, 50M or 50,000,000");
        assertRefused("requests", "many", "a number above 0 such as 250k, 50M or 50,000,000");
        assertRefused("share", "80", "a part above 0 and up to 1, such as 80% or 0.8");
        assertRefused("utilisation", "0%", "a part above 0 and up to 1, such as 80% or 0.8");
        assertRefused("cpu-now", "4", "a time with its unit such as 4ms or 80us");
        assertRefused("cpu-after", "4 years", "a time with its unit such as 4ms or 80us");
        assertRefused("bytes-now", "20 kb", "a size such as 900B, 20kB or 20KiB");
        assertRefused("days", "32", "a number of days above 0 and up to 31");
        assertRefused("vcpu-hour", "-1", "an amount such as 0.04");
        commands.assertFails(
                "Unmatched argument at index 1: '50M'; './wirespeed cost --help' lists what there is", "cost", "50M");
    }

    private static final String METERED = """
            {"seconds": 3600.5, "conversions": [
              {"method": "GET", "pattern": "/users/{id}", "direction": "write", "format": "json",
               "aDay": 2000000.0, "micros": {"mean": 900.0}, "cpuMicros": null, "bytes": {"mean": 2000.0}},
              {"method": "POST", "pattern": "/orders", "direction": "read", "format": "json",
               "aDay": 50000000.0, "micros": {"mean": 70.0}, "cpuMicros": 80.0, "bytes": {"mean": 900.0}}]}
            """;

    @Test
    void theMeterSaysWhatEndpointsTake(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("serialization.json"), METERED);
        assertThat(commands.output("cost", "--meter", file.toString(), "--days=30", "--egress=0.1"))
                .isEqualTo("""
                        Cost a month, by what was counted in 3,600.5 s
                                                           a day  CPU each  bytes each       CPU     egress   together
                          GET /users/{id} write json   2,000,000   900 µs*       2,000  USD 1.20  USD 12.00  USD 13.20
                          POST /orders read json      50,000,000     80 µs           0  USD 2.67   USD 0.00   USD 2.67

                        * the time that passed: CPU time is not known, or not yet.
                        Together USD 15.87 a month, if it goes on like this.
                        A vCPU-hour at USD 0.04, vCPUs that work 50 % of their time, a GB of egress at USD 0.1, 30 days a month.
                        """);
    }

    /** The starter's tests compare it with what the endpoint answers. */
    @Test
    void aRecordedReportIsRead() {
        String amount = " +[1-9][\\d,]*";
        assertThat(commands.output("cost", "--meter", "../spring-boot-starter/src/test/golden/serialization.json"))
                .containsPattern("GET /users/\\{id} write json" + amount + amount + "[.\\d]* µs\\*" + amount + " ")
                .containsPattern("POST /all write xml" + amount + amount + "[.\\d]* µs\\*" + amount + " ")
                .containsPattern("POST /all read json" + amount + amount + "[.\\d]* µs\\* +0 ");
    }

    @Test
    void theMeterIsAskedOverHttp() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/actuator/serialization", exchange -> {
            boolean json =
                    "application/json".equals(exchange.getRequestHeaders().getFirst("Accept"));
            byte[] answer = (json ? METERED : "<html>").getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
            exchange.close();
        });
        server.start();
        try {
            String address = "http://localhost:" + server.getAddress().getPort() + "/actuator/serialization";
            assertThat(commands.output("cost", "--meter", address)).contains("GET /users/{id} write json");
            String nothing = address.replace("actuator", "nothing");
            commands.assertFails(
                    "--meter " + nothing + " can't be used: nothing is there; a service exposes it with"
                            + " management.endpoints.web.exposure.include=serialization",
                    "cost",
                    "--meter",
                    nothing);
        } finally {
            server.stop(0);
        }
    }

    @Test
    void whatIsNotTheMetersIsRefused(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), "{\"conversions\":1}");
        assertRefused(
                file, "it is not what the actuator's endpoint \"serialization\" answers to Accept: application/json");
        Files.writeString(file, "<html>");
        assertThat(commands.run("cost", "--meter", file.toString())).isEqualTo(1);
        assertThat(commands.errors()).startsWith("wirespeed: --meter " + file + " can't be used: it is no JSON: ");
        Path missing = folder.resolve("missing");
        assertRefused(missing, "there is no file " + missing);
        commands.assertFails(
                "--meter says it: leave out --cpu-now, --requests",
                "cost",
                "--meter",
                file.toString(),
                "--requests=1M",
                "--cpu-now=1ms");
    }

    private void assertRefused(Path file, String why) {
        commands.assertFails("--meter " + file + " can't be used: " + why, "cost", "--meter", file.toString());
    }

    @Test
    void aMeterThatHasCountedNothingSaysSo(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.json"), "{\"seconds\":1,\"conversions\":[]}");
        assertThat(commands.output("cost", "--meter", file.toString()))
                .isEqualTo("The meter has counted no conversion yet.\n");
    }

    @Test
    void helpNamesEveryOptionWithItsDefault() {
        assertThat(commands.output("cost", "--help"))
                .startsWith("Usage: wirespeed cost ")
                .contains(
                        "--requests=<number>", "Default: 10M", "--utilisation=<part>", "Default: 50%", "Default: 0.04")
                .contains("such as\n                               80%; the rest is left out.");
    }

    private String output(String[] arguments, String... more) {
        return commands.output(
                Stream.of(arguments, more).flatMap(Arrays::stream).toArray(String[]::new));
    }

    private void assertRule(String requests, String advice) {
        assertThat(commands.output("cost", "--requests", requests))
                .endsWith("\n\nRule of thumb of the published story: " + advice + "\n");
    }

    private void assertRefused(String option, String value, String expected) {
        commands.assertFails(
                "Invalid value for option '--" + option + "': '" + value + "' is not " + expected,
                "cost",
                "--" + option + "=" + value);
    }
}
