package dev.wirespeed.lab.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stacks are taken for. */
final class FindStackTest {

    @ParameterizedTest
    @CsvSource({
        "tools.jackson.databind.ObjectMapper, JACKSON_3",
        "com.fasterxml.jackson.databind.ObjectMapper, JACKSON_2",
        "com.fasterxml.jackson.dataformat.cbor.CBORGenerator, JACKSON_2",
        "org.testcontainers.shaded.com.fasterxml.jackson.core.JsonParser, JACKSON_2",
        "wiremock.com.fasterxml.jackson.databind.ObjectMapper, JACKSON_2",
        "com.acme.shaded.tools.jackson.core.JsonParser, JACKSON_3",
        "org.acme.com.google.gson.Gson, GSON",
        "zipkin2.internal.gson.stream.JsonReader, GSON",
        "software.amazon.awssdk.thirdparty.jackson.core.JsonFactory, JACKSON_2",
        "net.snowflake.client.internal.fasterxml.jackson.databind.ObjectMapper, JACKSON_2",
        "com.google.gson.Gson, GSON",
        "com.alibaba.fastjson.JSON, FASTJSON_1",
        "com.alibaba.fastjson2.JSON, FASTJSON_2",
        "com.squareup.moshi.JsonAdapter, MOSHI",
        "com.acme.OrderJsonAdapter, MOSHI",
        "org.eclipse.yasson.internal.JsonBinding, JSON_B",
        "org.apache.johnzon.jsonb.JohnzonJsonb, JSON_B",
        "com.dslplatform.json.DslJson, DSL_JSON",
        "com.acme._Order_DslJsonConverter$ObjectFormatConverter, DSL_JSON",
        "io.avaje.jsonb.Jsonb, AVAJE",
        "io.avaje.json.stream.core.JsonGenerator, AVAJE",
        "com.acme.jsonb.OrderJsonAdapter, AVAJE",
        "org.apache.fory.Fory, FORY",
        "com.jsoniter.JsonIterator, JSONITER",
        "kotlinx.serialization.json.Json, KOTLINX",
        "com.acme.Order$$serializer, KOTLINX",
        "com.google.protobuf.CodedOutputStream, PROTOBUF",
        "org.msgpack.core.MessagePacker, MESSAGE_PACK",
        "com.esotericsoftware.kryo.Kryo, KRYO",
        "org.apache.avro.io.BinaryEncoder, AVRO",
        "java.io.ObjectOutputStream, JAVA",
        "java.io.ObjectInputStream$BlockDataInputStream, JAVA",
        "org.glassfish.jaxb.runtime.v2.runtime.MarshallerImpl, XML",
        "dev.wirespeed.Json, WIRESPEED",
        "dev.wirespeed.runtime.WireWriter, WIRESPEED",
        "com.acme.Order_JsonCodec, WIRESPEED",
        "com.acme.Order_JsonRowCodec$Parts, WIRESPEED",
    })
    void librariesAreToldByTheirClasses(String type, Library library) {
        assertThat(Library.of(type)).contains(library);
    }

    @ParameterizedTest
    @CsvSource({
        "com.fasterxml.jackson.annotation.JsonInclude, APPLICATION",
        "org.apache.avro.ipc.Responder, APPLICATION",
        "dev.wirespeed.examples.store.Store, APPLICATION",
        "com.acme.Codec, APPLICATION",
        "org.yaml.snakeyaml.parser.ParserImpl, FRAMEWORK",
        "com.ctc.wstx.sr.BasicStreamReader, FRAMEWORK",
        "org.codehaus.stax2.XMLStreamReader2, FRAMEWORK",
        "org.objenesis.ObjenesisBase, FRAMEWORK",
        "com.esotericsoftware.reflectasm.FieldAccess, FRAMEWORK",
        "com.acme.tools.jackson.Mapper, APPLICATION",
        "com.acme.internal.gson.MoneyAdapter, APPLICATION",
        "com.acme.jackson.databind.Money, APPLICATION",
        "wiremock.com.fasterxml.jackson.annotation.JsonInclude, APPLICATION",
        "wiremock.Run, APPLICATION",
        "com.acme.internal.play.Player, APPLICATION",
        "org.springframework.samples.petclinic.rest.OwnerDto, APPLICATION",
        "wiremock.org.eclipse.jetty.server.Server, FRAMEWORK",
        "io.micronaut.jackson.core.tree.JsonNodeTreeCodec, FRAMEWORK",
        "dev.wirespeed.spring.meter.Conversions, FRAMEWORK",
        "org.springframework.http.converter.HttpMessageConverter, FRAMEWORK",
        "javax.servlet.http.HttpServlet, FRAMEWORK",
        "jakarta.servlet.http.HttpServlet, FRAMEWORK",
        "java.util.ArrayList, JDK",
        "jdk.internal.math.DoubleToDecimal, JDK",
    })
    void othersAreNone(String type, Origin.Kind kind) {
        assertThat(Origin.of(type)).isEqualTo(new Origin(kind, null));
    }

    @Test
    void whatTheJvmAndProxiesAddIsNoPartOfAName() {
        assertThat(Frame.of("com.acme.Orders$$Lambda+0x00007f1c2c0a1b20/1234", "lambda$export$3"))
                .isEqualTo(new Frame("com.acme.Orders", "export"));
        assertThat(Frame.of("com.acme.Orders$$Lambda$14.0x0000000800c03000", "accept")
                        .type())
                .isEqualTo("com.acme.Orders");
        assertThat(Frame.of("com.acme.Orders$$SpringCGLIB$$0", "find").name()).isEqualTo("com.acme.Orders.find");
        assertThat(Frame.of("java.lang.invoke.LambdaForm$MH.0x0000000800c03000", "invoke")
                        .type())
                .isEqualTo("java.lang.invoke.LambdaForm$MH");
        assertThat(Frame.of("com.acme.Orders$Item", "id").brief()).isEqualTo("Orders$Item.id");
    }

    @Test
    void theOutermostFrameOfALibraryDecides() {
        Stack.Conversion found = conversion(
                "com.google.gson.Gson.toJson",
                "com.acme.MoneySerializer.serialize",
                "tools.jackson.databind.ser.std.StdSerializer.serialize",
                "tools.jackson.databind.ObjectWriter.writeValueAsBytes",
                "org.springframework.http.converter.JacksonJsonHttpMessageConverter.writeInternal",
                "jakarta.servlet.http.HttpServlet.service",
                "com.acme.LogFilter.doFilter",
                "java.lang.Thread.run");

        assertThat(found.library()).isEqualTo(Library.JACKSON_3);
        assertThat(found.direction()).isEqualTo(Direction.WRITE);
        assertThat(found.caller()).isEqualTo("com.acme.LogFilter.doFilter");
        assertThat(found.via())
                .isEqualTo("org.springframework.http.converter.JacksonJsonHttpMessageConverter.writeInternal");
        assertThat(found.work()).isEqualTo(Work.APPLICATION);
        assertThat(Stack.labels(found.path()))
                .containsExactly(
                        "ObjectWriter.writeValueAsBytes",
                        "StdSerializer.serialize",
                        "MoneySerializer.serialize",
                        "Gson.toJson");
    }

    @Test
    void whoCallsDirectlyHasNoFrameworkInBetween() {
        Stack.Conversion found = conversion(
                "tools.jackson.databind.ObjectMapper.readValue",
                "com.acme.Orders.load",
                "org.springframework.web.Dispatcher.dispatch");

        assertThat(found.caller()).isEqualTo("com.acme.Orders.load");
        assertThat(found.via()).isNull();
    }

    @Test
    void aStackWithoutALibraryIsNone() {
        assertThat(stack(true, "com.acme.Orders.load").conversion()).isEmpty();
        assertThat(stack(true, "com.acme.Orders.load").seen()).isEqualTo(new Stack.Seen(null, true));
    }

    @Test
    void whatTheAgentDoesInAConversionIsNone() {
        assertThat(stack(
                                false,
                                "java.lang.StackWalker.walk",
                                "dev.wirespeed.agent.boot.Callers.find",
                                "dev.wirespeed.agent.boot.Conversion.begin",
                                "tools.jackson.databind.ObjectWriter.writeValueAsBytes",
                                "com.acme.Orders.load")
                        .conversion())
                .isEmpty();
        assertThat(stack(false, "tools.jackson.databind.ObjectWriter.writeValue", "dev.wirespeed.agent.Tool.run")
                        .conversion())
                .isPresent();
    }

    @ParameterizedTest
    @CsvSource({
        "WRITE, tools.jackson.databind.ObjectMapper.writeValue, tools.jackson.databind.ser.BeanPropertyWriter.get",
        "WRITE, tools.jackson.databind.ObjectMapper._convert, tools.jackson.core.json.UTF8JsonGenerator.flush",
        "READ, tools.jackson.databind.ObjectMapper._convert, tools.jackson.databind.deser.std.StringDeserializer.deserialize",
        "READ, com.fasterxml.jackson.databind.ObjectMapper.readValue, com.fasterxml.jackson.core.json.UTF8StreamJsonParser.nextToken",
        "WRITE, com.google.gson.Gson.toJson, com.google.gson.internal.bind.ReflectiveTypeAdapterFactory$Adapter.write",
        "READ, com.google.gson.Gson.fromJson, com.google.gson.internal.bind.ReflectiveTypeAdapterFactory$Adapter.read",
        "READ, com.esotericsoftware.kryo.Kryo.readObject, com.esotericsoftware.kryo.serializers.FieldSerializer.read",
        "WRITE, com.esotericsoftware.kryo.Kryo.writeObject, com.esotericsoftware.kryo.serializers.FieldSerializer.write",
        "READ, org.apache.fory.Fory.deserialize, org.apache.fory.serializer.ObjectSerializer.read",
        "WRITE, java.io.ObjectOutputStream.writeObject, java.io.ObjectStreamClass.lookup",
        "READ, java.io.ObjectInputStream.readObject, java.io.ObjectInputStream.readOrdinaryObject",
        "WRITE, com.google.protobuf.AbstractMessageLite.toByteArray, com.google.protobuf.CodedOutputStream.writeTag",
        "READ, com.google.protobuf.AbstractParser.parseFrom, com.google.protobuf.CodedInputStream.readTag",
        "READ, org.msgpack.core.MessageUnpacker.unpackInt, org.msgpack.core.MessageUnpacker.readByte",
        "WRITE, org.msgpack.core.MessagePacker.packInt, org.msgpack.core.MessagePacker.writeByte",
        "READ, kotlinx.serialization.json.Json.decodeFromString, kotlinx.serialization.SerializersKt.serializer",
        "WRITE, dev.wirespeed.Json.write, com.acme.Order_JsonCodec.write",
        "READ, com.alibaba.fastjson2.JSON.parseObject, com.alibaba.fastjson2.reader.ObjectReaderBean.readObject",
        "WRITE, com.fasterxml.jackson.core.JsonFactory.createGenerator, com.fasterxml.jackson.core.JsonFactory._createContext",
        "READ, com.fasterxml.jackson.core.JsonFactory.createParser, com.fasterxml.jackson.core.JsonFactory._createContext",
        "WRITE, com.google.gson.Gson.newJsonWriter, com.google.gson.Gson.htmlSafe",
        "READ, tools.jackson.databind.ObjectMapper.canDeserialize, tools.jackson.databind.cfg.MapperConfig.base",
        "UNKNOWN, tools.jackson.databind.ObjectMapper.constructType, tools.jackson.databind.type.TypeFactory._fromAny",
        "UNKNOWN, tools.jackson.databind.ObjectMapper.constructType, tools.jackson.databind.type.TypeParser.parse",
        "UNKNOWN, tools.jackson.databind.ObjectMapper.configure, tools.jackson.databind.DeserializationConfig.with",
        "UNKNOWN, tools.jackson.databind.ObjectMapper.copy, tools.jackson.databind.cfg.MapperConfig.base",
    })
    void directionsAreToldByClassesAndMethods(Direction direction, String outer, String inner) {
        assertThat(conversion(inner, outer).direction()).isEqualTo(direction);
    }

    @ParameterizedTest
    @CsvSource({
        "WRITE, org.springframework.http.converter.SomeConverter.canWrite",
        "WRITE, org.springframework.http.converter.SomeConverter.writeInternal",
        "READ, org.springframework.http.converter.SomeConverter.canRead",
        "READ, org.springframework.http.converter.SomeConverter.readJavaType",
        "UNKNOWN, org.springframework.http.converter.SomeConverter.getSupportedMediaTypes",
        "UNKNOWN, com.acme.Api.readAll",
    })
    void whereTheLibraryDoesNotSayTheFrameworkDoes(Direction direction, String caller) {
        assertThat(conversion(
                                "tools.jackson.databind.type.TypeFactory._fromAny",
                                "tools.jackson.databind.type.TypeFactory.constructType",
                                "tools.jackson.databind.ObjectMapper.constructType",
                                "org.springframework.http.converter.SomeConverter.getJavaType",
                                caller,
                                "com.acme.LogFilter.write",
                                "org.springframework.web.Dispatcher.readRequest")
                        .direction())
                .isEqualTo(direction);
    }

    @Test
    void framesFarBehindSayNothing() {
        List<String> stack = new ArrayList<>(List.of("tools.jackson.databind.ObjectMapper.constructType"));
        stack.addAll(Collections.nCopies(8, "org.springframework.web.Dispatcher.dispatch"));
        stack.add("io.netty.handler.ssl.SslHandler.decode");

        assertThat(conversion(stack.toArray(String[]::new)).direction()).isEqualTo(Direction.UNKNOWN);
    }

    @ParameterizedTest
    @CsvSource({
        "com.fasterxml.jackson.databind.node.ObjectNode.get",
        "tools.jackson.databind.JsonNode.path",
        "wiremock.com.fasterxml.jackson.databind.node.ArrayNode.elements",
        "com.google.gson.JsonObject.getAsJsonArray",
        "com.alibaba.fastjson2.JSONObject.getString",
        "kotlinx.serialization.json.JsonObject.get",
        "org.glassfish.json.JsonObjectBuilderImpl$JsonObjectImpl.getString",
        "org.eclipse.parsson.JsonObjectBuilderImpl$JsonObjectImpl.getString",
        "com.fasterxml.jackson.core.json.JsonReadFeature.<clinit>",
        "tools.jackson.databind.DeserializationConfig.with",
    })
    void accessToTreesAndConfigurationAreNoConversion(String method) {
        String within = "com.fasterxml.jackson.core.io.NumberOutput.toString";
        assertThat(stack(false, "java.util.LinkedHashMap.get", within, method, "com.acme.Orders.load")
                        .conversion())
                .isEmpty();
        assertThat(conversion("com.google.gson.Gson.toJson", "com.acme.Orders.each", method, "com.acme.Orders.load")
                        .caller())
                .isEqualTo("com.acme.Orders.each");
    }

    @ParameterizedTest
    @CsvSource({
        "com.fasterxml.jackson.databind.node.ObjectNode.toString",
        "tools.jackson.databind.JsonNode.toPrettyString",
        "tools.jackson.databind.node.ObjectNode.serialize",
        "com.google.gson.JsonElement.toString",
        "com.alibaba.fastjson2.JSONObject.toJSONString",
    })
    void treesAreWrittenToo(String method) {
        assertThat(conversion("java.util.LinkedHashMap.get", method, "com.acme.Orders.load")
                        .direction())
                .isEqualTo(Direction.WRITE);
    }

    @ParameterizedTest
    @CsvSource({
        "TEXT, java.lang.StringCoding.encode, tools.jackson.core.json.UTF8JsonGenerator.writeString",
        "TEXT, java.util.HashMap.get, tools.jackson.core.sym.ByteQuadsCanonicalizer.findName",
        "TEXT, java.lang.Object.hashCode, tools.jackson.core.json.UTF8StreamJsonParser.parseEscapedName",
        "NUMBERS, java.math.BigDecimal.toString, tools.jackson.core.json.UTF8JsonGenerator.writeNumber",
        "NUMBERS, java.util.HashMap.get, tools.jackson.core.io.NumberOutput.outputLong",
        "NUMBERS, java.util.HashMap.get, com.google.protobuf.CodedInputStream.readRawVarint64",
        "DATES, java.time.format.DateTimeFormatter.format, tools.jackson.databind.ser.std.StdSerializer.serialize",
        "REFLECTION, jdk.internal.reflect.DirectMethodHandleAccessor.invoke, tools.jackson.databind.introspect.AnnotatedMethod.invoke",
        "REFLECTION, java.util.HashMap.get, tools.jackson.databind.introspect.AnnotatedMethod.invoke",
        "BUFFERS, java.io.ByteArrayOutputStream.write, tools.jackson.core.json.UTF8JsonGenerator.flush",
        "BUFFERS, java.util.HashMap.get, tools.jackson.core.util.BufferRecycler.allocByteBuffer",
        "STRUCTURE, java.util.HashMap.get, tools.jackson.databind.ser.BeanSerializer.serialize",
        "STRUCTURE, java.util.HashMap.get, tools.jackson.databind.deser.std.StdValueInstantiator.createFromObjectWith",
        "STRUCTURE, java.lang.Object.hashCode, tools.jackson.core.json.UTF8StreamJsonParser.nextToken",
        "STRUCTURE, java.util.HashMap.get, tools.jackson.databind.SerializationContext.findTypedValueSerializer",
        "CODECS, java.util.HashMap.get, com.acme.Order_JsonCodec.write",
        "APPLICATION, com.acme.Order.getTotal, tools.jackson.databind.ser.BeanSerializer.serialize",
        "APPLICATION, org.hibernate.collection.spi.PersistentBag.iterator, tools.jackson.databind.ser.BeanSerializer.serialize",
        "STREAMS, org.apache.catalina.connector.CoyoteOutputStream.write, tools.jackson.core.json.UTF8JsonGenerator._flushBuffer",
        "STREAMS, org.springframework.util.StreamUtils$NonClosingOutputStream.write, tools.jackson.core.json.UTF8JsonGenerator.flush",
        "STREAMS, org.apache.catalina.connector.CoyoteInputStream.read, tools.jackson.core.json.UTF8StreamJsonParser._loadMore",
        "BUFFERS, okio.Buffer.writeUtf8, com.squareup.moshi.JsonUtf8Writer.value",
        "STRUCTURE, kotlin.reflect.jvm.internal.KClassImpl.hashCode, tools.jackson.databind.ser.BeanSerializer.serialize",
        "STRUCTURE, com.acme.Order.write$Self$app, com.acme.Order$$serializer.serialize",
        "TEXT, com.ctc.wstx.sw.BufferingXmlWriter.writeAttribute, com.fasterxml.jackson.dataformat.xml.ser.ToXmlGenerator.writeString",
    })
    void workIsToldByWhatStandsAtTheTop(Work work, String top, String library) {
        assertThat(conversion(top, library, "tools.jackson.databind.ObjectWriter.writeValue")
                        .work())
                .isEqualTo(work);
    }

    @ParameterizedTest
    @CsvSource({
        "AGAIN, com.fasterxml.jackson.databind.ObjectMapper.readValue, com.acme.Body.json, com.acme.Answer.getJsonBody",
        "AGAIN, com.google.gson.Gson.fromJson, com.acme.Body.json, com.acme.Answer.getJsonBody",
        "APPLICATION, com.fasterxml.jackson.databind.node.ObjectNode.get, com.acme.Body.json, com.acme.Answer.getJsonBody",
        "APPLICATION, com.fasterxml.jackson.databind.ObjectMapper.writeValue, com.acme.Body.json, com.acme.MoneySerializer.serialize",
        "APPLICATION, com.fasterxml.jackson.core.JsonGenerator.writeString, com.acme.Body.json, com.acme.Answer.getJsonBody",
    })
    void gettersMayConvertAgain(Work work, String top, String helper, String getter) {
        assertThat(conversion(
                                "java.util.HashMap.get",
                                top,
                                helper,
                                getter,
                                "java.lang.reflect.Method.invoke",
                                "com.fasterxml.jackson.databind.ser.BeanPropertyWriter.get",
                                "com.fasterxml.jackson.databind.ObjectWriter.writeValue",
                                "com.acme.Journal.write")
                        .work())
                .isEqualTo(work);
    }

    /** What is called decides, not what stands at the top. */
    @Test
    void whatStreamsDoIsTheirsToTheTop() {
        assertThat(conversion(
                                "java.lang.String.getBytes",
                                "org.springframework.security.web.util.OnCommittedResponseWrapper.checkContentLength",
                                "java.io.FilterOutputStream.write",
                                "tools.jackson.core.json.UTF8JsonGenerator._flushBuffer",
                                "tools.jackson.databind.ObjectWriter.writeValue")
                        .work())
                .isEqualTo(Work.STREAMS);
        assertThat(conversion(
                                "java.net.SocketInputStream.read",
                                "org.hibernate.internal.SessionImpl.load",
                                "org.hibernate.collection.spi.PersistentBag.iterator",
                                "tools.jackson.databind.ser.BeanSerializer.serialize",
                                "tools.jackson.databind.ObjectWriter.writeValue")
                        .work())
                .isEqualTo(Work.APPLICATION);
    }

    private static Stack.Conversion conversion(String... methods) {
        return stack(false, methods).conversion().orElseThrow();
    }

    private static Stack stack(boolean truncated, String... methods) {
        return Stack.of(
                truncated,
                Stream.of(methods)
                        .map(method -> Frame.of(
                                method.substring(0, method.lastIndexOf('.')),
                                method.substring(method.lastIndexOf('.') + 1)))
                        .toArray(Frame[]::new));
    }
}
