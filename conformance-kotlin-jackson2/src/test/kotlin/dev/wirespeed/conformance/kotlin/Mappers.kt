package dev.wirespeed.conformance.kotlin

import com.fasterxml.jackson.core.JsonFactory
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule
import dev.wirespeed.jackson2.WirespeedJsonFactory
import dev.wirespeed.jackson2.WirespeedModule

/** What mappers of this Jackson begin with; codecs read by parsers of their own factory. */
object Mappers {
    fun plain(): JsonMapper.Builder = mapper(JsonFactory())

    fun withCodecs(): JsonMapper.Builder = mapper(WirespeedJsonFactory()).addModule(WirespeedModule())

    /**
     * Of which documents it is not what tests expect whether codecs read them: unknown properties are refused, null is taken for a
     * primitive, and what has a constructor without parameters, too, is left to Jackson in part.
     */
    val READ_OTHERWISE: Set<String> = setOf(
        """Person {"tags":[],"name":"n","id":1,"note":null,"more":{}}""",
        """Person {"id":null,"name":"n","tags":[]}""",
        """Preset {"a":5,"b":"x","c":"y","d":[1]}""",
        """Sized {"x":1.5,"all":["a"],"byName":{"k":{"a":1,"b":"","c":"","d":[]}}}""",
        """Settable {"name":"x","count":2}""",
        """Settable {"inner":{"a":5,"b":"x","c":"y","d":[1]}}""",
        """Settable {}""",
    )

    private fun mapper(factory: JsonFactory): JsonMapper.Builder =
        JsonMapper.builder(factory).addModules(JavaTimeModule(), Jdk8Module(), ParameterNamesModule())
}
