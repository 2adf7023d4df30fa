package dev.wirespeed.store.webflux;

import org.springframework.boot.tomcat.reactive.TomcatReactiveWebServerFactory;
import org.springframework.context.annotation.Import;

@Import(TomcatReactiveWebServerFactory.class)
class TomcatMeterTest extends WebFluxMeterTest {}
