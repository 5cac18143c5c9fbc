import { type GraphQLResponse, HeaderMap } from '@apollo/server'
import type { Language } from '@vitrine/contract/common.ts'
import type { RateLimits } from '@vitrine/contract/service/rateLimits.ts'
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { gatewayMessages } from '#gateway/generated/messages/gatewayMessages.ts'
import type { RequestState } from '../sources/cmsSource.ts'
import { documentFragments, operationRootFields } from './documentLimits.ts'

const counts = new WeakMap<OperationDefinitionNode, Map<string, number>>()

// Counts each root field: fifty aliases of `login` are fifty sign-ins.
function rootFieldCounts(document: DocumentNode, operation: OperationDefinitionNode) {
  const cachedCounts = counts.get(operation)
  if (cachedCounts) return cachedCounts
  const fragments = documentFragments(document)
  const times = new Map<string, number>()
  for (const name of operationRootFields(operation, fragments))
    times.set(name, (times.get(name) ?? 0) + 1)
  counts.set(operation, times)
  return times
}

/** The seconds to wait before this operation is allowed; undefined if it is allowed now. */
export async function rateLimitDelay(
  limits: RateLimits,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { visitor }: RequestState,
): Promise<number | undefined> {
  if (visitor === undefined) return undefined
  for (const [name, times] of rootFieldCounts(document, operation)) {
    const wait = await limits.take(visitor, name, times)
    if (wait !== undefined) return wait
  }
  return undefined
}

/** The response to a rate-limited visitor. */
export const tooManyRequests = (
  wait: number,
  language: Language,
  requestId: string,
): Pick<GraphQLResponse, 'body' | 'http'> => ({
  http: { status: 429, headers: new HeaderMap([['retry-after', String(wait)]]) },
  body: {
    kind: 'single',
    singleResult: {
      errors: [
        {
          message: gatewayMessages[language].rateLimited,
          extensions: { code: 'RATE_LIMITED', isSpecific: true, retryAfter: wait, requestId },
        },
      ],
    },
  },
})
