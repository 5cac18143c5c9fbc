import { useShopClient } from './clientContext.ts'
import type { MutationDocument, VariablesOf } from './document.ts'
import type { MutationOptions } from './operations.ts'

export type MutationHookOptions = Omit<MutationOptions<unknown, object>, 'mutation' | 'variables'>

/** A mutation's variables, required where the mutation requires any. */
type Call<Variables> =
  Record<never, never> extends Variables
    ? [call?: { variables?: Variables }]
    : [call: { variables: Variables }]

/**
 * Returns a function that sends a mutation, in a tuple as Apollo Client does. The options apply to every call. There is no
 * state of the request: forms and machines have it.
 */
export function useMutation<Data, Variables extends object>(
  mutation: MutationDocument<Data, Variables>,
  options: MutationHookOptions = {},
) {
  const client = useShopClient()
  const mutate = (...[call]: Call<Variables>) =>
    client.mutate({
      ...options,
      mutation,
      variables: call?.variables as VariablesOf<Variables> | undefined,
    })
  return [mutate] as const
}
