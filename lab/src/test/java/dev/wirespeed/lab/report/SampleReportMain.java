package dev.wirespeed.lab.report;

import dev.wirespeed.lab.result.ResultFile;
import java.nio.file.Path;

/** Draws the sample into a folder, for the eye. */
final class SampleReportMain {

    private SampleReportMain() {}

    public static void main(String[] arguments) {
        Path folder = Path.of(arguments[0]);
        ResultFile.write(SampleResult.full(), folder.resolve(ResultFile.NAME));
        System.out.println(Reports.write(SampleResult.full(), folder));
    }
}
