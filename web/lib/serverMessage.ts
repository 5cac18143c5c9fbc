import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** What the server said for people, if it was the server that refused (SPEC §8). */
export function serverMessage(error: unknown): string | undefined {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined
}

/** The server's code for programs, such as `CONFLICT`, if it was the server that refused. */
export function serverCode(error: unknown): string | undefined {
  const code = CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code']
  return typeof code === 'string' ? code : undefined
}
