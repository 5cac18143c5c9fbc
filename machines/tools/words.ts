/** What a failure says to people: its own words, else the given ones. */
export function wordsOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message ? error.message : otherwise
}
