package dev.wirespeed.lab.measure;

import dev.wirespeed.lab.result.Agreement;
import dev.wirespeed.lab.result.Result;
import java.util.List;
import java.util.Map;

/**
 * A check in which some contestants are refused from the start.
 *
 * @param reasons why, by the contestants' ids
 */
public record Refusals(Map<String, String> reasons, AgreementCheck others) implements AgreementCheck {

    @Override
    public List<Agreement> check(Result result) {
        return others.check(result).stream().map(this::refused).toList();
    }

    private Agreement refused(Agreement agreement) {
        String reason = reasons.get(agreement.contestant());
        return reason == null
                ? agreement
                : new Agreement(
                        agreement.jdk(), agreement.contestant(), agreement.workload(), 0, 0, false, List.of(), reason);
    }
}
