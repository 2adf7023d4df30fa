package dev.wirespeed.example;

import static net.bytebuddy.matcher.ElementMatchers.nameEndsWith;
import static net.bytebuddy.matcher.ElementMatchers.named;
import static net.bytebuddy.matcher.ElementMatchers.takesArguments;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import net.bytebuddy.agent.ByteBuddyAgent;
import net.bytebuddy.agent.builder.AgentBuilder;
import net.bytebuddy.asm.Advice;

/** Sees codecs at work, since their answers are those of Jackson: whichever is called says so, by code that is put into it. */
public final class Served {
    /** Called since this was cleared: the names of codecs, behind what they did. */
    public static final Set<String> CALLED = ConcurrentHashMap.newKeySet();

    private Served() {}

    static void watch() {
        new AgentBuilder.Default()
                .type(nameEndsWith("_JsonCodec"))
                .transform((type, description, loader, module, domain) -> type.visit(
                                Advice.to(Writing.class).on(named("write").and(takesArguments(2))))
                        .visit(Advice.to(Reading.class).on(named("read").and(takesArguments(1)))))
                .installOn(ByteBuddyAgent.install());
    }

    /** Whether the codec of a class both wrote and read. */
    static boolean byCodec(Class<?> type) {
        return CALLED.contains("written by " + type.getName() + "_JsonCodec")
                && CALLED.contains("read by " + type.getName() + "_JsonCodec");
    }

    static final class Writing {
        @Advice.OnMethodEnter
        static void enter(@Advice.Origin("#t") String codec) {
            CALLED.add("written by " + codec);
        }
    }

    static final class Reading {
        @Advice.OnMethodEnter
        static void enter(@Advice.Origin("#t") String codec) {
            CALLED.add("read by " + codec);
        }
    }
}
