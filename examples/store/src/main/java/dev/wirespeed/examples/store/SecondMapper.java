package dev.wirespeed.examples.store;

import tools.jackson.databind.json.JsonMapper;

/** A mapper beside the one that Spring Boot builds, which has no codecs. */
public record SecondMapper(JsonMapper mapper) {}
