package dev.wirespeed.example

import org.springframework.boot.autoconfigure.SpringBootApplication
import org.springframework.boot.runApplication

/** A service with data classes. */
@SpringBootApplication(proxyBeanMethods = false)
class Application {
    companion object {
        @JvmStatic
        fun main(arguments: Array<String>) {
            runApplication<Application>(*arguments)
        }
    }
}
