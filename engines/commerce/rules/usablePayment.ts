/** The reason why an order could not take a payment. */
export type UnusablePurpose = 'late' | 'duplicate' | 'mismatched'

/** The parts of an order that decide whether it takes money, with amounts in satang. */
export interface AwaitingOrder {
  total: number
  isPaid: boolean
  /** Whether it waits for this kind of payment. */
  isAwaiting: boolean
}

/**
 * The reason why an order cannot take what a charge has received, or null when it can (`payment.expiry.refund-due`).
 */
export function chargePurpose(
  { total, isPaid, isAwaiting }: AwaitingOrder,
  charge: { amount: number },
  received: { amount: number },
): UnusablePurpose | null {
  if (received.amount !== charge.amount || charge.amount !== total) return 'mismatched'
  if (isAwaiting) return null
  return isPaid ? 'duplicate' : 'late'
}

/** A transfer that is booked: its amount in satang, and the slip that shows it. */
export interface BookedTransfer {
  amount: number
  slip: number | string | null
}

/**
 * Whether a transfer that staff record may be one that is booked already, which the same slip shows or which has the same
 * amount (`orders.refund.transfer.once`).
 */
export const isBooked = (
  booked: readonly BookedTransfer[],
  { amount, slip }: BookedTransfer,
): boolean => booked.some((item) => item.amount === amount || (slip !== null && item.slip === slip))

/**
 * The use of a transfer that staff found on the shop's account: whether it pays the order, and the part that is
 * returned with its reason (`orders.refund.transfer`).
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
