package dev.wirespeed.examples.store.web;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.Json;
import dev.wirespeed.examples.store.Users;
import dev.wirespeed.examples.store.api.UserDto;
import dev.wirespeed.examples.store.entity.User;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

/** The same user in four ways. */
@RestController
@RequestMapping("/users/{id}")
class UserController {
    private static final Json SELECTION = Json.standard().select("id,email,orders(id,total)");

    private final Users users;

    UserController(Users users) {
        this.users = users;
    }

    /** The entity as it is; what hangs on it is loaded while it is written. */
    @GetMapping("/entity")
    User entity(@PathVariable("id") long id) {
        return find(id);
    }

    /** The same entity with less in it. */
    @GetMapping("/view")
    @JsonView(User.Basic.class)
    User view(@PathVariable("id") long id) {
        return find(id);
    }

    /** All of it in classes that know nothing of the database: nothing is loaded while it is written. */
    @GetMapping("/codec")
    UserDto codec(@PathVariable("id") long id) {
        return UserDto.of(find(id));
    }

    /** Some of it; what is left out is not loaded either. */
    @GetMapping("/selection")
    Selected selection(@PathVariable("id") long id) {
        return new Selected(SELECTION, find(id));
    }

    private User find(long id) {
        return users.findById(id)
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND, "no user " + id));
    }
}
