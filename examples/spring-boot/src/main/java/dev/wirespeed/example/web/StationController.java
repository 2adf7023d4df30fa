package dev.wirespeed.example.web;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.example.api.BikeDto;
import dev.wirespeed.example.api.CarDto;
import dev.wirespeed.example.api.InvoiceDto;
import dev.wirespeed.example.api.RentalDto;
import dev.wirespeed.example.api.ReportDto;
import dev.wirespeed.example.api.ReviewDto;
import dev.wirespeed.example.api.StationDto;
import dev.wirespeed.example.api.VehicleDto;
import dev.wirespeed.example.store.Review;
import dev.wirespeed.example.store.Reviews;
import jakarta.validation.Valid;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.springframework.data.domain.Sort;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** Stations, what is there, and what is said of them. */
@RestController
public class StationController {
    private final Reviews reviews;
    private final Told told;
    private final Clock clock;

    StationController(Reviews reviews, Told told, Clock clock) {
        this.reviews = reviews;
        this.told = told;
        this.clock = clock;
    }

    @GetMapping("/stations")
    List<StationDto> stations() {
        return Samples.stations();
    }

    @PostMapping("/stations")
    StationDto echo(@Valid @RequestBody StationDto station) {
        return station;
    }

    @GetMapping("/stations/by-name")
    Map<String, StationDto> byName() {
        return Map.of("main", Samples.stations().get(0));
    }

    @GetMapping("/vehicles")
    List<VehicleDto> vehicles() {
        return Samples.vehicles();
    }

    @PutMapping("/vehicles/bikes")
    BikeDto echo(@Valid @RequestBody BikeDto bike) {
        return bike;
    }

    @PutMapping("/vehicles/cars")
    CarDto echo(@Valid @RequestBody CarDto car) {
        return car;
    }

    @GetMapping("/invoice")
    InvoiceDto invoice() {
        return Samples.invoice();
    }

    @PostMapping("/rental")
    RentalDto echo(@Valid @RequestBody RentalDto rental) {
        return rental;
    }

    @GetMapping("/report")
    ReportDto report() {
        return new ReportDto("count")
                .putFiguresItem("stations", 2)
                .putFiguresItem("first", Samples.stations().get(0));
    }

    @PostMapping("/report")
    ReportDto echo(@Valid @RequestBody ReportDto report) {
        return report;
    }

    @GetMapping("/reviews")
    @JsonView(Views.Public.class)
    List<ReviewDto> reviews() {
        return all();
    }

    @GetMapping("/reviews/internal")
    @JsonView(Views.Internal.class)
    List<ReviewDto> internalReviews() {
        return all();
    }

    @GetMapping("/reviews/all")
    List<ReviewDto> all() {
        return reviews.findAll(Sort.by("id")).stream().map(told::told).toList();
    }

    @PostMapping("/reviews")
    ReviewDto review(@Valid @RequestBody @JsonView(Views.Public.class) ReviewDto review) {
        Review stored = told.stored(review);
        stored.setCreatedAt(OffsetDateTime.now(clock));
        return told.told(reviews.save(stored));
    }
}
