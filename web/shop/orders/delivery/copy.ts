/** Copy that shoppers read about the steps of an order. */
export const timelineCopy = {
  title: 'Progress',
  toCome: 'to come',
  steps: {
    PLACED: 'Placed',
    PAID: 'Paid',
    PACKED: 'Packed',
    SENT: 'Sent',
    DELIVERED: 'Delivered',
    COLLECTED: 'Collected',
    CANCELLED: 'Cancelled',
    REFUNDED: 'Refunded',
  },
}

/** Copy that shoppers read about their parcels. */
export const shipmentCopy = {
  one: 'Your parcel',
  several: 'Your parcels',
  number: 'Tracking number',
  sent: (date: string) => `Sent on ${date}`,
  track: 'Track parcel',
  trackAt: (carrier: string, number: string) => `Track parcel ${number} at ${carrier}`,
}
