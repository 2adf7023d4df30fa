package dev.wirespeed.lab.fork;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.workload.Workload;
import java.util.ArrayList;
import java.util.List;

/**
 * The conversions of one contestant, ready to run: its models of a workload's values and the documents that it wrote
 * for them.
 *
 * <p>A contestant reads the documents that it wrote itself, since formats and property orders may differ, unless the workload
 * gives it others. Not thread-safe.
 */
final class Conversions {
    private final Binding<?, Object> binding;
    private final Object[] models;
    private final byte[][] documents;
    private int nextModel;
    private int nextDocument;

    private Conversions(Binding<?, Object> binding, Object[] models, byte[][] documents) {
        this.binding = binding;
        this.models = models;
        this.documents = documents;
    }

    /** Binds, converts to the contestant's models and writes each once. */
    static <T> Conversions of(Contestant contestant, Workload<T> workload) throws Exception {
        return of(contestant.bind(workload), workload);
    }

    // A binding only ever gets models that it made itself, so its model type can be forgotten here.
    @SuppressWarnings("unchecked")
    private static <T> Conversions of(Binding<T, ?> bound, Workload<T> workload) throws Exception {
        Binding<T, Object> binding = (Binding<T, Object>) bound;
        List<Object> models = new ArrayList<>();
        List<byte[]> documents = new ArrayList<>();
        for (T value : workload.values()) {
            Object model = binding.toModel(value);
            models.add(model);
            documents.add(workload.readOnly() ? workload.document(value) : binding.write(model));
        }
        return new Conversions(binding, models.toArray(), documents.toArray(byte[][]::new));
    }

    byte[] firstDocument() {
        return documents[0];
    }

    byte[] write() throws Exception {
        int i = nextModel;
        nextModel = i + 1 == models.length ? 0 : i + 1;
        return binding.write(models[i]);
    }

    Object read() throws Exception {
        int i = nextDocument;
        nextDocument = i + 1 == documents.length ? 0 : i + 1;
        return binding.read(documents[i]);
    }
}
