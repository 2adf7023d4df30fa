package dev.wirespeed.example.api

import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonSubTypes
import com.fasterxml.jackson.annotation.JsonTypeInfo
import java.math.BigDecimal
import java.time.LocalDate
import java.util.UUID

enum class Language {
    @JsonProperty("english")
    ENGLISH,

    @JsonProperty("german")
    GERMAN,
}

data class Author(val name: String, val born: LocalDate?, @get:JsonProperty("isAlive") val isAlive: Boolean = true)

@JsonInclude(JsonInclude.Include.NON_NULL)
data class Book(
    val id: UUID,
    val title: String,
    @get:JsonProperty("list_price") @param:JsonProperty("list_price") val listPrice: BigDecimal,
    val authors: List<Author>,
    val language: Language = Language.ENGLISH,
    val pages: Int?,
    val tags: Map<String, String> = emptyMap(),
)

data class Shelf(val number: Int, val books: List<Book> = emptyList(), val labels: Set<String> = emptySet())

data class Page(val items: List<Book>, val next: Long? = null)

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes(
    JsonSubTypes.Type(value = Loan::class, name = "loan"),
    JsonSubTypes.Type(value = Sale::class, name = "sale"),
)
sealed interface Event {
    val book: UUID
}

data class Loan(override val book: UUID, val days: Int) : Event

data class Sale(override val book: UUID, val amount: BigDecimal, val note: String?) : Event

data class Journal(val events: List<Event>)

class Settings {
    var name: String = "shop"
    var open: Boolean = false
    var hours: MutableList<Int> = mutableListOf(9, 18)
    lateinit var owner: Author
}
