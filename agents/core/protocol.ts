import { z } from 'zod'
import type { AgentError } from './agentError.ts'

/** The version of UCP that the shop speaks: of the protocol and of all its capabilities. */
export const ucpVersion = '2026-04-08'

/** The addresses of the specification and the schemas of this version. */
export const ucpAddress = (path: string) => `https://ucp.dev/${ucpVersion}/${path}`

const shopping = (name: string) => `dev.ucp.shopping.${name}`

const capability = (name: string, ...parents: string[]) => ({
  name: shopping(name),
  schema: name.replace('.', '_'),
  extends: parents.map(shopping),
})

/** The capabilities of the shop, each with the capabilities that it extends. */
export const capabilities = {
  catalogSearch: capability('catalog.search'),
  catalogLookup: capability('catalog.lookup'),
  cart: capability('cart'),
  checkout: capability('checkout'),
  fulfillment: capability('fulfillment', 'checkout'),
  discount: capability('discount', 'cart', 'checkout'),
  buyerConsent: capability('buyer_consent', 'checkout'),
  order: capability('order'),
}

export type CapabilityName = keyof typeof capabilities

/** The metadata of a response: the capabilities that both sides have and that are about it. */
export const ucpMetadata = (
  names: readonly CapabilityName[],
  isActive: (name: string) => boolean,
  status: 'success' | 'error' = 'success',
) => ({
  version: ucpVersion,
  status,
  capabilities: Object.fromEntries(
    names
      .map((name) => capabilities[name])
      .filter(({ name }) => isActive(name))
      .map(({ name }) => [name, [{ version: ucpVersion }]]),
  ),
})

/** A request that was not carried out, as UCP describes it. */
export const failureContent = ({ code, message, severity }: AgentError) => ({
  ucp: ucpMetadata([], () => false, 'error'),
  messages: [{ type: 'error', code, content: message, severity }],
})

/** The value of a JSON text; undefined for a malformed one. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An amount in minor units, as UCP counts; THB has two decimals (ISO 4217). */
export const minorUnits = ({ amount }: { amount: number }) => Math.round(amount * 100)

/** A message of UCP about a request. */
export const Message = z.looseObject({
  type: z.enum(['error', 'warning', 'info']),
  code: z.string().optional(),
  path: z.string().optional(),
  content: z.string(),
  severity: z
    .enum(['recoverable', 'requires_buyer_input', 'requires_buyer_review', 'unrecoverable'])
    .optional(),
})
export type Message = z.infer<typeof Message>

/** The parts that every response has; `messages` of a failed one say what to do. */
export const ucpResponse = {
  ucp: z.looseObject({ version: z.string() }),
  messages: z.array(Message).optional(),
}

/** The pages of the shop's policies by their names for agents, with the relation of their links. */
export const policyPages = {
  shipping_and_returns: {
    key: 'shipping-and-returns',
    title: 'Shipping and returns',
    link: 'shipping_policy',
  },
  terms_and_conditions: {
    key: 'terms-and-conditions',
    title: 'Terms and conditions',
    link: 'terms_of_service',
  },
  privacy_policy: { key: 'privacy-policy', title: 'Privacy policy', link: 'privacy_policy' },
} as const
