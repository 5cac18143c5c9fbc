import { firstProblem } from './graphqlErrors.ts'

/** Returns the server's message for shoppers; undefined for any other failure (SPEC §8). */
export function serverMessage(error: unknown): string | undefined {
  return firstProblem(error)?.message
}

/** Returns the server's code for programs, such as `CONFLICT`; undefined for any other failure. */
export function serverCode(error: unknown): string | undefined {
  const code = firstProblem(error)?.extensions?.code
  return typeof code === 'string' ? code : undefined
}
