/** Messages that shoppers read about a return. */
export const returnCopy = {
  tooLate: 'This order can no longer be returned.',
  lineUnknown: 'This order doesn’t have this item.',
  lineTwice: 'Each item can be listed once.',
  exchangeSold: (name: string) =>
    `That size of ${name} has just been sold. Please choose another, or a refund.`,
  alreadyReturned: (name: string) => `You can’t return that many of ${name}.`,
}

/** Messages that staff read on the command line. */
export const returnStaffCopy = {
  unknown: 'Return not found',
  unpaid:
    'This order is not paid yet. Record first that it was delivered, or that its parcel was refused.',
  notOpen: (status: string) => `This return is ${status} and can’t be changed in this way.`,
}
