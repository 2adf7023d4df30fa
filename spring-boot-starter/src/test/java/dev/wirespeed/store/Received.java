package dev.wirespeed.store;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;

/** A body as it came: one that breaks off is there up to that point, whatever the client had still to look at. */
public final class Received implements HttpResponse.BodySubscriber<Received> {

    private static final long LONGEST_SECONDS = 30;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final CompletableFuture<Boolean> whole = new CompletableFuture<>();

    /** All bytes, once no more can come. */
    public byte[] bytes() {
        isWhole();
        return bytes.toByteArray();
    }

    /** False for a body that broke off. */
    public boolean isWhole() {
        return whole.orTimeout(LONGEST_SECONDS, TimeUnit.SECONDS).join();
    }

    /** At once, since a failure of the body would be one of the whole exchange. */
    @Override
    public CompletionStage<Received> getBody() {
        return CompletableFuture.completedFuture(this);
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
        subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        for (ByteBuffer buffer : buffers) {
            byte[] copy = new byte[buffer.remaining()];
            buffer.get(copy);
            bytes.writeBytes(copy);
        }
    }

    @Override
    public void onError(Throwable failure) {
        whole.complete(false);
    }

    @Override
    public void onComplete() {
        whole.complete(true);
    }
}
