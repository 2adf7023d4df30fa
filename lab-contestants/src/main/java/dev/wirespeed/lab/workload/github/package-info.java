/** What happened on GitHub: {@code github_events.json}, which many suites read, bound to types. */
@org.jspecify.annotations.NullMarked
package dev.wirespeed.lab.workload.github;
