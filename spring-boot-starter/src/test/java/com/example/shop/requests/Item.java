package com.example.shop.requests;

/** What a shop receives. */
public record Item(long id) {}
