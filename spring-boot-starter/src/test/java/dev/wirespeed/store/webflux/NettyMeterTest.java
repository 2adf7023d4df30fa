package dev.wirespeed.store.webflux;

import org.springframework.boot.reactor.netty.NettyReactiveWebServerFactory;
import org.springframework.context.annotation.Import;

@Import(NettyReactiveWebServerFactory.class)
class NettyMeterTest extends WebFluxMeterTest {}
