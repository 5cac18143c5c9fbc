/** A line of an order, with amounts in satang. */
interface Line {
  price: number
  quantity: number
  discount: number
}

/**
 * The cost of pieces of a line after discounts, in satang. `before` pieces have been returned earlier: the parts of a
 * line that is returned piece by piece add up to the whole.
 */
export function returnedCost(line: Line, before: number, pieces: number): number {
  const whole = line.price * line.quantity - line.discount
  const upTo = (count: number) => Math.floor((whole * count) / line.quantity)
  return upTo(before + pieces) - upTo(before)
}
