package acme;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.wirespeed.Wire;
import java.util.Optional;

public class Beans {
    //: Naming {}
    @Wire
    public static class Naming {
        public String getURL() {
            return "1";
        }

        public String getaB() {
            return "2";
        }

        public String getX1() {
            return "3";
        }

        public String get_x() {
            return "4";
        }

        public String get() {
            return "5";
        }

        public String getx() {
            return "6";
        }

        public String get1() {
            return "7";
        }

        public String getÄb() {
            return "8";
        }

        public String getABc() {
            return "9";
        }

        public boolean isOn() {
            return true;
        }

        public Boolean isBoxed() {
            return true;
        }

        public String isText() {
            return "no";
        }

        public boolean island() {
            return true;
        }

        public Optional<Boolean> isOpt() {
            return Optional.of(true);
        }

        public boolean isXY() {
            return true;
        }

        public void getVoid() {}

        public String getArg(int i) {
            return "";
        }

        public static String getStat() {
            return "";
        }

        String getPkg() {
            return "";
        }

        protected String getProt() {
            return "";
        }
    }

    //: Both {"on":false}
    @Wire
    public static class Both {
        boolean on = true;

        public boolean isOn() {
            return on;
        }

        public boolean getOn() {
            return !on;
        }

        public void setOn(boolean b) {
            on = b;
        }
    }

    public static class Base {
        public int z = 1;
        private int p = 5;

        public int getM() {
            return 2;
        }

        public int getP() {
            return p;
        }

        public void setP(int p) {
            this.p = p;
        }
    }

    //: Derived {"p":77,"z":2,"m":4}
    @Wire
    public static class Derived extends Base {
        public int b = 3;
        public int a = 4;

        @Override
        public int getM() {
            return 9;
        }
    }

    //: HidingField {"z":3}
    @Wire
    public static class HidingField extends Base {
        public int z = 100;
    }

    //: Empty {}
    //: Empty {"a":1}
    @Wire
    public static class Empty {}

    //: ProtectedConstructor {}
    @Wire
    public static class ProtectedConstructor {
        public int a;

        protected ProtectedConstructor() {
            a = 5;
        }
    }

    //: Underscore {"_x":5,"URL":6}
    @Wire
    public static class Underscore {
        public int _x = 1;
        public int URL = 2;
        public int aB = 3;
        public int ABc = 4;
    }

    //: CaseA {"aName":"1"}
    //: CaseA {"AName":"2"}
    @Wire
    public static class CaseA {
        private String aName = "n";

        public String getAName() {
            return aName;
        }

        public void setAName(String s) {
            aName = s;
        }
    }

    //: CaseB {"aName":"1"}
    //: CaseB {"AName":"2"}
    @Wire
    public static class CaseB {
        public String aName = "n";

        public String getAName() {
            return aName + "!";
        }

        public void setAName(String s) {
            aName = s + "?";
        }
    }

    //: CaseC {"name":"1"}
    //: CaseC {"Name":"2"}
    @Wire
    public static class CaseC {
        private String Name = "n";

        public String getName() {
            return Name;
        }

        public void setName(String s) {
            Name = s;
        }
    }

    //: CaseD {"on":false}
    //: CaseD {"isOn":false}
    @Wire
    public static class CaseD {
        private boolean isOn = true;

        public boolean isOn() {
            return isOn;
        }

        public void setOn(boolean b) {
            isOn = b;
        }
    }

    public interface HasName {
        @JsonProperty("n")
        String getName();

        default int getLength() {
            return getName().length();
        }
    }

    //: Implementing {"n":"x","name":"y"}
    @Wire
    public static class Implementing implements HasName {
        private String name = "d";

        @Override
        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }
    }

    //: MethodsAsProperties {"size":3}
    @Wire
    public static class MethodsAsProperties {
        @JsonProperty
        int size() {
            return 4;
        }

        @JsonProperty("kk")
        void kay(int k) {}
    }
}
