package dev.wirespeed.conformance.kotlin

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.annotation.JsonProperty
import com.fasterxml.jackson.annotation.JsonUnwrapped
import dev.wirespeed.Wire
import java.time.LocalDate

/** Whether a codec has made an object since this was last asked. */
object Seen {
    private var byCodec = false

    fun note() {
        byCodec = byCodec || StackWalker.getInstance().walk { all -> all.anyMatch { it.className.contains("_JsonCodec") } }
    }

    fun asked(): Boolean = byCodec.also { byCodec = false }
}

@Wire
data class Person(val id: Long, val name: String, val note: String?, val tags: List<String>, val born: LocalDate?) {
    init {
        Seen.note()
    }
}

@Wire
data class Preset(val a: Int = 1, val b: String? = "b", val c: String = "c", val d: List<Int?> = listOf(7)) {
    init {
        Seen.note()
    }
}

@Wire
data class Sized(val x: Double, val all: Array<String>?, val byName: Map<String, Preset?>?) {
    init {
        Seen.note()
    }
}

@Wire
data class Switch(val isOn: Boolean, val hasMore: Boolean) {
    init {
        Seen.note()
    }
}

@Wire
class Settable {
    var name: String = "n"
    var count: Int? = null
    var inner: Preset? = null

    init {
        Seen.note()
    }
}

@Wire
class Built private constructor(val x: Int, val y: String) {
    init {
        Seen.note()
    }

    companion object {
        @JvmStatic
        @JsonCreator
        fun of(@JsonProperty("x") x: Int = 3, @JsonProperty("y") y: String) = Built(x, y)
    }
}

@Wire
data class Around(val title: String, @field:JsonUnwrapped val person: Settable?)

@JvmInline
value class Key(val value: Long)

@Wire
data class Keyed(val key: Key, val number: UInt?, val size: Int)

object Only {
    val a = 1
}

@Wire
data class Holding(val only: Only?, val pair: Pair<String, Int>?, val level: Level)

@Wire
data class Crowd(val people: List<Person>, val first: Person?) {
    init {
        Seen.note()
    }
}
