package dev.wirespeed.internal;
import java.util.UUID; import org.jspecify.annotations.Nullable;
public final class Uuids { private Uuids() {}
  public static int write(UUID v, byte[] b, int p) { byte[] t = v.toString().getBytes(java.nio.charset.StandardCharsets.ISO_8859_1); System.arraycopy(t,0,b,p,36); return p+36; }
  public static @Nullable UUID parse(byte[] b, int from) { return null; } }
