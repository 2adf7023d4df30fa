/**
 * Codecs inside Jackson 2's mappers, and Jackson 2 inside codecs: those that were generated with {@code
 * -Awirespeed.dialect=jackson2}. A default mapper has the modules for what Jackson 3 knows by itself:
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder()
 *         .addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule())
 *         .addModule(new WirespeedModule())
 *         .build();
 * }</pre>
 */
@NullMarked
package dev.wirespeed.jackson2;

import org.jspecify.annotations.NullMarked;
