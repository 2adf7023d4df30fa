package dev.wirespeed.example.web

import dev.wirespeed.example.api.Author
import dev.wirespeed.example.api.Book
import dev.wirespeed.example.api.Journal
import dev.wirespeed.example.api.Language
import dev.wirespeed.example.api.Loan
import dev.wirespeed.example.api.Page
import dev.wirespeed.example.api.Sale
import dev.wirespeed.example.api.Settings
import dev.wirespeed.example.api.Shelf
import java.math.BigDecimal
import java.time.LocalDate
import java.util.UUID
import org.springframework.web.bind.annotation.GetMapping
import org.springframework.web.bind.annotation.PathVariable
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.PutMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController

@RestController
class BookController {
    private val book =
        Book(
            UUID(0, 1),
            "Über",
            BigDecimal("12.50"),
            listOf(Author("Ada", LocalDate.of(1815, 12, 10), false), Author("N. N.", null)),
            Language.GERMAN,
            null,
            mapOf("a" to "b"),
        )

    @GetMapping("/books")
    fun books(): Page = Page(List(3) { book.copy(id = UUID(0, it.toLong()), pages = it) }, 3)

    @GetMapping("/books/{number}")
    fun book(@PathVariable number: Long): Book = book.copy(id = UUID(0, number))

    @PostMapping("/books")
    fun create(@RequestBody created: Book): Book = created

    @PostMapping("/books/all")
    fun createAll(@RequestBody created: List<Book>): Page = Page(created)

    @PutMapping("/shelf")
    fun shelf(@RequestBody shelf: Shelf): Shelf = shelf.copy(number = shelf.number + 1)

    @GetMapping("/journal")
    fun journal(): Journal = Journal(listOf(Loan(UUID(0, 1), 14), Sale(UUID(0, 2), BigDecimal("1E+3"), null)))

    @PostMapping("/journal")
    fun write(@RequestBody journal: Journal): Journal = journal

    @PutMapping("/settings")
    fun set(@RequestBody settings: Settings): Settings = settings
}
