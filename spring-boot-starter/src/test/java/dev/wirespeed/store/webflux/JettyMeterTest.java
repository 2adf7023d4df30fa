package dev.wirespeed.store.webflux;

import org.springframework.boot.jetty.reactive.JettyReactiveWebServerFactory;
import org.springframework.context.annotation.Import;

@Import(JettyReactiveWebServerFactory.class)
class JettyMeterTest extends WebFluxMeterTest {}
