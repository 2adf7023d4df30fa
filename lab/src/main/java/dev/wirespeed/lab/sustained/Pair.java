package dev.wirespeed.lab.sustained;

import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.measure.Interruption;
import dev.wirespeed.lab.stream.Line;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One run: starts a receiver and a sender, listens to both until the sender is at its end, and starts the receiver again
 * if it goes down.
 */
final class Pair {

    private static final int MOST_RESTARTS = 5;
    private static final int START_SECONDS = 60;
    private static final int END_SECONDS = 60;

    private final PairSettings settings;
    private final Trial trial;
    private final Contestant contestant;
    private final Interruption interruption;
    private final Watcher watcher;
    private final BlockingQueue<Peer.News> news = new LinkedBlockingQueue<>();
    private final Notes notes;
    private final long began = System.nanoTime();
    private Peer receiver;
    private @Nullable Peer sender;
    private int port;
    private int restarts;
    private boolean killed;

    /** Who sees a run's seconds as they pass. */
    interface Watcher {
        void second(Trial trial, Line.Sent second);
    }

    Pair(PairSettings settings, Trial trial, Interruption interruption, Watcher watcher) {
        this.settings = settings;
        this.trial = trial;
        this.contestant = Contestants.find(trial.contestant()).orElseThrow();
        this.interruption = interruption;
        this.watcher = watcher;
        this.port = settings.port();
        this.notes = new Notes(trial, settings.folder());
        this.receiver = startReceiver();
    }

    /** Runs to the end, whatever that is. */
    Run run() {
        try {
            while (!notes.ended() && !interruption.requested()) {
                Peer.News next = news.poll(100, TimeUnit.MILLISECONDS);
                if (next != null) {
                    take(next);
                }
                killInTime();
                checkTime();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            notes.failed("interrupted");
        } finally {
            stop();
        }
        takeRest();
        return notes.run(interruption.requested() && !notes.ended());
    }

    private Peer startReceiver() {
        Path ranges = notes.newReceiver();
        return Peer.start(
                settings.receiver(trial, contestant, port, ranges, notes.receiverGcLog()),
                notes.log("receiver" + (restarts == 0 ? "" : "-" + (restarts + 1))),
                news);
    }

    private void take(Peer.News next) {
        Line line = next.line();
        if (next.from() != receiver && next.from() != sender) {
            takeFromFormer(line);
        } else if (line == null) {
            ended(next.from());
        } else {
            take(next.from(), line);
        }
    }

    /** What a receiver told before it went down may be read after its end is known. */
    private void takeFromFormer(@Nullable Line line) {
        if (line instanceof Line.Received second) {
            notes.received(second);
        }
    }

    private void take(Peer from, Line line) {
        switch (line) {
            case Line.Listening listening -> listening(listening.port());
            case Line.Failed failed -> failed(from, failed.reason());
            case Line.Started started -> {
                if (from == sender) {
                    notes.senderStarted(started);
                } else {
                    notes.receiverStarted(started);
                }
            }
            case Line.Connected connected -> notes.connected(connected);
            case Line.Disconnected lost -> notes.disconnected(lost);
            case Line.Sent second -> {
                notes.sent(second);
                watcher.second(trial, second);
            }
            case Line.Received second -> notes.received(second);
            case Line.Altered altered -> notes.altered(altered);
            case Line.Ended ended -> notes.ended(ended);
        }
    }

    private void listening(int onPort) {
        port = onPort;
        if (sender == null) {
            sender = Peer.start(
                    settings.sender(trial, contestant, port, notes.senderGcLog()), notes.log("sender"), news);
        } else {
            notes.happened("a new receiver listens");
        }
    }

    private void failed(Peer peer, String reason) {
        String what = role(peer) + " failed: " + hint(reason);
        if (peer == receiver && restarts > 0) {
            notes.happened(what);
        } else {
            notes.failed(what);
        }
    }

    private String hint(String reason) {
        return settings.port() != 0 && reason.toLowerCase(Locale.ROOT).contains("address already in use")
                ? "port " + settings.port() + " is in use"
                : reason;
    }

    private String role(Peer peer) {
        return peer == receiver ? "the receiver" : "the sender";
    }

    private void ended(Peer peer) {
        if (interruption.requestedSoon() || notes.ended()) {
            return;
        }
        if (peer == sender || sender == null) {
            notes.failed(role(peer) + " " + peer.ending() + peer.lastError());
        } else if (restarts == MOST_RESTARTS) {
            notes.failed("the receiver ended " + (MOST_RESTARTS + 1) + " times" + peer.lastError());
        } else {
            notes.happened("the receiver " + peer.ending());
            restarts++;
            receiver = startReceiver();
        }
    }

    private void killInTime() {
        Integer after = settings.killAfterSeconds();
        if (after != null && !trial.search() && !killed && notes.secondsSinceStart() >= after) {
            killed = true;
            receiver.kill();
        }
    }

    private void checkTime() {
        long most = START_SECONDS + trial.seconds() + PairSettings.graceMillis(trial.seconds()) / 1_000 + END_SECONDS;
        if ((System.nanoTime() - began) / 1e9 > most) {
            notes.failed("it was stopped: it took longer than " + most + " s");
        }
    }

    private void stop() {
        if (sender != null) {
            sender.end();
        }
        receiver.end();
    }

    private void takeRest() {
        for (Peer.News next = news.poll(); next != null; next = news.poll()) {
            if (next.line() instanceof Line.Received second) {
                notes.received(second);
            } else if (next.line() instanceof Line.Sent second) {
                notes.sent(second);
            }
        }
    }
}
