package dev.wirespeed.agent;

import dev.wirespeed.agent.boot.Conversion;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.implementation.bytecode.assign.Assigner;
import org.jspecify.annotations.Nullable;

/** Code added to reading methods. It is copied there, so of the agent's classes it may only call {@link Conversion}. */
final class Reading {
    private Reading() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static @Nullable Conversion enter(@Roles.Document @Nullable Object source, @Roles.Length int length) {
        return Conversion.begin(source, length);
    }

    @Advice.OnMethodExit(onThrowable = Throwable.class, suppress = Throwable.class)
    static void exit(
            @Advice.Enter @Nullable Conversion conversion,
            @Roles.Library int library,
            @Roles.DeclaredType @Nullable Object type,
            @Roles.Document @Nullable Object source,
            @Advice.Return(typing = Assigner.Typing.DYNAMIC) @Nullable Object result,
            @Advice.Thrown @Nullable Throwable failure) {
        if (conversion != null) {
            conversion.document = null;
            conversion.read(library, type, source, result, failure);
        }
    }
}
