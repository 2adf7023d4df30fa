package dev.wirespeed.lab.contestant.hand;

import dev.wirespeed.lab.contestant.Binding;
import dev.wirespeed.lab.workload.Status;
import dev.wirespeed.lab.workload.wide.Wide;
import java.time.Instant;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * {@link Wide} as JSON. It is this long since sixty properties are; reading is one long method, since each property is a step of it
 * that needs all before.
 */
public final class WideCodec implements Binding.Direct<Wide> {
    private static final Token ID = Token.of("{\"id\":");
    private static final Token REFERENCE = Token.of(",\"reference\":");
    private static final Token CUSTOMER = Token.of(",\"customer\":");
    private static final Token CUSTOMER_REFERENCE = Token.of(",\"customerReference\":");
    private static final Token VERSION = Token.of(",\"version\":");
    private static final Token ACTIVE = Token.of(",\"active\":");
    private static final Token ARCHIVED = Token.of(",\"archived\":");
    private static final Token TAXABLE = Token.of(",\"taxable\":");
    private static final Token STATUS = Token.of(",\"status\":");
    private static final Token CREATED_AT = Token.of(",\"createdAt\":");
    private static final Token UPDATED_AT = Token.of(",\"updatedAt\":");
    private static final Token DELETED_AT = Token.of(",\"deletedAt\":");
    private static final Token STREET = Token.of(",\"street\":");
    private static final Token HOUSE_NUMBER = Token.of(",\"houseNumber\":");
    private static final Token POSTAL_CODE = Token.of(",\"postalCode\":");
    private static final Token CITY = Token.of(",\"city\":");
    private static final Token REGION = Token.of(",\"region\":");
    private static final Token COUNTRY = Token.of(",\"country\":");
    private static final Token LATITUDE = Token.of(",\"latitude\":");
    private static final Token LONGITUDE = Token.of(",\"longitude\":");
    private static final Token FLOOR = Token.of(",\"floor\":");
    private static final Token DOOR_CODE = Token.of(",\"doorCode\":");
    private static final Token PHONE = Token.of(",\"phone\":");
    private static final Token MOBILE = Token.of(",\"mobile\":");
    private static final Token FAX = Token.of(",\"fax\":");
    private static final Token EMAIL = Token.of(",\"email\":");
    private static final Token LANGUAGE = Token.of(",\"language\":");
    private static final Token CURRENCY = Token.of(",\"currency\":");
    private static final Token TIME_ZONE = Token.of(",\"timeZone\":");
    private static final Token NET_CENTS = Token.of(",\"netCents\":");
    private static final Token TAX_CENTS = Token.of(",\"taxCents\":");
    private static final Token GROSS_CENTS = Token.of(",\"grossCents\":");
    private static final Token TAX_RATE = Token.of(",\"taxRate\":");
    private static final Token DISCOUNT_RATE = Token.of(",\"discountRate\":");
    private static final Token EXCHANGE_RATE = Token.of(",\"exchangeRate\":");
    private static final Token LINE_COUNT = Token.of(",\"lineCount\":");
    private static final Token PARCEL_COUNT = Token.of(",\"parcelCount\":");
    private static final Token PALLET_COUNT = Token.of(",\"palletCount\":");
    private static final Token WEIGHT = Token.of(",\"weight\":");
    private static final Token VOLUME = Token.of(",\"volume\":");
    private static final Token LENGTH = Token.of(",\"length\":");
    private static final Token WIDTH = Token.of(",\"width\":");
    private static final Token HEIGHT = Token.of(",\"height\":");
    private static final Token FRAGILE = Token.of(",\"fragile\":");
    private static final Token REFRIGERATED = Token.of(",\"refrigerated\":");
    private static final Token INSURED = Token.of(",\"insured\":");
    private static final Token EXPRESS = Token.of(",\"express\":");
    private static final Token SIGNATURE_REQUIRED = Token.of(",\"signatureRequired\":");
    private static final Token CARRIER = Token.of(",\"carrier\":");
    private static final Token SERVICE = Token.of(",\"service\":");
    private static final Token TRACKING_NUMBER = Token.of(",\"trackingNumber\":");
    private static final Token DELIVERY_STATUS = Token.of(",\"deliveryStatus\":");
    private static final Token PROMISED_AT = Token.of(",\"promisedAt\":");
    private static final Token DELIVERED_AT = Token.of(",\"deliveredAt\":");
    private static final Token ATTEMPTS = Token.of(",\"attempts\":");
    private static final Token LOYALTY_POINTS = Token.of(",\"loyaltyPoints\":");
    private static final Token RATING = Token.of(",\"rating\":");
    private static final Token SCORE = Token.of(",\"score\":");
    private static final Token CHANNEL = Token.of(",\"channel\":");
    private static final Token COMMENT = Token.of(",\"comment\":");
    private static final Token TRUE = Token.of("true");
    private static final Token FALSE = Token.of("false");
    private static final Constants<Status> STATUSES = Constants.of(Status.class);

    /** Names, punctuation, what has a fixed size, and the last words behind it. */
    private static final int FIXED_ROOM = 998 + 23 * NumberOut.ROOM + 5 * Times.ROOM;

    private final Buffers buffers = new Buffers();

    @Override
    public byte[] write(Wide value) {
        byte[] buffer = Buffers.require(buffers.take(), 0, room(value));
        byte[] document = Arrays.copyOf(buffer, write(buffer, 0, value));
        buffers.give(buffer);
        return document;
    }

    @Override
    public Wide read(byte[] document) {
        JsonIn in = new JsonIn(document);
        Wide value = read(in);
        in.expectEnd();
        return value;
    }

    private static int room(Wide value) {
        return FIXED_ROOM
                + TextOut.room(value.reference())
                + TextOut.room(value.customer())
                + TextOut.room(value.customerReference())
                + TextOut.room(value.street())
                + TextOut.room(value.houseNumber())
                + TextOut.room(value.postalCode())
                + TextOut.room(value.city())
                + TextOut.room(value.region())
                + TextOut.room(value.country())
                + TextOut.room(value.doorCode())
                + TextOut.room(value.phone())
                + TextOut.room(value.mobile())
                + TextOut.room(value.fax())
                + TextOut.room(value.email())
                + TextOut.room(value.language())
                + TextOut.room(value.currency())
                + TextOut.room(value.timeZone())
                + TextOut.room(value.carrier())
                + TextOut.room(value.service())
                + TextOut.room(value.trackingNumber())
                + TextOut.room(value.channel())
                + TextOut.room(value.comment());
    }

    private static int write(byte[] buffer, int position, Wide value) {
        int p = NumberOut.write(buffer, ID.write(buffer, position), value.id());
        p = TextOut.write(buffer, REFERENCE.write(buffer, p), value.reference());
        p = TextOut.write(buffer, CUSTOMER.write(buffer, p), value.customer());
        p = TextOut.writeNullable(buffer, CUSTOMER_REFERENCE.write(buffer, p), value.customerReference());
        p = NumberOut.write(buffer, VERSION.write(buffer, p), value.version());
        p = (value.active() ? TRUE : FALSE).write(buffer, ACTIVE.write(buffer, p));
        p = (value.archived() ? TRUE : FALSE).write(buffer, ARCHIVED.write(buffer, p));
        p = (value.taxable() ? TRUE : FALSE).write(buffer, TAXABLE.write(buffer, p));
        p = STATUSES.write(buffer, STATUS.write(buffer, p), value.status());
        p = Times.write(buffer, CREATED_AT.write(buffer, p), value.createdAt());
        p = Times.write(buffer, UPDATED_AT.write(buffer, p), value.updatedAt());
        p = Times.writeNullable(buffer, DELETED_AT.write(buffer, p), value.deletedAt());
        p = TextOut.write(buffer, STREET.write(buffer, p), value.street());
        p = TextOut.write(buffer, HOUSE_NUMBER.write(buffer, p), value.houseNumber());
        p = TextOut.write(buffer, POSTAL_CODE.write(buffer, p), value.postalCode());
        p = TextOut.write(buffer, CITY.write(buffer, p), value.city());
        p = TextOut.write(buffer, REGION.write(buffer, p), value.region());
        p = TextOut.write(buffer, COUNTRY.write(buffer, p), value.country());
        p = NumberOut.write(buffer, LATITUDE.write(buffer, p), value.latitude());
        p = NumberOut.write(buffer, LONGITUDE.write(buffer, p), value.longitude());
        p = NumberOut.write(buffer, FLOOR.write(buffer, p), value.floor());
        p = TextOut.writeNullable(buffer, DOOR_CODE.write(buffer, p), value.doorCode());
        p = TextOut.write(buffer, PHONE.write(buffer, p), value.phone());
        p = TextOut.writeNullable(buffer, MOBILE.write(buffer, p), value.mobile());
        p = TextOut.writeNullable(buffer, FAX.write(buffer, p), value.fax());
        p = TextOut.write(buffer, EMAIL.write(buffer, p), value.email());
        p = TextOut.write(buffer, LANGUAGE.write(buffer, p), value.language());
        p = TextOut.write(buffer, CURRENCY.write(buffer, p), value.currency());
        p = TextOut.write(buffer, TIME_ZONE.write(buffer, p), value.timeZone());
        p = NumberOut.write(buffer, NET_CENTS.write(buffer, p), value.netCents());
        p = NumberOut.write(buffer, TAX_CENTS.write(buffer, p), value.taxCents());
        p = NumberOut.write(buffer, GROSS_CENTS.write(buffer, p), value.grossCents());
        p = NumberOut.write(buffer, TAX_RATE.write(buffer, p), value.taxRate());
        p = NumberOut.write(buffer, DISCOUNT_RATE.write(buffer, p), value.discountRate());
        p = NumberOut.write(buffer, EXCHANGE_RATE.write(buffer, p), value.exchangeRate());
        p = NumberOut.write(buffer, LINE_COUNT.write(buffer, p), value.lineCount());
        p = NumberOut.write(buffer, PARCEL_COUNT.write(buffer, p), value.parcelCount());
        p = NumberOut.write(buffer, PALLET_COUNT.write(buffer, p), value.palletCount());
        p = NumberOut.write(buffer, WEIGHT.write(buffer, p), value.weight());
        p = NumberOut.write(buffer, VOLUME.write(buffer, p), value.volume());
        p = NumberOut.write(buffer, LENGTH.write(buffer, p), value.length());
        p = NumberOut.write(buffer, WIDTH.write(buffer, p), value.width());
        p = NumberOut.write(buffer, HEIGHT.write(buffer, p), value.height());
        p = (value.fragile() ? TRUE : FALSE).write(buffer, FRAGILE.write(buffer, p));
        p = (value.refrigerated() ? TRUE : FALSE).write(buffer, REFRIGERATED.write(buffer, p));
        p = (value.insured() ? TRUE : FALSE).write(buffer, INSURED.write(buffer, p));
        p = (value.express() ? TRUE : FALSE).write(buffer, EXPRESS.write(buffer, p));
        p = (value.signatureRequired() ? TRUE : FALSE).write(buffer, SIGNATURE_REQUIRED.write(buffer, p));
        p = TextOut.write(buffer, CARRIER.write(buffer, p), value.carrier());
        p = TextOut.write(buffer, SERVICE.write(buffer, p), value.service());
        p = TextOut.writeNullable(buffer, TRACKING_NUMBER.write(buffer, p), value.trackingNumber());
        p = STATUSES.write(buffer, DELIVERY_STATUS.write(buffer, p), value.deliveryStatus());
        p = Times.write(buffer, PROMISED_AT.write(buffer, p), value.promisedAt());
        p = Times.writeNullable(buffer, DELIVERED_AT.write(buffer, p), value.deliveredAt());
        p = NumberOut.write(buffer, ATTEMPTS.write(buffer, p), value.attempts());
        p = NumberOut.write(buffer, LOYALTY_POINTS.write(buffer, p), value.loyaltyPoints());
        p = NumberOut.write(buffer, RATING.write(buffer, p), value.rating());
        p = NumberOut.write(buffer, SCORE.write(buffer, p), value.score());
        p = TextOut.write(buffer, CHANNEL.write(buffer, p), value.channel());
        p = TextOut.writeNullable(buffer, COMMENT.write(buffer, p), value.comment());
        buffer[p] = '}';
        return p + 1;
    }

    private static Wide read(JsonIn in) {
        int start = in.position;
        Wide value = readInOrder(in);
        if (value == null) {
            in.position = start;
            value = readInAnyOrder(in);
        }
        return value;
    }

    /** Reads what {@link #write} writes; null, somewhere in the object, where the document is spelled differently. */
    private static @Nullable Wide readInOrder(JsonIn in) {
        if (!in.skip(ID)) {
            return null;
        }
        long id = in.readLong();
        if (!in.skip(REFERENCE)) {
            return null;
        }
        String reference = in.readText();
        if (!in.skip(CUSTOMER)) {
            return null;
        }
        String customer = in.readText();
        if (!in.skip(CUSTOMER_REFERENCE)) {
            return null;
        }
        String customerReference = in.readNullableText();
        if (!in.skip(VERSION)) {
            return null;
        }
        int version = in.readInt();
        if (!in.skip(ACTIVE)) {
            return null;
        }
        boolean active = in.readBoolean();
        if (!in.skip(ARCHIVED)) {
            return null;
        }
        boolean archived = in.readBoolean();
        if (!in.skip(TAXABLE)) {
            return null;
        }
        boolean taxable = in.readBoolean();
        if (!in.skip(STATUS)) {
            return null;
        }
        Status status = STATUSES.read(in);
        if (!in.skip(CREATED_AT)) {
            return null;
        }
        Instant createdAt = in.readInstant();
        if (!in.skip(UPDATED_AT)) {
            return null;
        }
        Instant updatedAt = in.readInstant();
        if (!in.skip(DELETED_AT)) {
            return null;
        }
        Instant deletedAt = in.readNullableInstant();
        if (!in.skip(STREET)) {
            return null;
        }
        String street = in.readText();
        if (!in.skip(HOUSE_NUMBER)) {
            return null;
        }
        String houseNumber = in.readText();
        if (!in.skip(POSTAL_CODE)) {
            return null;
        }
        String postalCode = in.readText();
        if (!in.skip(CITY)) {
            return null;
        }
        String city = in.readText();
        if (!in.skip(REGION)) {
            return null;
        }
        String region = in.readText();
        if (!in.skip(COUNTRY)) {
            return null;
        }
        String country = in.readText();
        if (!in.skip(LATITUDE)) {
            return null;
        }
        double latitude = in.readDouble();
        if (!in.skip(LONGITUDE)) {
            return null;
        }
        double longitude = in.readDouble();
        if (!in.skip(FLOOR)) {
            return null;
        }
        int floor = in.readInt();
        if (!in.skip(DOOR_CODE)) {
            return null;
        }
        String doorCode = in.readNullableText();
        if (!in.skip(PHONE)) {
            return null;
        }
        String phone = in.readText();
        if (!in.skip(MOBILE)) {
            return null;
        }
        String mobile = in.readNullableText();
        if (!in.skip(FAX)) {
            return null;
        }
        String fax = in.readNullableText();
        if (!in.skip(EMAIL)) {
            return null;
        }
        String email = in.readText();
        if (!in.skip(LANGUAGE)) {
            return null;
        }
        String language = in.readText();
        if (!in.skip(CURRENCY)) {
            return null;
        }
        String currency = in.readText();
        if (!in.skip(TIME_ZONE)) {
            return null;
        }
        String timeZone = in.readText();
        if (!in.skip(NET_CENTS)) {
            return null;
        }
        long netCents = in.readLong();
        if (!in.skip(TAX_CENTS)) {
            return null;
        }
        long taxCents = in.readLong();
        if (!in.skip(GROSS_CENTS)) {
            return null;
        }
        long grossCents = in.readLong();
        if (!in.skip(TAX_RATE)) {
            return null;
        }
        double taxRate = in.readDouble();
        if (!in.skip(DISCOUNT_RATE)) {
            return null;
        }
        double discountRate = in.readDouble();
        if (!in.skip(EXCHANGE_RATE)) {
            return null;
        }
        double exchangeRate = in.readDouble();
        if (!in.skip(LINE_COUNT)) {
            return null;
        }
        int lineCount = in.readInt();
        if (!in.skip(PARCEL_COUNT)) {
            return null;
        }
        int parcelCount = in.readInt();
        if (!in.skip(PALLET_COUNT)) {
            return null;
        }
        int palletCount = in.readInt();
        if (!in.skip(WEIGHT)) {
            return null;
        }
        double weight = in.readDouble();
        if (!in.skip(VOLUME)) {
            return null;
        }
        double volume = in.readDouble();
        if (!in.skip(LENGTH)) {
            return null;
        }
        double length = in.readDouble();
        if (!in.skip(WIDTH)) {
            return null;
        }
        double width = in.readDouble();
        if (!in.skip(HEIGHT)) {
            return null;
        }
        double height = in.readDouble();
        if (!in.skip(FRAGILE)) {
            return null;
        }
        boolean fragile = in.readBoolean();
        if (!in.skip(REFRIGERATED)) {
            return null;
        }
        boolean refrigerated = in.readBoolean();
        if (!in.skip(INSURED)) {
            return null;
        }
        boolean insured = in.readBoolean();
        if (!in.skip(EXPRESS)) {
            return null;
        }
        boolean express = in.readBoolean();
        if (!in.skip(SIGNATURE_REQUIRED)) {
            return null;
        }
        boolean signatureRequired = in.readBoolean();
        if (!in.skip(CARRIER)) {
            return null;
        }
        String carrier = in.readText();
        if (!in.skip(SERVICE)) {
            return null;
        }
        String service = in.readText();
        if (!in.skip(TRACKING_NUMBER)) {
            return null;
        }
        String trackingNumber = in.readNullableText();
        if (!in.skip(DELIVERY_STATUS)) {
            return null;
        }
        Status deliveryStatus = STATUSES.read(in);
        if (!in.skip(PROMISED_AT)) {
            return null;
        }
        Instant promisedAt = in.readInstant();
        if (!in.skip(DELIVERED_AT)) {
            return null;
        }
        Instant deliveredAt = in.readNullableInstant();
        if (!in.skip(ATTEMPTS)) {
            return null;
        }
        int attempts = in.readInt();
        if (!in.skip(LOYALTY_POINTS)) {
            return null;
        }
        long loyaltyPoints = in.readLong();
        if (!in.skip(RATING)) {
            return null;
        }
        int rating = in.readInt();
        if (!in.skip(SCORE)) {
            return null;
        }
        double score = in.readDouble();
        if (!in.skip(CHANNEL)) {
            return null;
        }
        String channel = in.readText();
        if (!in.skip(COMMENT)) {
            return null;
        }
        String comment = in.readNullableText();
        return in.skip('}')
                ? new Wide(
                        id,
                        reference,
                        customer,
                        customerReference,
                        version,
                        active,
                        archived,
                        taxable,
                        status,
                        createdAt,
                        updatedAt,
                        deletedAt,
                        street,
                        houseNumber,
                        postalCode,
                        city,
                        region,
                        country,
                        latitude,
                        longitude,
                        floor,
                        doorCode,
                        phone,
                        mobile,
                        fax,
                        email,
                        language,
                        currency,
                        timeZone,
                        netCents,
                        taxCents,
                        grossCents,
                        taxRate,
                        discountRate,
                        exchangeRate,
                        lineCount,
                        parcelCount,
                        palletCount,
                        weight,
                        volume,
                        length,
                        width,
                        height,
                        fragile,
                        refrigerated,
                        insured,
                        express,
                        signatureRequired,
                        carrier,
                        service,
                        trackingNumber,
                        deliveryStatus,
                        promisedAt,
                        deliveredAt,
                        attempts,
                        loyaltyPoints,
                        rating,
                        score,
                        channel,
                        comment)
                : null;
    }

    private static Wide readInAnyOrder(JsonIn in) {
        Long id = null;
        String reference = null;
        String customer = null;
        String customerReference = null;
        Integer version = null;
        Boolean active = null;
        Boolean archived = null;
        Boolean taxable = null;
        Status status = null;
        Instant createdAt = null;
        Instant updatedAt = null;
        Instant deletedAt = null;
        String street = null;
        String houseNumber = null;
        String postalCode = null;
        String city = null;
        String region = null;
        String country = null;
        Double latitude = null;
        Double longitude = null;
        Integer floor = null;
        String doorCode = null;
        String phone = null;
        String mobile = null;
        String fax = null;
        String email = null;
        String language = null;
        String currency = null;
        String timeZone = null;
        Long netCents = null;
        Long taxCents = null;
        Long grossCents = null;
        Double taxRate = null;
        Double discountRate = null;
        Double exchangeRate = null;
        Integer lineCount = null;
        Integer parcelCount = null;
        Integer palletCount = null;
        Double weight = null;
        Double volume = null;
        Double length = null;
        Double width = null;
        Double height = null;
        Boolean fragile = null;
        Boolean refrigerated = null;
        Boolean insured = null;
        Boolean express = null;
        Boolean signatureRequired = null;
        String carrier = null;
        String service = null;
        String trackingNumber = null;
        Status deliveryStatus = null;
        Instant promisedAt = null;
        Instant deliveredAt = null;
        Integer attempts = null;
        Long loyaltyPoints = null;
        Integer rating = null;
        Double score = null;
        String channel = null;
        String comment = null;
        in.expect('{');
        for (String property = in.nextName(true); property != null; property = in.nextName(false)) {
            switch (property) {
                case "id" -> id = in.readLong();
                case "reference" -> reference = in.readText();
                case "customer" -> customer = in.readText();
                case "customerReference" -> customerReference = in.readNullableText();
                case "version" -> version = in.readInt();
                case "active" -> active = in.readBoolean();
                case "archived" -> archived = in.readBoolean();
                case "taxable" -> taxable = in.readBoolean();
                case "status" -> status = STATUSES.read(in);
                case "createdAt" -> createdAt = in.readInstant();
                case "updatedAt" -> updatedAt = in.readInstant();
                case "deletedAt" -> deletedAt = in.readNullableInstant();
                case "street" -> street = in.readText();
                case "houseNumber" -> houseNumber = in.readText();
                case "postalCode" -> postalCode = in.readText();
                case "city" -> city = in.readText();
                case "region" -> region = in.readText();
                case "country" -> country = in.readText();
                case "latitude" -> latitude = in.readDouble();
                case "longitude" -> longitude = in.readDouble();
                case "floor" -> floor = in.readInt();
                case "doorCode" -> doorCode = in.readNullableText();
                case "phone" -> phone = in.readText();
                case "mobile" -> mobile = in.readNullableText();
                case "fax" -> fax = in.readNullableText();
                case "email" -> email = in.readText();
                case "language" -> language = in.readText();
                case "currency" -> currency = in.readText();
                case "timeZone" -> timeZone = in.readText();
                case "netCents" -> netCents = in.readLong();
                case "taxCents" -> taxCents = in.readLong();
                case "grossCents" -> grossCents = in.readLong();
                case "taxRate" -> taxRate = in.readDouble();
                case "discountRate" -> discountRate = in.readDouble();
                case "exchangeRate" -> exchangeRate = in.readDouble();
                case "lineCount" -> lineCount = in.readInt();
                case "parcelCount" -> parcelCount = in.readInt();
                case "palletCount" -> palletCount = in.readInt();
                case "weight" -> weight = in.readDouble();
                case "volume" -> volume = in.readDouble();
                case "length" -> length = in.readDouble();
                case "width" -> width = in.readDouble();
                case "height" -> height = in.readDouble();
                case "fragile" -> fragile = in.readBoolean();
                case "refrigerated" -> refrigerated = in.readBoolean();
                case "insured" -> insured = in.readBoolean();
                case "express" -> express = in.readBoolean();
                case "signatureRequired" -> signatureRequired = in.readBoolean();
                case "carrier" -> carrier = in.readText();
                case "service" -> service = in.readText();
                case "trackingNumber" -> trackingNumber = in.readNullableText();
                case "deliveryStatus" -> deliveryStatus = STATUSES.read(in);
                case "promisedAt" -> promisedAt = in.readInstant();
                case "deliveredAt" -> deliveredAt = in.readNullableInstant();
                case "attempts" -> attempts = in.readInt();
                case "loyaltyPoints" -> loyaltyPoints = in.readLong();
                case "rating" -> rating = in.readInt();
                case "score" -> score = in.readDouble();
                case "channel" -> channel = in.readText();
                case "comment" -> comment = in.readNullableText();
                default -> in.skipValue();
            }
        }
        return new Wide(
                Present.require(id, "id"),
                Present.require(reference, "reference"),
                Present.require(customer, "customer"),
                customerReference,
                Present.require(version, "version"),
                Present.require(active, "active"),
                Present.require(archived, "archived"),
                Present.require(taxable, "taxable"),
                Present.require(status, "status"),
                Present.require(createdAt, "createdAt"),
                Present.require(updatedAt, "updatedAt"),
                deletedAt,
                Present.require(street, "street"),
                Present.require(houseNumber, "houseNumber"),
                Present.require(postalCode, "postalCode"),
                Present.require(city, "city"),
                Present.require(region, "region"),
                Present.require(country, "country"),
                Present.require(latitude, "latitude"),
                Present.require(longitude, "longitude"),
                Present.require(floor, "floor"),
                doorCode,
                Present.require(phone, "phone"),
                mobile,
                fax,
                Present.require(email, "email"),
                Present.require(language, "language"),
                Present.require(currency, "currency"),
                Present.require(timeZone, "timeZone"),
                Present.require(netCents, "netCents"),
                Present.require(taxCents, "taxCents"),
                Present.require(grossCents, "grossCents"),
                Present.require(taxRate, "taxRate"),
                Present.require(discountRate, "discountRate"),
                Present.require(exchangeRate, "exchangeRate"),
                Present.require(lineCount, "lineCount"),
                Present.require(parcelCount, "parcelCount"),
                Present.require(palletCount, "palletCount"),
                Present.require(weight, "weight"),
                Present.require(volume, "volume"),
                Present.require(length, "length"),
                Present.require(width, "width"),
                Present.require(height, "height"),
                Present.require(fragile, "fragile"),
                Present.require(refrigerated, "refrigerated"),
                Present.require(insured, "insured"),
                Present.require(express, "express"),
                Present.require(signatureRequired, "signatureRequired"),
                Present.require(carrier, "carrier"),
                Present.require(service, "service"),
                trackingNumber,
                Present.require(deliveryStatus, "deliveryStatus"),
                Present.require(promisedAt, "promisedAt"),
                deliveredAt,
                Present.require(attempts, "attempts"),
                Present.require(loyaltyPoints, "loyaltyPoints"),
                Present.require(rating, "rating"),
                Present.require(score, "score"),
                Present.require(channel, "channel"),
                comment);
    }
}
