package dev.wirespeed.conformance.contract;

import dev.wirespeed.WireFormat;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;

/**
 * What every format holds to, beside an oracle. The test of a format extends it and says what is the format's own; what no other
 * format has is tested elsewhere.
 *
 * <p>{@code -Dwirespeed.contract.count} says how many values of each type are tried.
 */
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
public abstract class FormatContract
        implements FactsContract,
                ValuesContract,
                ViewsContract,
                SelectionsContract,
                StreamsContract,
                RefusalsContract,
                LimitsContract,
                DamageContract,
                ThreadsContract {
    private final WireFormat format;
    private final Oracle oracle;

    protected FormatContract(WireFormat format, Oracle oracle) {
        this.format = format;
        this.oracle = oracle;
    }

    @Override
    public final WireFormat format() {
        return format;
    }

    @Override
    public final Oracle oracle() {
        return oracle;
    }
}
