/** The fields of an order's captures and refunds. */
export const moneyFields = [
  'payment_collections.payments.captures.id',
  'payment_collections.payments.captures.amount',
  'payment_collections.payments.captures.created_at',
  'payment_collections.payments.refunds.id',
  'payment_collections.payments.refunds.amount',
  'payment_collections.payments.refunds.created_at',
]
