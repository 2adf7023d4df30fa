package dev.wirespeed.examples.store.web;

import com.fasterxml.jackson.annotation.JsonView;
import dev.wirespeed.examples.store.Users;
import dev.wirespeed.examples.store.api.UserDto;
import dev.wirespeed.examples.store.entity.User;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

/** The same user in four ways. All wait for the database, as the threads of WebFlux must not: so they are MVC's alone. */
@RestController
@ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
@RequestMapping("/users/{id}")
class UserController {
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

    /** The entity for those who say what they want of it, such as ?fields=id,email; codecs load nothing else. */
    @GetMapping("/selection")
    User selection(@PathVariable("id") long id) {
        return find(id);
    }

    private User find(long id) {
        return users.findById(id)
                .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND, "no user " + id));
    }
}
