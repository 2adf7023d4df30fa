package dev.wirespeed.lab.contestant.protobuf;

import dev.wirespeed.lab.contestant.proto.Measurements;
import dev.wirespeed.lab.contestant.proto.Place;
import dev.wirespeed.lab.workload.numbers.Numbers;
import dev.wirespeed.lab.workload.numbers.Point;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** {@link Numbers} as a message. */
final class NumbersMessages implements Messages<Numbers, Measurements> {
    @Override
    public Measurements toMessage(Numbers value) {
        Measurements.Builder message = Measurements.newBuilder()
                .setSeries(value.series())
                .setStarted(value.started())
                .setEnded(value.ended())
                .setMean(value.mean())
                .setDeviation(value.deviation())
                .setMinimum(value.minimum())
                .setMaximum(value.maximum())
                .addAllRatios(value.ratios())
                .addAllSequences(value.sequences());
        for (double number : value.values()) {
            message.addValues(number);
        }
        for (long count : value.counts()) {
            message.addCounts(count);
        }
        for (Point point : value.path()) {
            message.addPath(Place.newBuilder()
                    .setX(point.x())
                    .setY(point.y())
                    .setZ(point.z())
                    .setTime(point.time())
                    .setLevel(point.level()));
        }
        return message.build();
    }

    @Override
    public Numbers fromMessage(Measurements message) {
        double[] values = new double[message.getValuesCount()];
        for (int i = 0; i < values.length; i++) {
            values[i] = message.getValues(i);
        }
        long[] counts = new long[message.getCountsCount()];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = message.getCounts(i);
        }
        List<Point> path = new ArrayList<>(message.getPathCount());
        for (Place place : message.getPathList()) {
            path.add(new Point(place.getX(), place.getY(), place.getZ(), place.getTime(), place.getLevel()));
        }
        return new Numbers(
                message.getSeries(),
                message.getStarted(),
                message.getEnded(),
                message.getMean(),
                message.getDeviation(),
                message.getMinimum(),
                message.getMaximum(),
                values,
                counts,
                message.getRatiosList(),
                message.getSequencesList(),
                path);
    }

    @Override
    public Measurements parse(byte[] document) throws IOException {
        return Measurements.parseFrom(document);
    }
}
