package dev.wirespeed.lab.workload.text;

import dev.wirespeed.Wire;
import java.util.List;

/** A text in paragraphs, and what others have to say about it. */
@Wire
public record Article(String title, String author, String summary, List<String> paragraphs, List<Comment> comments) {}
