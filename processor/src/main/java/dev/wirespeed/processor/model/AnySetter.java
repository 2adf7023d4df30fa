package dev.wirespeed.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * The target of properties that an object has no member for.
 *
 * @param member the method that takes a name and a value, or the field with a map
 * @param map if the member is a field: the type of map to create if it is null
 * @param value the shape of the values
 * @param skipped names that don't go there either
 */
public record AnySetter(String member, Optional<TypeName> map, Shape value, List<String> skipped) {}
