package dev.wirespeed.conformance.kotlin

import com.fasterxml.jackson.annotation.JsonAlias
import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonInclude
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonSubTypes
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonValue
import dev.wirespeed.Wire
import java.math.BigDecimal
import java.time.Instant
import java.util.UUID

@Wire
data class User(
    val id: Long,
    val email: String?,
    @param:JsonProperty("first_name") @get:JsonProperty("first_name") val firstName: String?,
    val tags: List<String?>?,
    val orders: Map<String, Order?>?,
    val level: Level?,
)

data class Order(val total: BigDecimal?, val placed: Instant?, val number: UUID?)

enum class Level {
    LOW,
    @JsonProperty("top")
    HIGH {
        override fun toString() = "very high"
    },
}

/** Jackson without its Kotlin module takes `active` for the property, and `isActive` for the parameter. */
@Wire
data class Flags(val isActive: Boolean, val hasMore: Boolean, val isMaybe: Boolean?)

@Wire
data class Defaults @JvmOverloads constructor(val a: Int = 1, val b: String? = "b")

@Wire
class Mutable {
    var name: String? = null
    var count: Int = 3
    @JsonInclude(JsonInclude.Include.NON_NULL) var note: String? = null
    lateinit var late: String
    var numbers: IntArray = intArrayOf(1, 2)
    @JvmField var open: Double = 1.5
    val derived: String
        get() = "$name:$count"
}

@Wire
class Explicit
@JsonCreator
constructor(@JsonProperty("x") @JsonAlias("ex") val x: Int, @JsonProperty("why") private val y: String?) {
    fun getWhy(): String? = y
}

@Wire
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes(JsonSubTypes.Type(value = Circle::class, name = "circle"), JsonSubTypes.Type(value = Box::class, name = "box"))
sealed interface Figure

data class Circle(val radius: Double) : Figure

data class Box(val width: Int, val height: Int) : Figure

@Wire
data class Drawing(val first: Figure?, val all: List<Figure?>?)

@Wire
class Money private constructor(private val cents: Long) {
    @JsonValue
    fun cents(): Long = cents

    companion object {
        @JvmStatic
        @JsonCreator
        fun of(cents: Long) = Money(cents)
    }
}

data class Page<T>(val items: List<T?>?, val next: Int?)

@Wire
data class Listing(val users: Page<User>?, val texts: Page<String>?)
