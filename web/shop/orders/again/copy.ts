/** Copy that shoppers read when they order the pieces of an order again. */
export const againCopy = {
  button: 'Order again',
  failure: "We couldn't add these items to your bag. Please try again.",
  added: (count: number) =>
    count === 1
      ? '1 item of this order is in your bag.'
      : `${count} items of this order are in your bag.`,
  none: 'None of these items is available now.',
  unavailable: 'Not available now:',
}
