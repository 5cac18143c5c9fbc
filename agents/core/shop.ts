import { readFileSync } from 'node:fs'
import type { RateLimits } from '@vitrine/contract/service/rateLimits.ts'
import type { Operations } from '@vitrine/gateway/graphql/operations.ts'
import { rateLimitDelay } from '@vitrine/gateway/protection/operationLimits.ts'
import type { Context } from '@vitrine/gateway/sources/context.ts'
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { z } from 'zod'
import type { Operations as Documents } from '../generated/documents.ts'
import { AgentError } from './agentError.ts'

type Name = keyof Documents

/** The texts of the documents by the names of their operations. */
const texts = new Map(
  Object.values(
    z
      .record(z.string(), z.string())
      .parse(
        JSON.parse(readFileSync(new URL('../generated/documents.json', import.meta.url), 'utf8')),
      ),
  ).map((text) => [/^\s*(?:query|mutation)\s+(\w+)/.exec(text)?.[1], text]),
)

/** The names of the operations that agents run, for metrics. */
export const agentOperationNames: ReadonlySet<unknown> = new Set(texts.keys())

/** Runs the shop's documents for the agent of one request, with the limits, caches and faults of every visitor. */
export interface Shop {
  context: Context
  run<N extends Name>(
    name: N,
    ...variables: Record<string, never> extends Documents[N]['variables']
      ? [variables?: Documents[N]['variables']]
      : [variables: Documents[N]['variables']]
  ): Promise<Documents[N]['data']>
}

/** Creates the client of one request. Its methods throw AgentError. */
export function openShop(
  operations: Operations,
  limits: RateLimits | undefined,
  context: Context,
): Shop {
  return {
    context,
    async run(name, ...[variables]) {
      const document = operations.documentOf(texts.get(name) ?? '')
      const wait =
        limits && (await rateLimitDelay(limits, document, operationOf(document), context.request))
      if (wait !== undefined) throw AgentError.rateLimited(wait)
      const { result } = await operations.run({
        document,
        operationName: name,
        variables,
        context,
      })
      const [error] = result.errors ?? []
      if (error) throw AgentError.ofGraphql(error)
      return result.data as Documents[typeof name]['data']
    },
  }
}

const operationOf = (document: DocumentNode) =>
  document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === 'OperationDefinition',
  ) as OperationDefinitionNode
