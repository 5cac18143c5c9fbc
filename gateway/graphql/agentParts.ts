import type { RateLimits } from '@vitrine/contract/service/rateLimits.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Tool } from '../playground/playground.ts'
import type { Context, Prepared } from '../sources/context.ts'
import type { Operations } from './operations.ts'

/** The parts of the gateway that the endpoints of agents use. */
export interface AgentParts {
  siteUrl: string
  isSecure: boolean
  /** Whether platforms may be on a private network, as in development and tests. */
  allowsPrivate: boolean
  operations: Operations
  limits: RateLimits | undefined
  /** Shared by all gateways; without it each process has its own carts and checkouts. */
  redis: Redis | undefined
  /** Derives the key that signs order events, and the key of the digests of senders. */
  secret: string
  now: () => number
  log: FastifyBaseLogger
  /** Called with the id of each request and the operation that it calls. */
  observe?: ((requestId: string, operation: string) => void) | undefined
  /** The context of a request without its own cookies: an agent has no session of a customer. */
  contextOf: (request: FastifyRequest, cookies: string) => Context
  /** The context of the browser, with its cookies. */
  browserContextOf: (request: FastifyRequest) => Context
  /** The context of work that no request waits for, under this request id, for the owner of these cookies. */
  backgroundContext: (requestId: string, cookies?: string) => Context
}

/** The endpoints for agents, as `agents/` opens them. */
export interface Agents {
  /** The names of the operations that agents run, for metrics. */
  operationNames: ReadonlySet<unknown>
  /** The tools that the playground lists. */
  tools: readonly Tool[]
  /** Returns what an agent has prepared for the visitor with these cookies; undefined if nothing was. */
  preparedFor(cookies: string | undefined): Prepared | undefined
  register(app: FastifyInstance): void
  close(): Promise<void>
}

/** Opens the endpoints, and begins to report orders to platforms. */
export type OpenAgents = (parts: AgentParts) => Agents
