package dev.wirespeed.conformance.contract;

import dev.wirespeed.WireFormat;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;

/**
 * What every format holds to, beside an oracle. The test of a format extends it and says what is the format's own; what no other
 * format has is tested elsewhere.
 *
 * <p>{@code -Dwirespeed.contract.count} says how many values of each type are tried.
 *
 * @param <F> the format
 */
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
public abstract class FormatContract<F extends WireFormat>
        implements ValuesContract<F>,
                ViewsContract<F>,
                SelectionsContract<F>,
                StreamsContract<F>,
                RefusalsContract<F>,
                LimitsContract<F>,
                DamageContract<F>,
                ThreadsContract<F> {
    private final F format;
    private final Oracle oracle;

    protected FormatContract(F format, Oracle oracle) {
        this.format = format;
        this.oracle = oracle;
    }

    @Override
    public final F format() {
        return format;
    }

    @Override
    public final Oracle oracle() {
        return oracle;
    }
}
