import { createHmac } from 'node:crypto'
import { rateLimitKey } from '@vitrine/contract/service/rateLimits.ts'
import type { AgentParts } from '@vitrine/gateway/graphql/agentParts.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Negotiated, PlatformProfiles } from './platformProfiles.ts'
import type { CapabilityName } from './protocol.ts'
import type { SessionStore } from './sessionStore.ts'
import type { Sessions } from './sessions.ts'
import { openShop, type Shop } from './shop.ts'
import type { SigningKey } from './signingKey.ts'

/** The parts that the endpoints of agents share. */
export interface AgentOptions extends AgentParts {
  sessions: Sessions
  store: SessionStore
  profiles: PlatformProfiles
  signingKey: SigningKey
  /** Keys the digests of the networks of senders. */
  senderSecret: string
}

/** The agent of one request, and what its operations need. */
export interface Caller extends Negotiated {
  shop: Shop
  /** The shop as the owner of a cart sees it, who is identified by these cookies of the CMS. */
  shopOf: (cookies: string) => Shop
  sessions: Sessions
  /** The digest of the agent's network: carts and checkouts outlive the reason to store an address. */
  sender: string
  /** The absolute URL of a path of the shop. */
  absolute: (path: string) => string
}

/** Returns the absolute URLs of the shop's paths. */
export function createAbsoluteUrl(siteUrl: string): (path: string) => string {
  const { origin } = new URL(siteUrl)
  // Parsing costs more than all else of a product; a path of the shop needs none.
  return (path) => (/^\/[\w/.-]*$/.test(path) ? origin + path : new URL(path, siteUrl).href)
}

/** Creates the caller of a request; a plain MCP client, which has no profile, has all capabilities. */
export function createCaller(
  request: FastifyRequest,
  options: AgentOptions,
  negotiated: Negotiated = { isActive: () => true, webhookUrl: undefined },
): Caller {
  const { siteUrl, operations, limits, sessions, contextOf } = options
  const shopOf = (cookies: string) => openShop(operations, limits, contextOf(request, cookies))
  const [shop, sender, absolute] = [
    shopOf(''),
    senderKey(request, options),
    createAbsoluteUrl(siteUrl),
  ]
  return { ...negotiated, shop, shopOf, sessions, sender, absolute }
}

/** The sender of a request, whose share of the store its carts, checkouts and results count against. */
export const senderKey = ({ ip }: FastifyRequest, { senderSecret }: AgentOptions): string =>
  createHmac('sha256', senderSecret).update(rateLimitKey(ip)).digest('base64url').slice(0, 16)

/** Whether orders are placed in the shop's own checkout, by the settings of the CMS. */
export async function hasCheckout({ shop }: Caller): Promise<boolean> {
  const { site } = await shop.run('AgentSite')
  return site?.settings.checkoutUrl === null
}

/** The result of an operation: an object for programs, and a short text for models. */
export interface Result {
  body: Record<string, unknown>
  text: string
}

/** A tool of MCP, which is also an endpoint of UCP if it has a route. */
export interface Operation {
  name: string
  title: string
  /** The effect of the tool and when to use it, for models. */
  description: string
  input: z.ZodObject
  output: z.ZodObject
  /** Whether it only reads, whether it destroys something, and whether repeating it changes nothing more. */
  hints: { readOnly: boolean; destructive?: boolean; idempotent?: boolean }
  /** The arguments that the playground starts with. */
  example: Record<string, unknown>
  route?: {
    method: 'GET' | 'POST' | 'PUT'
    /** The path below the endpoint of UCP. */
    path: string
    /** The argument that is the body of the request. */
    body?: 'catalog' | 'cart' | 'checkout'
    status?: number
  }
  capability?: CapabilityName
  /** Whether it is offered only by a shop with a checkout of its own. */
  needsCheckout?: boolean
  run(input: never, caller: Caller): Promise<Result>
}

/** Describes an operation, with its input typed by its schema. */
export const operation = <Input extends z.ZodObject>(
  described: Omit<Operation, 'run' | 'input'> & {
    input: Input
    run(input: z.output<Input>, caller: Caller): Promise<Result>
  },
): Operation => described

/** The metadata that UCP sends with each request; over REST they are headers. */
export const meta = z
  .looseObject({
    'ucp-agent': z
      .looseObject({ profile: z.url({ protocol: /^https?$/ }).max(500) })
      .optional()
      .describe('The agent, by the URL of its UCP profile.'),
    'idempotency-key': z
      .uuid()
      .optional()
      .describe('Makes a repeated request change nothing more.'),
  })
  .optional()
  .describe('Protocol data of UCP. Leave it out if you have none.')
