import { z } from 'zod'
import type { CapabilityName } from './protocol.ts'
import type { Sessions } from './sessions.ts'
import type { Shop } from './shop.ts'

/** The agent of one request, and what its operations need. */
export interface Caller {
  shop: Shop
  /** The shop as the owner of a cart sees it, who is identified by these cookies of the CMS. */
  shopOf: (cookies: string) => Shop
  sessions: Sessions
  /** Whether agent and shop both have a capability of UCP. */
  isActive: (capability: string) => boolean
  /** The URL of the agent's profile; undefined for a plain MCP client. */
  profile: string | undefined
  /** Where the agent's platform wants changes of orders reported. */
  webhookUrl: string | undefined
  idempotencyKey: string | undefined
  now: () => number
  /** The absolute URL of a path of the shop. */
  absolute: (path: string) => string
}

/** The result of an operation: an object for programs, and a short text for models. */
export interface Result {
  body: Record<string, unknown>
  text: string
}

/** The features of the CMS; operations that need more are not advertised. */
export interface Features {
  /** Whether orders are placed in the shop's own checkout. */
  hasCheckout: boolean
}

/** A tool of MCP, which is also an endpoint of UCP if it has a route. */
export interface Operation {
  name: string
  title: string
  /** Its effect and when to use it, for models. */
  description: string
  input: z.ZodObject
  output: z.ZodObject
  /** Whether it only reads, whether it destroys something, and whether repeating it changes nothing more. */
  hints: { readOnly: boolean; destructive?: boolean; idempotent?: boolean }
  /** The arguments that the playground starts with. */
  example: Record<string, unknown>
  route?: {
    method: 'GET' | 'POST' | 'PUT'
    /** Below the endpoint of UCP. */
    path: string
    /** The argument that is the body of the request. */
    body?: 'catalog' | 'cart' | 'checkout'
    status?: number
  }
  capability?: CapabilityName
  isOffered?: (features: Features) => boolean
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
