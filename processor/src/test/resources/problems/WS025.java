package acme;

import dev.wirespeed.Wire;
import lombok.Data;

@Wire
@Data
//! WS025: Annotations of Lombok are used here, but Lombok is no annotation processor of this compilation. Put org.projectlombok:lombok beside wirespeed-processor, in any order.
public class WS025 {
    private int a;
}
