package acme;

import dev.wirespeed.Wire;

@Wire
record Order(String id, int count) {}
