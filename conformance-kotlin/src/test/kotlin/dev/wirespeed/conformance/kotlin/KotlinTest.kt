package dev.wirespeed.conformance.kotlin

import dev.wirespeed.Json
import dev.wirespeed.WireException
import java.math.BigDecimal
import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.Arguments
import org.junit.jupiter.params.provider.Arguments.of
import org.junit.jupiter.params.provider.MethodSource
import tools.jackson.core.JacksonException

/** Classes of Kotlin's are written and read as by a default mapper of Jackson's, which has no module for Kotlin. */
class KotlinTest {
    companion object {
        private val JACKSON = Mappers.plain().build()

        @JvmStatic
        fun documents(): List<Arguments> = listOf(
            of(
                User::class.java,
                """{"id":1,"email":"e","first_name":"f","tags":["a",null],"level":"top",
                   "orders":{"x":{"total":1.50,"placed":"2026-11-21T10:00:00Z","number":"00000000-0000-0001-0000-000000000002"}}}""",
            ),
            of(User::class.java, """{"level":"LOW","unknown":[{}],"firstName":"g"}"""),
            of(User::class.java, """{"id":null}"""),
            of(User::class.java, """{}"""),
            of(Flags::class.java, """{"isActive":true,"hasMore":true,"isMaybe":true}"""),
            of(Flags::class.java, """{"active":true,"hasMore":false,"maybe":true}"""),
            of(Defaults::class.java, """{"a":5}"""),
            of(Defaults::class.java, """{"b":null}"""),
            of(Mutable::class.java, """{"name":"n","count":4,"note":"x","late":"l","numbers":[5],"open":2.5,"derived":"d"}"""),
            of(Mutable::class.java, """{"late":"l"}"""),
            of(Explicit::class.java, """{"ex":1,"why":"y"}"""),
            of(Drawing::class.java, """{"first":{"kind":"circle","radius":1.5},"all":[{"width":1,"height":2,"kind":"box"},null]}"""),
            of(Drawing::class.java, """{"first":{"kind":"line"}}"""),
            of(Money::class.java, "5"),
            of(Money::class.java, "\"x\""),
            of(Listing::class.java, """{"users":{"items":[{"id":1}],"next":2},"texts":{"items":["a",null],"next":null}}"""),
        )

        private fun outcome(question: () -> Any?): Any? =
            try {
                question()
            } catch (e: JacksonException) {
                "refused"
            } catch (e: WireException) {
                "refused"
            }
    }

    @ParameterizedTest
    @MethodSource("documents")
    fun agreesWithJackson(type: Class<*>, document: String) {
        val expected = outcome { JACKSON.readValue(document, type) }
        val actual = outcome { Json.standard().read(document, type) }
        assertThat(outcome { JACKSON.writeValueAsString(actual) }).isEqualTo(outcome { JACKSON.writeValueAsString(expected) })
        if (expected != "refused") {
            assertThat(Json.standard().writeText(expected)).isEqualTo(JACKSON.writeValueAsString(expected))
        }
    }

    @Test
    fun readsDataClasses() {
        val user = User(1, "e", "f", listOf("a", null), mapOf("x" to Order(BigDecimal("1.50"), null, null)), Level.HIGH)
        val text = Json.standard().writeText(user)
        assertThat(text).startsWith("""{"id":1,"email":"e","first_name":"f","tags":["a",null],"orders":{"x":{"total":1.50,""")
        assertThat(Json.standard().read(text, User::class.java)).isEqualTo(user)
    }

    /** Names of their getters no source in Java can have, such as kapt's stubs are. */
    @Test
    fun writesInlineClassesAsJackson() {
        val keyed = Keyed(Key(5), 7u, 1)
        val expected = JACKSON.writeValueAsString(keyed)
        assertThat(expected).contains("key-", "number-")
        assertThat(Json.standard().writeText(keyed)).isEqualTo(expected)
        assertThat(Mappers.withCodecs().build().writeValueAsString(keyed)).isEqualTo(expected)
    }
}
