import { fromBaht } from '#contract/satang.ts'
import { shippingMethodCopy } from '../copy/cart.ts'

/** A shipping method; prices in satang with tax. */
export interface ShippingMethod {
  id: string
  title: string
  price: number
  /** Items total after discount from which shipping is free; null: never free. */
  freeFrom: number | null
  /** The provinces to which it delivers; null: all of Thailand. */
  provinces: readonly string[] | null
}

/** Items total in satang from which standard shipping is free. */
export const freeShippingFrom = fromBaht(3000)

/** Working days in which standard delivery arrives, as the page on delivery promises. */
export const standardDeliveryDays = { minDays: 2, maxDays: 4 }

/** The first method, with which the bag's totals are estimated. */
export const standardShipping: ShippingMethod = {
  id: 'standard',
  title: shippingMethodCopy.standard,
  price: fromBaht(80),
  freeFrom: freeShippingFrom,
  provinces: null,
}

export const shippingMethods: readonly ShippingMethod[] = [
  standardShipping,
  {
    id: 'express',
    title: shippingMethodCopy.express,
    price: fromBaht(150),
    freeFrom: null,
    provinces: ['Bangkok'],
  },
  {
    id: 'pick-up',
    title: shippingMethodCopy['pick-up'],
    price: 0,
    freeFrom: null,
    provinces: null,
  },
]

/** The shipping method with this id, if there is one. */
export function shippingMethod(id: string): ShippingMethod | undefined {
  return shippingMethods.find((method) => method.id === id)
}

/** Whether a method delivers to a province, by its name (checkout.delivery.offered). */
export const deliversTo = ({ provinces }: ShippingMethod, province: string): boolean =>
  provinces === null || provinces.includes(province)

/** The price in satang of a method for `items` satang after discount; 0 for an empty bag. */
export function shippingPrice(method: ShippingMethod, items: number, pieces: number): number {
  if (pieces === 0) return 0
  return method.freeFrom !== null && items >= method.freeFrom ? 0 : method.price
}
