package dev.wirespeed.store;

import java.io.ByteArrayOutputStream;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;

/** An answer as it came: a body that breaks off is there up to that point, whatever the client had still to look at. */
public final class Received implements HttpResponse.BodySubscriber<Received> {

    private static final long LONGEST_SECONDS = 30;

    private final HttpResponse.ResponseInfo head;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final CompletableFuture<Boolean> whole = new CompletableFuture<>();

    Received(HttpResponse.ResponseInfo head) {
        this.head = head;
    }

    int status() {
        return head.statusCode();
    }

    HttpHeaders headers() {
        return head.headers();
    }

    /** All bytes of the body, once no more can come. */
    byte[] bytes() {
        isWhole();
        return bytes.toByteArray();
    }

    /** False for a body that broke off. */
    public boolean isWhole() {
        return whole.orTimeout(LONGEST_SECONDS, TimeUnit.SECONDS).join();
    }

    /** Itself at once, before there is a body. */
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
