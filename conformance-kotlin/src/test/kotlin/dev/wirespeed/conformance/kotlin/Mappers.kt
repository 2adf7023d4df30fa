package dev.wirespeed.conformance.kotlin

import dev.wirespeed.jackson.WirespeedModule
import tools.jackson.databind.json.JsonMapper

/** What mappers of this Jackson begin with. */
object Mappers {
    fun plain(): JsonMapper.Builder = JsonMapper.builder()

    fun withCodecs(): JsonMapper.Builder = plain().addModule(WirespeedModule())

    /** Of which documents it is not what tests expect whether codecs read them. */
    val READ_OTHERWISE: Set<String> = emptySet()
}
