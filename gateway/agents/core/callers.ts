import type { FastifyRequest } from 'fastify'
import type { RateLimits } from '#server/limits/rateLimits.ts'
import type { Operations } from '../../graphql/operations.ts'
import type { Context } from '../../sources/context.ts'
import type { Caller, Features } from './operation.ts'
import type { PlatformProfiles } from './platformProfiles.ts'
import type { SessionStore } from './sessionStore.ts'
import type { Sessions } from './sessions.ts'
import { openShop } from './shop.ts'
import type { SigningKey } from './signingKey.ts'

/** The parts of the gateway that the endpoints of agents use. */
export interface AgentOptions {
  siteUrl: string
  operations: Operations
  limits: RateLimits | undefined
  sessions: Sessions
  store: SessionStore
  profiles: PlatformProfiles
  signingKey: SigningKey
  now: () => number
  /** The context of a request without its own cookies: an agent has no session of a customer. */
  contextOf: (request: FastifyRequest, cookies: string) => Context
  /** The context of work that no request waits for, under this request id, for the owner of these cookies. */
  backgroundContext: (requestId: string, cookies?: string) => Context
}

/** The agent of a request, as it describes itself. */
export interface Agent {
  profile?: string | undefined
  idempotencyKey?: string | undefined
  webhookUrl?: string | undefined
  isActive?: (capability: string) => boolean
}

/** Creates the caller of a request. */
export function callerOf(request: FastifyRequest, options: AgentOptions, agent: Agent): Caller {
  const { siteUrl, operations, limits, sessions, now, contextOf } = options
  const shopOf = (cookies: string) => openShop(operations, limits, contextOf(request, cookies))
  return {
    shop: shopOf(''),
    shopOf,
    sessions,
    now,
    absolute: (path) => new URL(path, siteUrl).href,
    profile: agent.profile,
    idempotencyKey: agent.idempotencyKey,
    webhookUrl: agent.webhookUrl,
    isActive: agent.isActive ?? (() => true),
  }
}

/** Reads which features the CMS has from its settings. */
export async function featuresOf({ shop }: Caller): Promise<Features> {
  const { site } = await shop.run('AgentSite')
  return { hasCheckout: site !== null && site.settings.checkoutUrl === null }
}
