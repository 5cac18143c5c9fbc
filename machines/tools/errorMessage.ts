/** Returns the message of an error; the fallback when there is none. */
export function errorMessageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback
}
