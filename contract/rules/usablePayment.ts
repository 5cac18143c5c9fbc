/** Why an order could not take a payment. */
export type UnusablePurpose = 'late' | 'duplicate' | 'mismatched'

/** The parts of an order that decide whether it takes money; amounts in satang. */
export interface AwaitingOrder {
  total: number
  isPaid: boolean
  /** Whether it waits for this kind of payment. */
  isAwaiting: boolean
}

/** Why an order cannot take what a charge has received; null when it can (`payment.expiry.refund-due`). */
export function chargePurpose(
  { total, isPaid, isAwaiting }: AwaitingOrder,
  charge: { amount: number },
  received: { amount: number },
): UnusablePurpose | null {
  if (received.amount !== charge.amount || charge.amount !== total) return 'mismatched'
  if (isAwaiting) return null
  return isPaid ? 'duplicate' : 'late'
}

/**
 * How a transfer that staff found on the shop's account is used: whether it pays the order, and the part that is returned
 * with its reason (`orders.refund.transfer`).
 */
export function transferUse(
  { total, isPaid, isAwaiting }: AwaitingOrder,
  amount: number,
): { pays: boolean; returned: number; purpose: UnusablePurpose } {
  const pays = isAwaiting && amount >= total
  const lateness = isPaid ? 'duplicate' : 'late'
  return {
    pays,
    returned: pays ? amount - total : amount,
    purpose: isAwaiting ? 'mismatched' : lateness,
  }
}
