/**
 * Puts generated codecs into Jackson 2's mappers, and Jackson 2 into codecs as the fallback, for codecs generated with
 * {@code -Awirespeed.dialect=jackson2}. A default mapper has the modules for what Jackson 3 has built in:
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
