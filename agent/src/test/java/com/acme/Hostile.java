package com.acme;

import com.google.gson.Gson;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.RandomAccess;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Hands values and types over that do not stand being asked anything. */
@SuppressWarnings("CheckReturnValue") // only conversions matter
public final class Hostile {
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private Hostile() {}

    public static void main(String[] arguments) {
        EachLibrary.failing(() -> MAPPER.writeValueAsBytes(new Lazy()));
        MAPPER.writeValueAsBytes(new Untouchable());
        EachLibrary.failing(() -> new Gson().fromJson("{}", new BrokenType()));
        EachLibrary.failing(() -> MAPPER.readValue("{}", new BrokenReference()));
        ArrayList<Object> nulls = new ArrayList<>();
        nulls.add(null);
        MAPPER.writeValueAsBytes(nulls);
        Told.print();
    }

    /** A list that would have to be loaded. */
    private static final class Lazy extends AbstractList<Order> implements RandomAccess {
        private int asked;

        @Override
        public Order get(int index) {
            throw new IllegalStateException("loaded");
        }

        @Override
        public int size() {
            return ++asked;
        }
    }

    /** What is called of it fails, but for its property. */
    public static final class Untouchable {
        public int getId() {
            return 1;
        }

        @Override
        public int hashCode() {
            throw new IllegalStateException("hashCode");
        }

        @Override
        public boolean equals(Object other) {
            throw new IllegalStateException("equals");
        }

        @Override
        public String toString() {
            throw new IllegalStateException("toString");
        }
    }

    private static final class BrokenType implements ParameterizedType {
        @Override
        public Type[] getActualTypeArguments() {
            throw new IllegalStateException("arguments");
        }

        @Override
        public Type getRawType() {
            throw new StackOverflowError("raw type");
        }

        @Override
        public Type getOwnerType() {
            throw new IllegalStateException("owner");
        }
    }

    private static final class BrokenReference extends TypeReference<Order> {
        @Override
        public Type getType() {
            throw new IllegalStateException("type");
        }
    }
}
