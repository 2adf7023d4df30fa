package dev.wirespeed.conformance.kotlin

import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.Arguments
import org.junit.jupiter.params.provider.Arguments.of
import org.junit.jupiter.params.provider.MethodSource
import tools.jackson.core.JacksonException
import tools.jackson.module.kotlin.KotlinFeature
import tools.jackson.module.kotlin.KotlinModule

/** With Jackson's module for Kotlin in a mapper codecs do what that does, or leave it to the mapper. */
class KotlinModuleTest {
    companion object {
        private val SETTINGS: List<List<KotlinFeature>> = listOf(
            emptyList(),
            listOf(KotlinFeature.NullIsSameAsDefault),
            listOf(KotlinFeature.NullToEmptyCollection, KotlinFeature.NullToEmptyMap),
            listOf(KotlinFeature.StrictNullChecks),
            listOf(KotlinFeature.KotlinPropertyNameAsImplicitName, KotlinFeature.UseJavaDurationConversion),
        )

        private fun module(features: List<KotlinFeature>): KotlinModule {
            val module = KotlinModule.Builder()
            features.forEach { module.enable(it) }
            return module.build()
        }

        private val PLAIN = SETTINGS.map { Mappers.plain().addModule(module(it)).build() }
        private val WITH = SETTINGS.map { Mappers.withCodecs().addModule(module(it)).build() }

        /** Each with whether a codec makes an object of it. */
        @JvmStatic
        fun documents(): List<Arguments> = listOf(
            of(Person::class.java, true, """{"id":1,"name":"n","note":"x","tags":["a"],"born":"2020-01-02"}"""),
            of(Person::class.java, true, """{"id":1,"name":"n","tags":[]}"""),
            of(Person::class.java, true, """{"tags":[],"name":"n","id":1,"note":null,"more":{}}"""),
            of(Person::class.java, false, """{"id":1,"name":null,"tags":[]}"""),
            of(Person::class.java, false, """{"id":1,"tags":[]}"""),
            of(Person::class.java, false, """{"name":"n","tags":[]}"""),
            of(Person::class.java, false, """{"id":null,"name":"n","tags":[]}"""),
            of(Person::class.java, false, """{"id":1,"name":"n","tags":null}"""),
            of(Person::class.java, false, """{"id":1,"name":"n","tags":["a",null]}"""),
            of(Person::class.java, false, """{}"""),
            of(Preset::class.java, true, """{"a":5,"b":"x","c":"y","d":[1]}"""),
            of(Preset::class.java, false, """{"a":5,"b":"x","c":"y","d":[null]}"""),
            of(Preset::class.java, false, """{}"""),
            of(Preset::class.java, false, """{"a":5,"b":null,"c":"y","d":[]}"""),
            of(Preset::class.java, false, """{"b":"x","c":"y","d":[]}"""),
            of(Preset::class.java, false, """{"a":5,"b":"x","c":null,"d":[]}"""),
            of(Sized::class.java, true, """{"x":1.5,"all":["a"],"byName":{"k":{"a":1,"b":"","c":"","d":[]}}}"""),
            of(Sized::class.java, false, """{"x":1.5,"all":[null],"byName":{}}"""),
            of(Sized::class.java, false, """{"x":1.5,"all":[],"byName":{"k":null}}"""),
            of(Switch::class.java, true, """{"isOn":true,"hasMore":false}"""),
            of(Switch::class.java, false, """{"on":true,"hasMore":false}"""),
            of(Settable::class.java, true, """{"name":"x","count":2}"""),
            of(Settable::class.java, true, """{"inner":{"a":5,"b":"x","c":"y","d":[1]}}"""),
            of(Settable::class.java, true, """{}"""),
            of(Built::class.java, true, """{"x":1,"y":"z"}"""),
            of(Built::class.java, false, """{"y":"z"}"""),
            of(Built::class.java, false, """{"x":1}"""),
            of(Crowd::class.java, true, """{"people":[{"id":1,"name":"n","tags":[]}],"first":null}"""),
            of(Crowd::class.java, true, """{"people":[]}"""),
            of(Keyed::class.java, false, """{"key":5,"number":7,"size":1}"""),
            of(Holding::class.java, false, """{"only":{},"pair":{"first":"a","second":1},"level":"top"}"""),
            of(Around::class.java, false, """{"title":"a","count":3}"""),
        )

        private fun outcome(question: () -> Any?): Any? =
            try {
                question()
            } catch (e: JacksonException) {
                "${e.javaClass.name}: ${e.message}"
            }
    }

    @ParameterizedTest
    @MethodSource("documents")
    fun readsAsTheModule(type: Class<*>, byCodec: Boolean, document: String) {
        for ((with, plain) in WITH.zip(PLAIN)) {
            for (bytes in listOf(document, "\n $document").map { it.toByteArray() }) {
                val expected = outcome { plain.writeValueAsString(plain.readValue(bytes, type)) }
                assertThat(outcome { plain.writeValueAsString(with.readValue(bytes, type)) }).isEqualTo(expected)
            }
        }
        Seen.asked()
        outcome { WITH[0].readValue(document.toByteArray(), type) }
        val seen = Seen.asked()
        if ("${type.simpleName} $document" !in Mappers.READ_OTHERWISE) {
            assertThat(seen).isEqualTo(byCodec)
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    fun writesAsTheModule(type: Class<*>, byCodec: Boolean, document: String) {
        for ((with, plain) in WITH.zip(PLAIN)) {
            val value = outcome { plain.readValue(document, type) }
            assertThat(with.writeValueAsString(value)).isEqualTo(plain.writeValueAsString(value))
        }
    }

    @Test
    fun whatIsRefusedIsReadByTheModule() {
        assertThat(WITH[0].readValue("{}".toByteArray(), Preset::class.java)).isEqualTo(Preset())
        val withNull = """{"id":1,"name":null,"tags":[]}""".toByteArray()
        assertThat(outcome { WITH[0].readValue(withNull, Person::class.java) }.toString())
            .contains("KotlinInvalidNullException")
    }
}
