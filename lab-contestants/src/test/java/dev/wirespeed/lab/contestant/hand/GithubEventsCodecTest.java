package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.workload.github.GithubEvents;

class GithubEventsCodecTest extends CodecContract<GithubEvents> {
    GithubEventsCodecTest() {
        super(new GithubEventsCodec(), GithubEvents.class, RandomValues::githubEvents);
    }
}
