package dev.wirespeed.lab.contestant.hand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Arrays and lists of numbers. */
final class NumberLists {
    private static final int FIRST = 64;
    private static final int FEW = 4;

    private NumberLists() {}

    /** The room to require before writing these numbers, brackets and commas included. */
    static int room(List<Long> numbers) {
        return 2 + (1 + NumberOut.ROOM) * numbers.size();
    }

    static int write(byte[] buffer, int position, double[] numbers) {
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < numbers.length; i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = NumberOut.write(buffer, p, numbers[i]);
        }
        buffer[p] = ']';
        return p + 1;
    }

    static int write(byte[] buffer, int position, long[] numbers) {
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < numbers.length; i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = NumberOut.write(buffer, p, numbers[i]);
        }
        buffer[p] = ']';
        return p + 1;
    }

    static int writeDoubles(byte[] buffer, int position, List<Double> numbers) {
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < numbers.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = NumberOut.write(buffer, p, numbers.get(i).doubleValue());
        }
        buffer[p] = ']';
        return p + 1;
    }

    static int writeLongs(byte[] buffer, int position, List<Long> numbers) {
        int p = position;
        buffer[p++] = '[';
        for (int i = 0; i < numbers.size(); i++) {
            if (i > 0) {
                buffer[p++] = ',';
            }
            p = NumberOut.write(buffer, p, numbers.get(i).longValue());
        }
        buffer[p] = ']';
        return p + 1;
    }

    static double[] readDoubles(JsonIn in) {
        double[] numbers = new double[FIRST];
        int count = 0;
        if (in.startArray()) {
            do {
                if (count == numbers.length) {
                    numbers = Arrays.copyOf(numbers, 2 * count);
                }
                numbers[count++] = in.readDouble();
            } while (in.nextElement());
        }
        return count == numbers.length ? numbers : Arrays.copyOf(numbers, count);
    }

    static long[] readLongs(JsonIn in) {
        long[] numbers = new long[FIRST];
        int count = 0;
        if (in.startArray()) {
            do {
                if (count == numbers.length) {
                    numbers = Arrays.copyOf(numbers, 2 * count);
                }
                numbers[count++] = in.readLong();
            } while (in.nextElement());
        }
        return count == numbers.length ? numbers : Arrays.copyOf(numbers, count);
    }

    static List<Long> readBoxedLongs(JsonIn in) {
        List<Long> numbers = new ArrayList<>(FEW);
        if (in.startArray()) {
            do {
                numbers.add(in.readLong());
            } while (in.nextElement());
        }
        return numbers;
    }
}
