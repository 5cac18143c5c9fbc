import type { ResolversTypes } from '@vitrine/gateway/generated/resolvers.ts'
import type { Prepared } from '@vitrine/gateway/sources/context.ts'
import { readCookie } from '@vitrine/gateway/visitor/visitorCookies.ts'
import {
  itemPieces,
  randomOrderId,
  type Session,
  type Sessions,
  sessionLifetime,
} from './sessions.ts'

type Checkout = NonNullable<Awaited<ResolversTypes['Checkout']>>

const nameOf = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}vitrine_prepared`

/** The cookie by which a browser belongs to what an agent has prepared. */
export const preparedCookie = ({ id }: Session, isSecure: boolean): string =>
  [
    `${nameOf(isSecure)}=${id}`,
    'Path=/',
    `Max-Age=${sessionLifetime / 1000}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')

/** Returns what an agent has prepared for the visitor with these cookies; undefined if nothing was. */
export function preparedFor(
  cookies: string | undefined,
  isSecure: boolean,
  sessions: Sessions,
  onPlaced: (session: Session) => void,
): Prepared | undefined {
  const id = readCookie(cookies, nameOf(isSecure), /^(cart|checkout)_[\w-]{32}$/)
  if (!id) return undefined
  return {
    async fill(checkout) {
      const session = await sessions.find(id).catch(() => undefined)
      if (!checkout || session?.status !== 'handedOver') return checkout
      const address = addressOf(session)
      const { billing, shipping } = checkout as Checkout
      return { ...checkout, billing: billing ?? address, shipping: shipping ?? address }
    },
    async placed({ number, accessKey, items }) {
      await sessions
        .change(id, async (session) => {
          // The agent may not see an order of other items.
          const isPrepared = String(session.pieces) === String(itemPieces(items))
          if (session.status !== 'handedOver' || !isPrepared) return
          const order = { id: randomOrderId(), number, key: accessKey ?? null }
          const completed = { ...session, status: 'completed' as const, order }
          await sessions.complete(completed)
          onPlaced(completed)
        })
        // The order is placed, whatever becomes of the agent's view of it.
        .catch(() => undefined)
    },
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The address of a session as the checkout begins with it; null if the agent has sent none. */
function addressOf({ buyer = {}, destination = {} }: Session) {
  if (!destination['street_address'] && !buyer['email']) return null
  return {
    firstName: destination['first_name'] || text(buyer['first_name']),
    lastName: destination['last_name'] || text(buyer['last_name']),
    company: null,
    taxId: null,
    taxBranch: null,
    address1: text(destination['street_address']),
    address2: destination['extended_address'] ?? null,
    subdistrict: null,
    city: text(destination['address_locality']),
    province: text(destination['address_region']),
    postcode: text(destination['postal_code']),
    country: destination['address_country'] || 'TH',
    phoneNumber: destination['phone_number'] || text(buyer['phone_number']),
    email: text(buyer['email']) || null,
    store: null,
  }
}
