import { createHash } from 'node:crypto'
import { MedusaError } from '@medusajs/framework/utils'
import { changedMessage } from '../../../../../contract/rules/seen.ts'
import type { readOrder } from './readOrders'

type OrderView = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/** The parts of Medusa's order that its version depends on. Medusa generates its own types when it starts. */
type Maybe<Value> = Value | null | undefined
type Payment = { captures?: Maybe<Maybe<{ id: string }>[]> }
type Collection = { payments?: Maybe<Maybe<Payment>[]> }
type Fulfillment = {
  id: string
  shipped_at?: unknown
  delivered_at?: unknown
  canceled_at?: unknown
}

/** The version of an order, which staff send as `seen`: it changes with each step of its slips, money, parcels and returns. */
export function orderVersion({ order, slips, charges, refunds, returns }: OrderView): string {
  const collections: Maybe<Collection>[] = order.payment_collections ?? []
  const payments = collections.flatMap((each) => each?.payments ?? [])
  const captures = payments.flatMap((payment) => payment?.captures ?? [])
  const fulfillments: Maybe<Fulfillment>[] = order.fulfillments ?? []
  const parcels = fulfillments.map((each) => [
    each?.id,
    ...[each?.shipped_at, each?.delivered_at, each?.canceled_at].map(Boolean),
  ])
  const states = [slips, charges, refunds, returns].map((rows) =>
    rows.map(({ id, status }) => [id, status]),
  )
  const state = [order.status, captures.map((capture) => capture?.id), parcels, states]
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
}

/** Throws `not_allowed` when an order has changed since staff read it. The caller holds its lock. */
export function requireSeen(view: OrderView, seen: unknown): void {
  const message = changedMessage(orderVersion(view), seen)
  if (message) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message)
}

/** Reads the version that a request of staff has seen. Throws `invalid_data` without it: the step could be taken twice. */
export function seenIn({ seen }: { seen?: unknown }): string {
  if (typeof seen === 'string' && seen !== '') return seen
  throw new MedusaError(MedusaError.Types.INVALID_DATA, 'seen: the version that you have read')
}
