import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { from, mergeMap, of } from 'rxjs'
import { waitFor } from 'xstate'
import { actionOf } from './interrupted.ts'
import type { SessionActor } from './SessionProvider.tsx'

/**
 * Meets each mutation that is refused with 401: the session asks for a sign-in, and the mutation goes on
 * after it. Its caller waits; it hears of the refusal only when the visitor gives up. A caller that keeps
 * its own wishes opts out by `context: { asksItself: true }`.
 */
export function signInLink(session: SessionActor) {
  return new ApolloLink((operation, forward) => {
    const isMutation = operation.operationType === OperationTypeNode.MUTATION
    if (!isMutation || operation.getContext()['asksItself']) return forward(operation)
    return forward(operation).pipe(
      mergeMap((result) => {
        if (!isRefused(result) || hasFile(operation.variables)) return of(result)
        const action = actionOf({ mutation: operation.query, variables: operation.variables })
        session.send({ type: 'mutation.refused', action })
        return from(untilGivenUp(session).then(() => result))
      }),
    )
  })
}

const isRefused = ({ errors }: ApolloLink.Result) =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') ?? false

/** A file cannot be kept through a reload; its form is still there to send it again. */
const hasFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFile))

/** Never, when the page loads again. */
export async function untilGivenUp(session: SessionActor): Promise<void> {
  await waitFor(session, (state) => !state.matches('asking') && !state.matches('reloading'))
}
