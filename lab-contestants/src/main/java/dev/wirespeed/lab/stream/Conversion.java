package dev.wirespeed.lab.stream;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.contestant.Contestants;
import dev.wirespeed.lab.workload.TelemetryRecord;

/** One contestant's way from records to documents and back; its own model of a record is made on the way. */
final class Conversion {

    private final Binding<TelemetryRecord, Object> binding;

    private Conversion(Binding<TelemetryRecord, Object> binding) {
        this.binding = binding;
    }

    // A binding only ever gets models that it made itself, so its model type can be forgotten here.
    @SuppressWarnings("unchecked")
    static Conversion of(String contestant) throws CannotBindException {
        Contestant found = Contestants.find(contestant)
                .orElseThrow(() -> new IllegalArgumentException("there is no contestant " + contestant));
        return new Conversion((Binding<TelemetryRecord, Object>) found.bind(RecordStream.workload()));
    }

    byte[] write(TelemetryRecord value) throws Exception {
        return binding.write(binding.toModel(value));
    }

    TelemetryRecord read(byte[] document) throws Exception {
        return binding.fromModel(binding.read(document));
    }
}
