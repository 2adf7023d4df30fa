package com.acme.api;

public record Order(String id, int count) {}
