/** The maximum quantity of a request for one line, whatever its product allows. */
export const maxRequestedQuantity = 999

/** The maximum quantity of one line when its product has no maximum of its own. */
export const defaultMaximumQuantity = 10

/** The limits of the quantity of one line of a bag; the maximum is 0 when it is sold out. */
export interface QuantityLimits {
  minimum: number
  maximum: number
}

/**
 * Returns the limits of a line. `left` is the stock of its variation without the quantity on other lines, `maximumQuantity`
 * the maximum of its product.
 */
export const quantityLimits = (
  left: number,
  maximumQuantity = defaultMaximumQuantity,
): QuantityLimits => ({ minimum: 1, maximum: Math.max(0, Math.min(left, maximumQuantity)) })
