package dev.wirespeed.lab.rows;

import dev.wirespeed.lab.rows.RowsWorkload.Server;

/** The queries, in the standard's SQL for H2 and in PostgreSQL's own. */
final class Sql {

    private Sql() {}

    static String table(int rows) {
        return "t_" + rows;
    }

    /** One row with one JSON array of objects. */
    static String objects(RowsWorkload workload) {
        boolean h2 = workload.server() == Server.H2;
        if (workload.films()) {
            return h2
                    ? "select json_arrayagg(json_object(key 'id' value f.id, key 'title' value f.title, key 'actors' value ("
                            + "select json_arrayagg(json_object(key 'id' value a.id, key 'name' value a.name))" + ACTORS
                            + "))) from film f"
                    : "select json_agg(json_build_object('id', f.id, 'title', f.title, 'actors', ("
                            + "select json_agg(json_build_object('id', a.id, 'name', a.name))" + ACTORS
                            + "))) from film f";
        }
        return h2
                ? "select json_arrayagg(json_object(key 'number_column' value number_column,"
                        + " key 'string_column' value string_column)) from " + table(workload.rows())
                : "select json_agg(json_build_object('number_column', number_column, 'string_column', string_column)) from "
                        + table(workload.rows());
    }

    /** One row with one JSON array of arrays. */
    static String arrays(RowsWorkload workload) {
        boolean h2 = workload.server() == Server.H2;
        String aggregate = h2 ? "json_arrayagg" : "json_agg";
        String array = h2 ? "json_array" : "json_build_array";
        if (workload.films()) {
            return "select " + aggregate + "(" + array + "(f.id, f.title, (select " + aggregate + "(" + array
                    + "(a.id, a.name))" + ACTORS + "))) from film f";
        }
        return "select " + aggregate + "(" + array + "(number_column, string_column)) from " + table(workload.rows());
    }

    private static final String ACTORS =
            " from film_actor fa join actor a on a.id = fa.actor_id where fa.film_id = f.id";

    /** Without JSON: a row for each row, or for each actor of each film, two columns of which have the same name. */
    static String plain(RowsWorkload workload) {
        return workload.films()
                ? "select f.id, f.title, a.id, a.name from film f join film_actor fa on fa.film_id = f.id"
                        + " join actor a on a.id = fa.actor_id order by f.id, a.id"
                : "select number_column, string_column from " + table(workload.rows());
    }
}
