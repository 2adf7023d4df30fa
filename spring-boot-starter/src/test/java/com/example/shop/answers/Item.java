package com.example.shop.answers;

/** What a shop sends. */
public record Item(long id) {}
