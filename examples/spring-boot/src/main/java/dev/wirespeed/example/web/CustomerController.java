package dev.wirespeed.example.web;

import dev.wirespeed.example.api.CustomerDto;
import dev.wirespeed.example.api.CustomerFieldsDto;
import dev.wirespeed.example.api.CustomerPageDto;
import dev.wirespeed.example.api.PageMetaDto;
import dev.wirespeed.example.api.RentalDto;
import dev.wirespeed.example.api.RentalRequestDto;
import dev.wirespeed.example.store.Customer;
import dev.wirespeed.example.store.Customers;
import dev.wirespeed.example.store.Rental;
import jakarta.validation.Valid;
import java.util.List;
import java.util.NoSuchElementException;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Sort;
import org.springframework.http.HttpStatus;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Customers and what they rent. */
@RestController
@RequestMapping("/customers")
@Transactional
public class CustomerController {
    private final Customers customers;
    private final Told told;

    CustomerController(Customers customers, Told told) {
        this.customers = customers;
        this.told = told;
    }

    @GetMapping
    List<CustomerDto> all() {
        return told.told(customers.findAll(Sort.by("id")));
    }

    @GetMapping("/page")
    CustomerPageDto page(
            @RequestParam(name = "page") int page, @RequestParam(name = "size", defaultValue = "2") int size) {
        Page<Customer> found = customers.findAll(PageRequest.of(page, size, Sort.by("id")));
        return new CustomerPageDto(new PageMetaDto(page, size, found.getTotalElements()))
                .content(told.told(found.getContent()));
    }

    @GetMapping("/{id}")
    CustomerDto one(@PathVariable("id") long id) {
        return told.told(find(id));
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    CustomerDto add(@Valid @RequestBody CustomerFieldsDto fields) {
        Customer customer = new Customer();
        told.store(fields, customer);
        return told.told(customers.save(customer)).preferences(fields.getPreferences());
    }

    @PostMapping("/all")
    @ResponseStatus(HttpStatus.CREATED)
    List<CustomerDto> addAll(@RequestBody List<@Valid CustomerFieldsDto> all) {
        return all.stream().map(this::add).toList();
    }

    @PutMapping("/{id}")
    CustomerDto change(@PathVariable("id") long id, @Valid @RequestBody CustomerDto changed) {
        Customer customer = find(id);
        customer.setFirstName(changed.getFirstName());
        customer.setLastName(changed.getLastName());
        customer.setEmail(changed.getEmail());
        return told.told(customer);
    }

    @DeleteMapping("/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void remove(@PathVariable("id") long id) {
        customers.delete(find(id));
    }

    @PostMapping("/rentals")
    RentalDto rent(@Valid @RequestBody RentalRequestDto request) {
        Rental rental = new Rental();
        Customer customer = find(request.getCustomerId());
        rental.setCustomer(customer);
        rental.setVehicleId(request.getVehicleId());
        rental.setFrom(request.getFrom());
        rental.setUntil(request.getHours() == null ? null : request.getFrom().plusHours(request.getHours()));
        rental.setStatus("reserved");
        customer.getRentals().add(rental);
        customers.flush();
        return told.told(rental);
    }

    private Customer find(long id) {
        return customers.findById(id).orElseThrow(() -> new NoSuchElementException("No customer " + id));
    }
}
