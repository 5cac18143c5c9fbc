import { redactAddresses } from '@vitrine/contract/service/redactAddresses.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { FaultLogger } from '../graphql/formatErrors.ts'
import type { UpstreamCall } from '../telemetry/upstreamCall.ts'

/** An executed operation, as reports of visitors describe requests. */
interface Recent {
  /** Milliseconds since 1970, when it began. */
  at: number
  operation: string
  /** The duration in milliseconds. */
  time: number
  calls: { name: string; status: string; cache: string; fault?: string; time: number }[]
}

interface Found {
  operations: Recent[]
  /** The tool or endpoint of an agent that it called. */
  tool?: string
  /** The lines of the log, in ISO 8601 and as they were written. */
  lines: { at: string; message: string; code: string; operation: string; path: string }[]
}

/** A request of an agent, as the gallery draws requests of pages. */
interface AgentRequest {
  at: number
  operation: string
  status: number
  time: number
  id: string
  calls: Recent['calls']
}

const maxRequests = 1000
const maxAgentRequests = 100
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The last requests of a gateway for testers: the id on an error screen leads to their causes. */
export class RecentRequests {
  readonly #found = new LRUCache<string, Found>({ max: maxRequests })
  readonly #agents: AgentRequest[] = []

  /** Serves a request by its id, and the newest of agents. */
  register(app: FastifyInstance): void {
    app.get<{ Params: { id: string } }>('/_machines/requests/:id.json', (request, reply) => {
      const recentRequest = this.#found.get(request.params.id)
      reply.header('cache-control', 'no-store')
      return (
        recentRequest ?? reply.code(404).send({ message: 'This gateway remembers no such request' })
      )
    })
    app.get('/_machines/agents.json', (_, reply) =>
      reply.header('cache-control', 'no-store').send(this.#agents),
    )
    app.addHook('onResponse', async ({ id }, { statusCode: status, elapsedTime }) => {
      const { tool, operations } = this.#found.get(id) ?? {}
      if (tool === undefined) return
      const time = Math.round(elapsedTime)
      const calls = (operations ?? []).flatMap((operation) => operation.calls)
      this.#agents.push({ at: Date.now() - time, operation: tool, status, time, id, calls })
      this.#agents.splice(0, this.#agents.length - maxAgentRequests)
    })
  }

  /** Remembers which tool the request of an agent calls. */
  tool(id: string, name: string) {
    this.#of(id).tool = name
  }

  operation(
    name: string | null | undefined,
    id: string,
    time: number,
    calls: readonly UpstreamCall[],
  ) {
    this.#of(id).operations.push({
      at: Math.round(Date.now() - time),
      operation: name ?? 'unknown',
      time: Math.round(time),
      calls: calls.map((call) => ({
        name: call.name ?? 'other',
        status: String(call.status ?? call.error ?? '-'),
        cache: call.cache,
        ...(call.fault && { fault: call.fault }),
        time: Math.round(call.time),
      })),
    })
  }

  /** A logger that writes to another one and remembers the lines of requests. */
  remembering(logger: FastifyBaseLogger): FaultLogger {
    return {
      error: (where: Record<string, unknown>, message: string) => {
        logger.error(where, message)
        const [code, operation, path] = [where['code'], where['operation'], where['path']].map(
          textOf,
        )
        const line = { code: code ?? '', operation: operation ?? '', path: path ?? '' }
        const at = new Date().toISOString()
        this.#of(textOf(where['requestId'])).lines.push({
          at,
          message: redactAddresses(message),
          ...line,
        })
      },
    }
  }

  #of(id: string): Found {
    const recentRequest = this.#found.get(id) ?? { operations: [], lines: [] }
    this.#found.set(id, recentRequest)
    return recentRequest
  }
}
