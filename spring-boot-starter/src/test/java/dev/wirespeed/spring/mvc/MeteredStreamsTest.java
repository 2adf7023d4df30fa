package dev.wirespeed.spring.mvc;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.wirespeed.spring.meter.Clock;
import dev.wirespeed.spring.meter.Conversion;
import dev.wirespeed.spring.meter.Conversions;
import dev.wirespeed.spring.meter.Converter;
import dev.wirespeed.spring.meter.SamplingSettings;
import dev.wirespeed.spring.meter.SerializationMeter;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.mock.web.DelegatingServletInputStream;
import org.springframework.mock.web.DelegatingServletOutputStream;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

/** Converters that read and write single bytes, and requests that are read twice. */
class MeteredStreamsTest {

    private static final Converter BLOCKING = new Converter(Object.class, true, true);
    private static final ResolvableType TEXT = ResolvableType.forClass(String.class);
    private static final int COUNT = 100_000;
    private static final String DOCUMENT = "{\"id\":1}";

    private final AtomicInteger readings = new AtomicInteger();
    private final SerializationMeter meter = new SerializationMeter(
            new Clock() {
                @Override
                public long nanos() {
                    return readings.incrementAndGet();
                }

                @Override
                public long cpuNanos() {
                    return UNKNOWN;
                }

                @Override
                public long cpuNanosOfCall() {
                    return 0;
                }
            },
            10,
            new SamplingSettings(0, 1_024, types -> name -> true, Runnable::run),
            List.of());

    private final MeteredRequest request = new MeteredRequest(meter, new MockHttpServletRequest("GET", "/users") {
        @Override
        public ServletInputStream getInputStream() {
            return new DelegatingServletInputStream(new InputStream() {
                @Override
                public int read() {
                    return 'x';
                }
            });
        }
    });

    private Conversions counted() {
        return meter.endpoints().iterator().next().conversions().iterator().next();
    }

    private interface Step {
        void run() throws IOException;
    }

    private long allocated(Step step) throws IOException {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < COUNT; i++) {
            step.run();
        }
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void aByteThatIsReadCostsNothing() throws IOException {
        ServletInputStream in = request.getInputStream();
        assertThat(allocated(in::read)).isLessThan(COUNT);
        Conversion conversion = request.start(TEXT, MediaType.APPLICATION_JSON, BLOCKING);
        int before = readings.get();
        assertThat(allocated(in::read)).isLessThan(COUNT);
        assertThat(readings.get() - before).isZero();
        conversion.end(false);
        assertThat(counted().bytes()).isEqualTo(2 * COUNT);
    }

    @Test
    void aByteThatIsWrittenCostsNothing() throws IOException {
        MeteredResponse response = new MeteredResponse(meter, request, new MockHttpServletResponse() {
            @Override
            public ServletOutputStream getOutputStream() {
                return new DelegatingServletOutputStream(OutputStream.nullOutputStream());
            }
        });
        ServletOutputStream out = response.getOutputStream();
        Conversion conversion = response.start(DOCUMENT, MediaType.APPLICATION_JSON, BLOCKING);
        int before = readings.get();
        assertThat(allocated(() -> out.write(' '))).isLessThan(COUNT);
        assertThat(readings.get() - before).isZero();
        conversion.end(false);
        assertThat(counted().bytes()).isEqualTo(COUNT);
    }

    @Test
    void aBodyOfSingleBytesIsExamined() throws IOException {
        MeteredResponse response = new MeteredResponse(meter, request, new MockHttpServletResponse());
        Conversion conversion = response.start(DOCUMENT, MediaType.APPLICATION_JSON, BLOCKING);
        for (byte each : DOCUMENT.getBytes(UTF_8)) {
            response.getOutputStream().write(each);
        }
        conversion.end(false);
        assertThat(counted().payload().orElseThrow().objects()).isEqualTo(1);
    }

    @Test
    void bytesReadAheadCountOnce() throws IOException {
        request.getInputStream().read();
        request.start(TEXT, MediaType.APPLICATION_JSON, BLOCKING).end(false);
        request.start(TEXT, MediaType.APPLICATION_JSON, BLOCKING).end(false);
        assertThat(counted().count()).isEqualTo(2);
        assertThat(counted().bytes()).isEqualTo(1);
    }
}
