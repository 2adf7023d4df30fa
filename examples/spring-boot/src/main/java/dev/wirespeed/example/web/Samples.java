package dev.wirespeed.example.web;

import dev.wirespeed.example.api.AddressDto;
import dev.wirespeed.example.api.BikeDto;
import dev.wirespeed.example.api.CarDto;
import dev.wirespeed.example.api.GeoPointDto;
import dev.wirespeed.example.api.InvoiceDto;
import dev.wirespeed.example.api.InvoiceLineDto;
import dev.wirespeed.example.api.KindDto;
import dev.wirespeed.example.api.OpeningHoursDto;
import dev.wirespeed.example.api.StationDto;
import dev.wirespeed.example.api.VehicleDto;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

/** What is told that no database has. */
public final class Samples {
    private static final OffsetDateTime TIME =
            OffsetDateTime.of(2026, 5, 4, 3, 2, 1, 500_000_000, ZoneOffset.ofHours(2));

    private Samples() {}

    /** Two of them. */
    public static List<StationDto> stations() {
        return List.of(
                new StationDto("Main \"square\"", address())
                        .id(1L)
                        .bikes(bikes(3))
                        .putOpeningHoursItem("monday", new OpeningHoursDto("08:00", "20:00")),
                new StationDto(
                                "Ünter den Linden 😀",
                                new AddressDto().street("a").city("b"))
                        .id(2L));
    }

    /** As many as wanted. */
    public static List<BikeDto> bikes(int count) {
        return IntStream.range(0, count).mapToObj(Samples::bike).toList();
    }

    /** Of different classes. */
    public static List<VehicleDto> vehicles() {
        CarDto car = new CarDto().seats(4).plate("B-AB 123");
        car.id(100L).name("Small one").kind(KindDto.SMALL_CAR).pricePerHour(new BigDecimal("9.90"));
        return List.of(
                bike(1), car, new VehicleDto().name("?").kind(KindDto.CITY_BIKE).pricePerHour(BigDecimal.ONE));
    }

    /** With lines. */
    public static InvoiceDto invoice() {
        return new InvoiceDto(new UUID(12, 34))
                .issuedAt(TIME)
                .addLinesItem(new InvoiceLineDto("Ride", 2, new BigDecimal("3.50")))
                .addLinesItem(new InvoiceLineDto("Deposit", 1, new BigDecimal("-1E+2")))
                .total(new BigDecimal("-93.00"));
    }

    private static BikeDto bike(int number) {
        BikeDto bike = new BikeDto().gears(number + 1).electric(number % 2 == 0);
        bike.id((long) number)
                .name("Bike " + number)
                .kind(number % 2 == 0 ? KindDto.CARGO_BIKE : KindDto.CITY_BIKE)
                .boughtOn(LocalDate.of(2025, 1 + number % 12, 28))
                .pricePerHour(new BigDecimal("2.50"))
                .addTagsItem("new")
                .addTagsItem("red");
        return bike;
    }

    private static AddressDto address() {
        return new AddressDto()
                .street("Main street 1")
                .city("Berlin")
                .zipCode("10115")
                .position(new GeoPointDto(52.5, 13.4));
    }
}
