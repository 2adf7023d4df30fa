package dev.wirespeed.lab.find;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What is done inside of a conversion, told by what stands at the top of its stack. */
enum Work {
    TEXT("texts: characters, escapes, names"),
    NUMBERS("numbers"),
    DATES("dates and times"),
    REFLECTION("reflection and method handles"),
    BUFFERS("buffers and streams"),
    CODECS("Wirespeed's codecs"),
    STRUCTURE("the library's own: which property comes next, and how it is converted"),
    STREAMS("the framework's streams, which the library writes to or reads from"),
    AGAIN("conversions by getters, within a conversion"),
    APPLICATION("the application's own code: getters, what they load");

    /** What no remedy for the library takes away. */
    static final Set<Work> OF_OTHERS = Set.of(CODECS, STREAMS, AGAIN, APPLICATION);

    /** What conversions begin at. */
    private static final Pattern ENTRY = Pattern.compile(
            "(?:Mapper|ObjectReader|ObjectWriter|Jsonb?|JSON|JsonBinding|Gson|JsonAdapter|Kryo|Fory|Object(?:Out|In)putStream)$");

    /** What an application's part of a conversion is called; it may well call a mapper for what is in it. */
    private static final Pattern PART = Pattern.compile("(?:de)?serialize|write|read|toJson|fromJson|convert");

    private static final Pattern STREAM =
            Pattern.compile("Stream|Writer|Reader|Buffer|ByteBuf|Sink|Source|Channel|Request|Response");

    /** Languages that libraries are written in, and what they are built on: their work is the library's. */
    private static final Pattern OF_LIBRARIES = Pattern.compile(
            "(?:kotlin|kotlinx|scala|groovy|okio|com\\.google\\.common|org\\.codehaus\\.(?:groovy|stax2)"
                    + "|com\\.ctc\\.wstx|com\\.fasterxml\\.aalto|com\\.esotericsoftware|org\\.objenesis|org\\.(?:yaml\\.)?snakeyaml)\\..*");

    /** Of what the JDK does; the first that fits counts. */
    private static final List<Rule> JDK = List.of(
            new Rule(
                    DATES,
                    "java\\.time\\.|java\\.util\\.(?:Date|Calendar|GregorianCalendar|TimeZone)|java\\.text\\.|sun\\.util\\.calendar"),
            new Rule(
                    REFLECTION,
                    "java\\.lang\\.(?:reflect|invoke)\\.|jdk\\.internal\\.(?:reflect|access)\\.|java\\.lang\\.Class\\."),
            new Rule(
                    NUMBERS,
                    "java\\.math\\.|jdk\\.internal\\.math\\.|java\\.lang\\.(?:Integer|Long|Double|Float|Short|Byte|Number|Math|FdLibm)\\."),
            new Rule(
                    BUFFERS,
                    "java\\.io\\.|java\\.nio\\.(?!charset)|sun\\.nio\\.(?!cs)|java\\.net\\.|java\\.util\\.(?:zip|Arrays)|java\\.lang\\.System\\.arraycopy"),
            new Rule(
                    TEXT,
                    "java\\.lang\\.(?:String|Character|AbstractStringBuilder)|java\\.nio\\.charset|sun\\.nio\\.cs|jdk\\.internal\\.util"));

    /** Of what a library does, by class and method; the first that fits counts. */
    private static final List<Rule> LIBRARY = List.of(
            new Rule(CODECS, "^dev\\.wirespeed\\.|_[A-Za-z]+Codec(?:\\$\\w+)*\\."),
            new Rule(
                    DATES,
                    "jsr310|javatime|\\.datetime|Date|Instant(?!iat)|ZonedTime|LocalTime|Duration|Calendar|ISO8601"),
            new Rule(
                    NUMBERS,
                    "(?i)number|\\.[_a-z]*(?:int|long|double|float|decimal|varint)\\w*$|fastdoubleparser|schubfach|ryu"
                            + "|(?:Int|Long|Double|Float|Decimal)(?:Ser|Deser|Adapter|Codec|Impl|Type)|BigInteger"),
            new Rule(
                    TEXT,
                    "(?i)string\\w*$|StringSer|StringDeser|escape|\\.TextBuffer|quoted|CharsToName|ByteQuads|\\.Symbol"
                            + "|\\.[_a-z0-9]*(?:name|field|utf8|char)\\w*$"),
            new Rule(
                    BUFFERS,
                    "ByteArrayBuilder|BufferRecycler|ByteBufferBuilder|IOContext|ByteString|okio"
                            + "|(?i)\\.[_a-z]*(?:flush|loadmore|loadtoguarantee|grow|ensure|expand|releasebuffer|tobytearray)\\w*$"),
            new Rule(
                    REFLECTION,
                    "MethodProperty|FieldProperty|AnnotatedMethod|BeanPropertyWriter\\.get|introspect|ReflectiveTypeAdapter"
                            + "|FieldAccess|Invoker|lookup"));

    /** Those that generate the application's classes themselves, by no name that would tell. */
    private static final Set<Library> IN_ITS_CLASSES = Set.of(Library.PROTOBUF, Library.AVRO);

    private final String title;

    Work(String title) {
        this.title = title;
    }

    String title() {
        return title;
    }

    private record Rule(Work work, Pattern pattern) {
        Rule(Work work, String pattern) {
            this(work, Pattern.compile(pattern));
        }

        private boolean fits(String name) {
            return pattern.matcher(name).find();
        }
    }

    /**
     * What a conversion was at.
     *
     * @param inside its frames with whose they are, the innermost first, up to the outermost of the library
     */
    static Work of(Library library, List<Stack.Placed> inside) {
        if (!IN_ITS_CLASSES.contains(library)
                && inside.stream().anyMatch(placed -> placed.kind() == Origin.Kind.APPLICATION)) {
            return convertsAgain(inside) ? AGAIN : APPLICATION;
        }
        return ofFramework(inside).orElseGet(() -> ofLibrary(inside));
    }

    /** Whether a getter that the library has called converts something itself, such as a text that it keeps as JSON. */
    private static boolean convertsAgain(List<Stack.Placed> inside) {
        int entry = -1;
        for (int i = 0; i < inside.size() && entry < 0; i++) {
            entry = isEntry(inside.get(i)) ? i : -1;
        }
        return entry >= 0
                && IntStream.range(entry + 1, inside.size() - 1)
                        .filter(i -> inside.get(i).kind() == Origin.Kind.APPLICATION)
                        .filter(i ->
                                !PART.matcher(inside.get(i).frame().method()).lookingAt())
                        .anyMatch(i -> isCalledByLibrary(inside, i));
    }

    private static boolean isEntry(Stack.Placed placed) {
        return placed.kind() == Origin.Kind.LIBRARY
                && ENTRY.matcher(placed.frame().type()).find();
    }

    private static boolean isCalledByLibrary(List<Stack.Placed> inside, int called) {
        return inside.subList(called + 1, inside.size()).stream()
                .filter(placed -> placed.kind() != Origin.Kind.JDK)
                .findFirst()
                .filter(placed -> placed.kind() == Origin.Kind.LIBRARY)
                .isPresent();
    }

    /** What the library has called of a framework: a stream, or else what loads data, such as a collection of Hibernate's. */
    private static Optional<Work> ofFramework(List<Stack.Placed> inside) {
        return inside.stream()
                .takeWhile(placed -> placed.kind() != Origin.Kind.LIBRARY)
                .filter(placed -> placed.kind() == Origin.Kind.FRAMEWORK)
                .map(placed -> placed.frame().type())
                .filter(type -> !OF_LIBRARIES.matcher(type).matches())
                .reduce((inner, outer) -> outer)
                .map(type -> STREAM.matcher(type).find() ? STREAMS : APPLICATION);
    }

    private static Work ofLibrary(List<Stack.Placed> inside) {
        return Stream.concat(
                        inside.stream()
                                .takeWhile(placed -> placed.kind() != Origin.Kind.LIBRARY)
                                .map(placed -> placed.frame().name())
                                .flatMap(name -> first(JDK, name).stream()),
                        inside.stream()
                                .filter(placed -> placed.kind() == Origin.Kind.LIBRARY)
                                .limit(1)
                                .map(placed -> placed.frame().name())
                                .flatMap(name -> first(LIBRARY, name).stream()))
                .findFirst()
                .orElse(isBuffer(inside.getFirst()) ? BUFFERS : STRUCTURE);
    }

    private static boolean isBuffer(Stack.Placed top) {
        return top.kind() == Origin.Kind.FRAMEWORK
                && STREAM.matcher(top.frame().type()).find();
    }

    private static Optional<Work> first(List<Rule> rules, String name) {
        return rules.stream().filter(rule -> rule.fits(name)).map(Rule::work).findFirst();
    }
}
