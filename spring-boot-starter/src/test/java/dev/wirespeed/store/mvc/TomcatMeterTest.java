package dev.wirespeed.store.mvc;

import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.context.annotation.Import;

@Import(TomcatServletWebServerFactory.class)
class TomcatMeterTest extends MvcMeterTest {}
