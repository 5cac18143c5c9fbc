/** Said where a sign-in is needed to go on (SPEC §8). */
export const signedOutWords = "It looks like you're not signed in. Please sign in to continue."
