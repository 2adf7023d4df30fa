/** As the OpenAPI generator makes them. */
@Wire(
        types = {
            GeoPointDto.class,
            AddressDto.class,
            CustomerFieldsDto.class,
            CustomerDto.class,
            VehicleDto.class,
            BikeDto.class,
            CarDto.class,
            OpeningHoursDto.class,
            StationDto.class,
            RentalRequestDto.class,
            RentalDto.class,
            InvoiceLineDto.class,
            InvoiceDto.class,
            PageMetaDto.class,
            CustomerPageDto.class,
            ReviewDto.class,
            ReportDto.class
        })
package dev.wirespeed.example.api;

import dev.wirespeed.Wire;
