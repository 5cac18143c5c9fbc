import { createHash } from 'node:crypto'
import { MedusaError } from '@medusajs/framework/utils'
import { changedMessage } from '@vitrine/commerce/rules/seen.ts'
import { capturesOf } from './isUnpaid'
import type { readOrder } from './readOrders'

type OrderView = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/** A parcel of Medusa's order; only the presence of its dates counts. */
interface Fulfillment {
  id: string
  shipped_at?: unknown
  delivered_at?: unknown
  canceled_at?: unknown
}

/** The version of an order, which staff send as `seen`: it changes with each step of its slips, money, parcels and returns. */
export function orderVersion({ order, slips, charges, refunds, returns }: OrderView): string {
  const fulfillments: (Fulfillment | null)[] = order.fulfillments ?? []
  const parcels = fulfillments.map((fulfillment) => [
    fulfillment?.id,
    ...[fulfillment?.shipped_at, fulfillment?.delivered_at, fulfillment?.canceled_at].map(Boolean),
  ])
  const states = [slips, charges, refunds, returns].map((rows) =>
    rows.map(({ id, status }) => [id, status]),
  )
  const state = [order.status, capturesOf(order).map(({ id }) => id), parcels, states]
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
}

/** Throws `not_allowed` when an order, whose lock the caller holds, has changed since staff read it. */
export function requireSeen(view: OrderView, seen: unknown): void {
  const message = changedMessage(orderVersion(view), seen)
  if (message) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message)
}

/**
 * Reads the version that a request of staff has seen. Throws `invalid_data` without it, since the step could be taken
 * twice.
 */
export function seenVersion({ seen }: { seen?: unknown }): string {
  if (typeof seen === 'string' && seen !== '') return seen
  throw new MedusaError(MedusaError.Types.INVALID_DATA, 'seen: the version that you have read')
}
