package dev.wirespeed.agent;

import dev.wirespeed.agent.boot.Conversion;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.implementation.bytecode.assign.Assigner;
import org.jspecify.annotations.Nullable;

/** Code added to writing methods. It is copied there, so of the agent's classes it may only call {@link Conversion}. */
final class Writing {
    private Writing() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static @Nullable Conversion enter(@Roles.Document @Nullable Object target) {
        return Conversion.begin(target, -1);
    }

    @Advice.OnMethodExit(onThrowable = Throwable.class, suppress = Throwable.class)
    static void exit(
            @Advice.Enter @Nullable Conversion conversion,
            @Roles.Library int library,
            @Roles.Value @Nullable Object value,
            @Roles.DeclaredType @Nullable Object declared,
            @Roles.Document @Nullable Object target,
            @Advice.Return(typing = Assigner.Typing.DYNAMIC) @Nullable Object result,
            @Advice.Thrown @Nullable Throwable failure) {
        if (conversion != null) {
            conversion.document = null;
            conversion.wrote(library, value, declared, target, result, failure);
        }
    }
}
