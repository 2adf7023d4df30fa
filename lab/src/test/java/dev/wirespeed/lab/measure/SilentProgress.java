package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Fork;

final class SilentProgress implements Progress {
    @Override
    public void step(String what) {}

    @Override
    public void started(int done, int total, double expectedSeconds) {}

    @Override
    public void forkStarted(ForkSpec fork) {}

    @Override
    public void forkFinished(Fork fork) {}

    @Override
    public void finished() {}
}
