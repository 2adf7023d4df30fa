package dev.wirespeed.lab.agreement;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.contestant.CannotBindException;
import dev.wirespeed.lab.contestant.Contestant;
import dev.wirespeed.lab.workload.Workload;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3 with something done to the text that it wrote, or is to read. */
record FakeContestant(UnaryOperator<String> written, UnaryOperator<String> toRead) implements Contestant {

    static FakeContestant writing(UnaryOperator<String> written) {
        return new FakeContestant(written, UnaryOperator.identity());
    }

    static FakeContestant reading(UnaryOperator<String> toRead) {
        return new FakeContestant(UnaryOperator.identity(), toRead);
    }

    @Override
    public String id() {
        return "fake";
    }

    @Override
    public String title() {
        return "Fake";
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) throws CannotBindException {
        return new Binding.Direct<>() {
            @Override
            public byte[] write(T model) {
                return written.apply(JsonMapper.shared().writeValueAsString(model))
                        .getBytes(StandardCharsets.UTF_8);
            }

            @Override
            public T read(byte[] document) {
                String text = toRead.apply(new String(document, StandardCharsets.UTF_8));
                return JsonMapper.shared().readValue(text, workload.type());
            }
        };
    }
}
