package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Result;
import java.util.List;

/** Finds out who may be timed. */
public interface AgreementCheck {

    /** One agreement for each contestant, workload and JDK of the run. */
    List<Agreement> check(Result result);
}
