import type { Charge } from '@vitrine/commerce/rules/chargeRules.ts'
import { toSatang } from '../medusa/amounts.ts'
import type { ReadCharge } from '../medusa/charges.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'

/** A charge of the engine in the form of the shared rules. */
export function toCharge(orderId: number, row: ReadCharge): Charge {
  const { id, provider, method, reference, status, image } = row
  return {
    ...{ id, orderId, provider, method, reference, status, image },
    amount: toSatang(Number(row.amount)),
    authorizeUri: row.authorize_uri,
    failureCode: row.failure_code,
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    settledAt: dateOf(row.received_at),
    checkedAt: dateOf(row.checked_at),
    nextCheckAt: dateOf(row.next_check_at),
    announced: row.is_end_reported,
    refundDue: false,
  }
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant))

/** The newest charge of an order: as the engine has it, and in the form of the shared rules. */
export function latestCharge({
  shop,
  charges,
}: ReadOrder): { row: ReadCharge; charge: Charge } | null {
  const row = charges.at(-1)
  return row ? { row, charge: toCharge(shop.number, row) } : null
}
