package dev.wirespeed.lab.xray;

import dev.wirespeed.lab.LabException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;

/** Reads documents: one JSON value, or many as in NDJSON. */
final class DocumentReader {

    static final int DEEPEST = 1_000;

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
    private static final JsonFactory JSON = JsonFactory.builder()
            .disable(TokenStreamFactory.Feature.CHARSET_DETECTION)
            .disable(TokenStreamFactory.Feature.INTERN_PROPERTY_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final byte[] bytes;
    private final int firstByte;
    private final Document.Tokens tokens;
    private final PathNode root = PathNode.root();
    private final List<PathNode> used = new ArrayList<>();
    private final Deque<PathNode> containers = new ArrayDeque<>();
    private final Deque<Integer> starts = new ArrayDeque<>();
    private @Nullable PathNode member;

    private DocumentReader(byte[] bytes, int firstByte, int size) {
        this.bytes = bytes;
        this.firstByte = firstByte;
        this.tokens = new Document.Tokens(size);
    }

    /** Reads all of it; {@code name} is what messages call it. */
    static Document read(byte[] bytes, String name) {
        int firstByte = startsWith(bytes, BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
        if (bytes.length == firstByte) {
            throw new LabException(name + " is empty");
        }
        if (isUtf16(bytes)) {
            throw new LabException(name + " is not in UTF-8; it looks like UTF-16 or UTF-32");
        }
        int size = count(bytes, firstByte, name);
        if (size == 0) {
            throw new LabException(name + " holds nothing but white space");
        }
        return new DocumentReader(bytes, firstByte, size).document();
    }

    /** Reads all tokens once, so that whatever is wrong is known before anything is made of them. */
    private static int count(byte[] bytes, int firstByte, String name) {
        int count = 0;
        try (JsonParser parser = parser(bytes, firstByte)) {
            while (parser.nextToken() != null) {
                parser.finishToken();
                count++;
            }
            return count;
        } catch (StreamConstraintsException e) {
            throw new LabException(name + " is nested deeper than " + DEEPEST + " levels");
        } catch (JacksonException e) {
            throw new LabException(name + " is not JSON: " + reason(e) + position(bytes, firstByte, e));
        }
    }

    private static String reason(JacksonException e) {
        String message =
                String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("");
        return message.replaceFirst(" \\(start marker at .*", "");
    }

    /** In characters, where Jackson counts bytes. */
    private static String position(byte[] bytes, int firstByte, JacksonException e) {
        long offset = e.getLocation() == null ? 0 : e.getLocation().getByteOffset();
        int end = Math.clamp(firstByte + offset, firstByte, bytes.length);
        int lineStart = firstByte;
        int line = 1;
        for (int i = firstByte; i < end; i++) {
            if (bytes[i] == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        String before = new String(bytes, lineStart, end - lineStart, StandardCharsets.UTF_8);
        return " (line " + line + ", column " + (before.codePointCount(0, before.length()) + 1) + ")";
    }

    private static JsonParser parser(byte[] bytes, int firstByte) {
        return JSON.createParser(ObjectReadContext.empty(), bytes, firstByte, bytes.length - firstByte);
    }

    private Document document() {
        try (JsonParser parser = parser(bytes, firstByte)) {
            for (int token = 0; token < tokens.kinds.length; token++) {
                Kind kind = kind(Objects.requireNonNull(parser.nextToken()));
                int start = Math.toIntExact(
                        firstByte + parser.currentTokenLocation().getByteOffset());
                put(token, kind, start);
                tokens.paths[token] = node(kind, parser).number(used);
            }
        }
        List<PathNode> nodes = root.numbered();
        int[] numbers = used.stream().mapToInt(node -> node.current().id()).toArray();
        Arrays.setAll(tokens.paths, token -> numbers[tokens.paths[token]]);
        return new Document(bytes, firstByte, tokens, nodes);
    }

    private PathNode node(Kind kind, JsonParser parser) {
        if (kind == Kind.NAME) {
            member = containers.element().member(parser.currentName());
            return member;
        }
        if (kind.closes()) {
            return containers.pop();
        }
        PathNode node = member != null
                ? member
                : containers.isEmpty() ? root : containers.element().elements();
        member = null;
        if (kind.opens()) {
            containers.push(node);
        }
        return node;
    }

    private void put(int token, Kind kind, int start) {
        tokens.kinds[token] = kind.code();
        tokens.starts[token] = start;
        if (kind.opens()) {
            starts.push(token);
        } else {
            tokens.links[token] = end(kind, start);
        }
        if (kind.closes()) {
            tokens.links[starts.pop()] = token + 1;
        }
    }

    private int end(Kind kind, int start) {
        return switch (kind) {
            case NAME, STRING -> endOfText(start);
            case INTEGER, DECIMAL -> endOfNumber(start);
            case TRUE, NULL -> start + 4;
            case FALSE -> start + 5;
            case OBJECT_START, OBJECT_END, ARRAY_START, ARRAY_END -> start + 1;
        };
    }

    private int endOfText(int start) {
        int i = start + 1;
        while (bytes[i] != '"') {
            i += bytes[i] == '\\' ? 2 : 1;
        }
        return i + 1;
    }

    private int endOfNumber(int start) {
        int i = start;
        while (i < bytes.length && "+-.0123456789Ee".indexOf(bytes[i]) >= 0) {
            i++;
        }
        return i;
    }

    private static Kind kind(JsonToken token) {
        return switch (token) {
            case START_OBJECT -> Kind.OBJECT_START;
            case END_OBJECT -> Kind.OBJECT_END;
            case START_ARRAY -> Kind.ARRAY_START;
            case END_ARRAY -> Kind.ARRAY_END;
            case PROPERTY_NAME -> Kind.NAME;
            case VALUE_STRING -> Kind.STRING;
            case VALUE_NUMBER_INT -> Kind.INTEGER;
            case VALUE_NUMBER_FLOAT -> Kind.DECIMAL;
            case VALUE_TRUE -> Kind.TRUE;
            case VALUE_FALSE -> Kind.FALSE;
            case VALUE_NULL -> Kind.NULL;
            case NOT_AVAILABLE, VALUE_EMBEDDED_OBJECT -> throw new IllegalStateException(token.name());
        };
    }

    /** JSON starts with ASCII; a zero byte in its first character comes from a wider encoding, as does that mark. */
    private static boolean isUtf16(byte[] bytes) {
        return bytes.length > 1 && (bytes[0] == 0 || bytes[1] == 0 || (bytes[0] & bytes[1] & 0xFE) == 0xFE);
    }

    private static boolean startsWith(byte[] bytes, byte[] start) {
        return bytes.length >= start.length && Arrays.equals(bytes, 0, start.length, start, 0, start.length);
    }
}
