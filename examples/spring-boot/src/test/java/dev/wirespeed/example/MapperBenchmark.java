package dev.wirespeed.example;

import dev.wirespeed.example.api.AddressDto;
import dev.wirespeed.example.api.BikeDto;
import dev.wirespeed.example.api.CustomerDto;
import dev.wirespeed.example.api.GeoPointDto;
import dev.wirespeed.example.api.RentalDto;
import dev.wirespeed.example.web.Samples;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.springframework.context.ConfigurableApplicationContext;

/**
 * How fast the application's own mapper writes and reads lists of its DTOs with codecs, and how fast without: both in one JVM, one
 * after the other, again and again; in several JVMs.
 *
 * <p>Arguments: how many JVMs, 5 if there are none. Prints the median of the ratios of all pairs, and the least and the greatest
 * median of a JVM.
 */
public final class MapperBenchmark {
    private static final int[] SIZES = {500, 1_000, 2_000, 5_000};
    private static final int PAIRS = Integer.getInteger("pairs", 30);
    private static final long NANOS = 50_000_000;
    private static final long WARM_UP = Long.getLong("warmup.seconds", 4) * 1_000_000_000;

    private MapperBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        if (arguments.length > 0 && arguments[0].equals("fork")) {
            fork();
        } else {
            forks(arguments.length > 0 ? Integer.parseInt(arguments[0]) : 5);
        }
    }

    private static void forks(int count) throws IOException {
        Map<String, List<Double>> ratios = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            Process fork = new ProcessBuilder(
                            ProcessHandle.current().info().command().orElse("java"),
                            "-Xmx1g",
                            "-cp",
                            System.getProperty("java.class.path"),
                            MapperBenchmark.class.getName(),
                            "fork")
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(fork.getInputStream(), StandardCharsets.UTF_8))) {
                lines.lines().filter(line -> line.startsWith("= ")).forEach(line -> {
                    String[] parts = line.split("\t");
                    ratios.computeIfAbsent(parts[0].substring(2), any -> new ArrayList<>())
                            .add(Double.valueOf(parts[1]));
                });
            }
        }
        ratios.forEach((name, all) -> System.out.printf(
                Locale.ROOT,
                "%-28s %5.2f times as fast (%.2f to %.2f in %d JVMs)%n",
                name,
                median(all),
                all.stream().mapToDouble(each -> each).min().orElseThrow(),
                all.stream().mapToDouble(each -> each).max().orElseThrow(),
                all.size()));
    }

    private static void fork() throws Exception {
        try (ConfigurableApplicationContext with = Service.withoutWeb(true);
                ConfigurableApplicationContext without = Service.withoutWeb(false)) {
            Boot codecs = Boot.of(with);
            Boot jackson = Boot.of(without);
            for (int size : SIZES) {
                time("customers", size, MapperBenchmark::customers, CustomerDto.class, codecs, jackson);
                time("bikes", size, Samples::bikes, BikeDto.class, codecs, jackson);
            }
        }
    }

    private static void time(
            String name, int size, IntFunction<List<?>> make, Class<?> type, Boot with, Boot without) throws Exception {
        int count = 1;
        while (without.write(make.apply(count)).length < size) {
            count++;
        }
        List<?> list = make.apply(count);
        byte[] document = without.write(list);
        if (!Arrays.equals(document, with.write(list))) {
            throw new IllegalStateException("The documents are not the same");
        }
        String what = String.format(Locale.ROOT, "%s, %.1f KB", name, document.length / 1000.0);
        tell("write " + what, () -> with.write(list), () -> without.write(list));
        tell("read " + what, with.readingList(document, type), without.readingList(document, type));
    }

    private static void tell(String what, Callable<?> with, Callable<?> without) throws Exception {
        long end = System.nanoTime() + WARM_UP;
        while (System.nanoTime() < end) {
            perCall(with);
            perCall(without);
        }
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            double first = perCall(i % 2 == 0 ? with : without);
            double second = perCall(i % 2 == 0 ? without : with);
            ratios.add(i % 2 == 0 ? second / first : first / second);
        }
        System.out.println("= " + what + "\t" + median(ratios));
    }

    private static double perCall(Callable<?> call) throws Exception {
        long start = System.nanoTime();
        long calls = 0;
        int used = 0;
        while (System.nanoTime() - start < NANOS) {
            for (int i = 0; i < 20; i++) {
                used += call.call().getClass().hashCode();
            }
            calls += 20;
        }
        return used == 42 ? 0 : (double) (System.nanoTime() - start) / calls;
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }

    private static List<CustomerDto> customers(int count) {
        OffsetDateTime time = OffsetDateTime.parse("2026-05-04T03:02:01.5+02:00");
        return IntStream.range(0, count)
                .mapToObj(i -> new CustomerDto("Ada" + i, "Lovelace")
                        .id((long) i)
                        .email("ada" + i + "@example.org")
                        .address(new AddressDto("Main street " + i, "Berlin")
                                .zipCode("10115")
                                .position(new GeoPointDto(52.5, 13.4)))
                        .putPreferencesItem("color", "red")
                        .addRentalsItem(new RentalDto(time)
                                .id(7L)
                                .vehicleId(3L)
                                .until(time.plusHours(3))
                                .status(RentalDto.StatusEnum.RESERVED)))
                .toList();
    }
}
