/** The message when a call needs a sign-in (errors.unauthenticated). */
export const signInNeeded = "It looks like you're not signed in. Please sign in to continue."
