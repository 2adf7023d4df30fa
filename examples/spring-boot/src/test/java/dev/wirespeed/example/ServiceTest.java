package dev.wirespeed.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wirespeed.example.api.AddressDto;
import dev.wirespeed.example.api.BikeDto;
import dev.wirespeed.example.api.CarDto;
import dev.wirespeed.example.api.CustomerDto;
import dev.wirespeed.example.api.CustomerFieldsDto;
import dev.wirespeed.example.api.CustomerPageDto;
import dev.wirespeed.example.api.GeoPointDto;
import dev.wirespeed.example.api.InvoiceDto;
import dev.wirespeed.example.api.InvoiceLineDto;
import dev.wirespeed.example.api.OpeningHoursDto;
import dev.wirespeed.example.api.PageMetaDto;
import dev.wirespeed.example.api.RentalDto;
import dev.wirespeed.example.api.RentalRequestDto;
import dev.wirespeed.example.api.ReportDto;
import dev.wirespeed.example.api.ReviewDto;
import dev.wirespeed.example.api.StationDto;
import dev.wirespeed.example.api.VehicleDto;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The application answers byte for byte as it does without codecs, whatever it is asked. */
class ServiceTest {
    private static final List<Class<?>> DTOS = List.of(
            AddressDto.class,
            BikeDto.class,
            CarDto.class,
            CustomerDto.class,
            CustomerFieldsDto.class,
            CustomerPageDto.class,
            GeoPointDto.class,
            InvoiceDto.class,
            InvoiceLineDto.class,
            OpeningHoursDto.class,
            PageMetaDto.class,
            RentalDto.class,
            RentalRequestDto.class,
            ReportDto.class,
            ReviewDto.class,
            StationDto.class,
            VehicleDto.class);

    private static Service with;
    private static Service without;

    @BeforeAll
    static void start() {
        Served.watch();
        with = Service.start(true);
        without = Service.start(false);
    }

    @AfterAll
    static void stop() {
        with.close();
        without.close();
    }

    @Test
    void everyAnswerIsTheSame() throws Exception {
        List<Request> requests = Requests.all();
        for (Request request : requests) {
            assertThat(with.answer(request)).as("%s", request).isEqualTo(without.answer(request));
        }
        assertThat(requests).hasSizeGreaterThan(1_000);
    }

    @Test
    void theModuleIsFound() {
        assertThat(Boot.of(with.application()).hasCodecs()).isTrue();
        assertThat(Boot.of(without.application()).hasCodecs()).isFalse();
    }

    @Test
    void codecsServe() throws Exception {
        List<String> served = new ArrayList<>();
        for (Class<?> type : DTOS) {
            Served.CALLED.clear();
            byte[] document =
                    Boot.of(with.application()).write(type.getConstructor().newInstance());
            Boot.of(with.application()).read(document, type);
            if (Served.byCodec(type)) {
                served.add(type.getSimpleName());
            }
        }
        System.out.println("Codecs serve " + served.size() + " of " + DTOS.size() + " classes");
        assertThat(served).hasSizeGreaterThanOrEqualTo(Boot.SERVED);
    }
}
