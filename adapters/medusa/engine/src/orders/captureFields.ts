/** The fields of an order's captures. Refunds are the shop's own: Medusa records them before their money moves. */
export const captureFields = [
  'payment_collections.payments.captures.id',
  'payment_collections.payments.captures.amount',
  'payment_collections.payments.captures.created_at',
]
