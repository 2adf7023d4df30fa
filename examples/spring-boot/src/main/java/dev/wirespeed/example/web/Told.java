package dev.wirespeed.example.web;

import dev.wirespeed.example.api.CustomerDto;
import dev.wirespeed.example.api.CustomerFieldsDto;
import dev.wirespeed.example.api.RentalDto;
import dev.wirespeed.example.api.ReviewDto;
import dev.wirespeed.example.store.Customer;
import dev.wirespeed.example.store.Rental;
import dev.wirespeed.example.store.Review;
import java.util.List;
import org.mapstruct.Mapper;
import org.mapstruct.Mapping;
import org.mapstruct.MappingTarget;
import org.mapstruct.ReportingPolicy;

/** Between what is stored and what is told; MapStruct makes it, beside the codecs. */
@Mapper(componentModel = "spring", unmappedTargetPolicy = ReportingPolicy.IGNORE)
public interface Told {
    @Mapping(target = "address.street", source = "street")
    @Mapping(target = "address.city", source = "city")
    @Mapping(target = "address.zipCode", source = "zipCode")
    CustomerDto told(Customer customer);

    List<CustomerDto> told(List<Customer> customers);

    @Mapping(target = "street", source = "address.street")
    @Mapping(target = "city", source = "address.city")
    @Mapping(target = "zipCode", source = "address.zipCode")
    void store(CustomerFieldsDto fields, @MappingTarget Customer customer);

    RentalDto told(Rental rental);

    default RentalDto.StatusEnum status(String status) {
        return status == null ? null : RentalDto.StatusEnum.fromValue(status);
    }

    ReviewDto told(Review review);

    Review stored(ReviewDto review);
}
