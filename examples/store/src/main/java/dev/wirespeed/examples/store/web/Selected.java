package dev.wirespeed.examples.store.web;

import dev.wirespeed.Json;

/**
 * A value of which not all is sent.
 *
 * @param by what selects
 */
record Selected(Json by, Object value) {}
