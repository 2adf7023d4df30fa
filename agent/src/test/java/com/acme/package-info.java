/** Programs that the tests start with the agent: applications, as it sees them. */
@NullMarked
package com.acme;

import org.jspecify.annotations.NullMarked;
