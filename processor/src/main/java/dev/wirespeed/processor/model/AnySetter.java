package dev.wirespeed.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * Where properties go that an object has no place of its own for.
 *
 * @param member the method that takes a name and a value, or the field with a map
 * @param map the map's type if the member is a field, and what it is made of if there is none
 * @param value the shape of the values
 * @param skipped names that don't go there either
 */
public record AnySetter(String member, Optional<TypeName> map, Shape value, List<String> skipped) {}
