package dev.wirespeed.lab.rows;

import dev.wirespeed.lab.rows.Film.Actor;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** What the tables hold, the same in every process. */
final class RowsData {

    static final int FILMS = 200;
    static final int ACTORS = 100;
    private static final int ACTORS_OF_A_FILM = 5;

    private RowsData() {}

    static List<Row> rows(int count) {
        return IntStream.range(0, count).mapToObj(i -> new Row(i, text(i))).toList();
    }

    /** Now and then what JSON has to escape, and what takes more than a byte. */
    private static String text(int i) {
        return i % 50 == 7 ? "\"quoted\" \u00e4 \\ " + i : "string column " + i;
    }

    static List<Film> films() {
        return IntStream.range(0, FILMS)
                .mapToObj(film -> new Film(film, "Film " + text(film), actorsOf(film)))
                .toList();
    }

    private static List<Actor> actorsOf(int film) {
        return IntStream.range(0, ACTORS_OF_A_FILM)
                .map(place -> (film * 7 + place * 13) % ACTORS)
                .sorted()
                .mapToObj(RowsData::actor)
                .toList();
    }

    static Actor actor(int id) {
        return new Actor(id, "Actor " + id);
    }

    /** In one order, since aggregates without ORDER BY promise none. */
    static List<?> inOrder(List<?> records) {
        return records.stream()
                .map(one -> one instanceof Film film ? inOrder(film) : one)
                .sorted(Comparator.comparingInt(RowsData::number))
                .toList();
    }

    private static Film inOrder(Film film) {
        return new Film(
                film.id(),
                film.title(),
                film.actors().stream()
                        .sorted(Comparator.comparingInt(Actor::id))
                        .toList());
    }

    private static int number(Object one) {
        return one instanceof Film film ? film.id() : ((Row) one).number();
    }
}
