import { shippingMethodCopy } from './copy.ts'

/** A way to get the goods; prices in whole baht with tax. */
export interface ShippingMethod {
  id: string
  title: string
  price: number
  /** Items after discount from which it costs nothing; null: never free. */
  freeFrom: number | null
}

/** Baht of items from which standard shipping is free. */
export const freeShippingFrom = 3000

/** Standard comes first: the bag's estimate is made with it. */
export const standardShipping: ShippingMethod = {
  id: 'standard',
  title: shippingMethodCopy.standard,
  price: 80,
  freeFrom: freeShippingFrom,
}

export const shippingMethods: readonly ShippingMethod[] = [
  standardShipping,
  { id: 'express', title: shippingMethodCopy.express, price: 150, freeFrom: null },
  { id: 'pick-up', title: shippingMethodCopy['pick-up'], price: 0, freeFrom: null },
]

/** The method with this id, if the shop has it. */
export function shippingMethod(id: string): ShippingMethod | undefined {
  return shippingMethods.find((method) => method.id === id)
}

/** What a method costs for items worth `items` baht after discount. An empty bag ships nothing. */
export function shippingPrice(method: ShippingMethod, items: number, pieces: number): number {
  if (pieces === 0) return 0
  return method.freeFrom !== null && items >= method.freeFrom ? 0 : method.price
}
