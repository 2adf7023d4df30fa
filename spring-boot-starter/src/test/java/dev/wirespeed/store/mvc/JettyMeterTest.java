package dev.wirespeed.store.mvc;

import org.springframework.boot.jetty.servlet.JettyServletWebServerFactory;
import org.springframework.context.annotation.Import;

@Import(JettyServletWebServerFactory.class)
class JettyMeterTest extends MvcMeterTest {}
