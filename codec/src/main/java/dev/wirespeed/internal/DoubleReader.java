package dev.wirespeed.internal;
public final class DoubleReader { private DoubleReader() {}
  public static double toDouble(boolean n, long s, int e) { return Double.parseDouble((n?"-":"")+s+"e"+e); }
  public static double parseDouble(byte[] b, int from, int to) { String t = new String(b,from,to-from,java.nio.charset.StandardCharsets.ISO_8859_1); return t.equals("-0") ? 0.0 : Double.parseDouble(t); } 
  public static float parseFloat(byte[] b, int from, int to) { String t = new String(b,from,to-from,java.nio.charset.StandardCharsets.ISO_8859_1); return t.equals("-0") ? 0f : Float.parseFloat(t); } }
