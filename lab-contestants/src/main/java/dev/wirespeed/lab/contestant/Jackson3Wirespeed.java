package dev.wirespeed.lab.contestant;

import dev.wirespeed.jackson.WirespeedJsonFactory;
import dev.wirespeed.jackson.WirespeedModule;
import dev.wirespeed.lab.workload.Workload;
import dev.wirespeed.lab.workload.Workloads;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Jackson 3's mapper with the module and the factory that let it use Wirespeed's codecs. */
public final class Jackson3Wirespeed implements Contestant {
    @Override
    public String id() {
        return "jackson3-wirespeed";
    }

    @Override
    public String title() {
        return "Jackson 3 + Wirespeed";
    }

    @Override
    public String version() {
        return Versions.of("jackson3") + " + " + Versions.of("wirespeed");
    }

    @Override
    public List<String> madeFor() {
        return Workloads.peers();
    }

    @Override
    public <T> Binding<T, ?> bind(Workload<T> workload) {
        JsonMapper mapper = JsonMapper.builder(new WirespeedJsonFactory())
                .addModule(new WirespeedModule())
                .build();
        return Jackson3.bind(mapper, workload.javaType());
    }
}
