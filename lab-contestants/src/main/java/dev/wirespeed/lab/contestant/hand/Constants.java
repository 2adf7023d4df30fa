package dev.wirespeed.lab.contestant.hand;

import java.util.Arrays;

/**
 * The constants of an enum in quotes.
 *
 * @param all in their order
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Constants<E extends Enum<E>>(Class<E> type, E[] all, Token[] tokens) {

    static <E extends Enum<E>> Constants<E> of(Class<E> type) {
        E[] all = type.getEnumConstants();
        return new Constants<>(
                type,
                all,
                Arrays.stream(all)
                        .map(constant -> Token.of('"' + constant.name() + '"'))
                        .toArray(Token[]::new));
    }

    @SuppressWarnings("EnumOrdinal") // the tokens are in the constants' order
    int write(byte[] buffer, int position, E constant) {
        return tokens[constant.ordinal()].write(buffer, position);
    }

    E read(JsonIn in) {
        for (int i = 0; i < tokens.length; i++) {
            if (in.skip(tokens[i])) {
                return all[i];
            }
        }
        return Enum.valueOf(type, in.readText());
    }
}
