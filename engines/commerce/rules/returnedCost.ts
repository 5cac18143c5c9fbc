/** A line of an order, with amounts in satang. */
interface Line {
  price: number
  quantity: number
  discount: number
}

/**
 * The cost in satang, after discounts, of `pieces` of a line of which `before` were returned earlier, rounded so that
 * the parts add up to the whole line.
 */
export function returnedCost(line: Line, before: number, pieces: number): number {
  const whole = line.price * line.quantity - line.discount
  const upTo = (count: number) => Math.floor((whole * count) / line.quantity)
  return upTo(before + pieces) - upTo(before)
}
