package dev.wirespeed.conformance.kotlin

import com.fasterxml.jackson.annotation.JsonProperty
import dev.wirespeed.generate.Application
import dev.wirespeed.generate.Codecs
import dev.wirespeed.generate.Generator
import dev.wirespeed.generate.Selection
import java.nio.file.Files
import java.nio.file.Path
import kotlin.io.path.name
import kotlin.io.path.readText
import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.Test
import tools.jackson.databind.json.JsonMapper

/** The codecs that are made of Kotlin's class files are those that kapt makes. */
class ClassFilesTest {
    companion object {
        private val BY_KAPT = Path.of("target/generated-sources/kapt/test/dev/wirespeed/conformance/kotlin")

        /** Of which kapt doesn't see all. */
        private val HIDDEN = setOf("Keyed_JsonCodec")

        private fun place(type: Class<*>): Path = Path.of(type.protectionDomain.codeSource.location.toURI())

        private fun codecs(): Codecs {
            val classPath = listOf(User::class, Unit::class, JsonProperty::class, JsonMapper::class).map { place(it.java) }
            return Application.open(classPath).use {
                Generator.of(it).generate(Selection(listOf("dev.wirespeed.conformance.kotlin"), listOf()))
            }
        }

        /** But for the class that it was made for first. */
        private fun withoutOrigin(source: String): String = source.replaceFirst(Regex(" ORIGIN = .*"), "")
    }

    @Test
    fun areThoseThatKaptMakes() {
        val made = codecs()
        val files = Files.list(BY_KAPT).use { all -> all.filter { it.name.endsWith("_JsonCodec.java") }.toList() }
        assertThat(files).hasSizeGreaterThan(15)
        for (file in files) {
            val name = file.name.removeSuffix(".java")
            if (name !in HIDDEN) {
                val source = made.sources()["dev.wirespeed.conformance.kotlin.$name"]
                assertThat(source).`as`("%s; %s", name, made.verdicts()).isNotNull()
                assertThat(withoutOrigin(String(source!!))).isEqualTo(withoutOrigin(file.readText()))
            }
        }
    }
}
