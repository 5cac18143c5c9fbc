/** Copy that shoppers read about returns. */
export const returnCopy = {
  title: 'Returns',
  open: 'Return items',
  until: (date: string) => `You can return items of this order until ${date}.`,
  pieces: 'Quantity to return',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  nothingChosen: 'Please choose what you would like to return',
  reasonMissing: 'Please choose a reason',
  submit: 'Request return',
  failure: "We couldn't send your request. Please try again.",
  number: (id: string, date: string) => `Return ${id} of ${date}`,
  label: 'Write this on the parcel',
}

/** Explanations of a return's status for the shopper. */
export const returnStatusCopy: Readonly<Record<string, string>> = {
  REQUESTED: "We've received your request and will reply by email.",
  APPROVED: 'Approved. Please send the items, or bring them to any of our stores.',
  REJECTED: "We couldn't accept this return.",
  RECEIVED: "We've received your items and are refunding you.",
  REFUNDED: "We've sent your refund.",
}

/** The reasons to choose from, in their order. */
export const returnReasonCopy = {
  TOO_SMALL: 'Too small',
  TOO_LARGE: 'Too large',
  NOT_AS_EXPECTED: 'Not as expected',
  FAULTY: 'Faulty or damaged',
  WRONG_ITEM: 'Wrong item',
  CHANGED_MIND: 'Changed my mind',
} as const
