package dev.wirespeed.lab.workload.media;

import dev.wirespeed.Wire;
import java.util.List;

/** A video and the pictures that announce it. */
@Wire
public record MediaContent(Media media, List<Image> images) {}
