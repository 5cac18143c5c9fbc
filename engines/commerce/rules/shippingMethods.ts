import { fromInstant, toInstant, utcDay } from '@vitrine/contract/clock.ts'
import { workingDaysAfter } from '@vitrine/contract/rules/workingDays.ts'
import { openOrderStatuses } from '#commerce/rules/transitions.ts'
import { fromBaht } from '#commerce/satang.ts'
import { shippingMethodCopy } from '../copy/cart.ts'

/** A store at which orders are collected, as the checkout offers it. */
export interface PickUpStore {
  slug: string
  name: string
  address: string
  hours?: string | null | undefined
}

/** A shipping method, with prices in satang including tax. */
export interface ShippingMethod {
  id: string
  title: string
  price: number
  /** The items total after discount at which shipping becomes free, or null if it never does. */
  freeFrom: number | null
  /** The provinces to which it delivers, or null for all of Thailand. */
  provinces: readonly string[] | null
}

/** Items total in satang at which standard shipping becomes free. */
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

/** Whether orders with this method are collected in a store. */
export const isCollected = (id: string): boolean => id === 'pick-up'

/** The shipping method with this id, if there is one among the given ones, by default all. */
export function shippingMethod(
  id: string,
  methods: readonly ShippingMethod[] = shippingMethods,
): ShippingMethod | undefined {
  return methods.find((method) => method.id === id)
}

/** Whether a method delivers to a province, by its name (checkout.delivery.offered). */
export const deliversTo = ({ provinces }: ShippingMethod, province: string): boolean =>
  provinces === null || provinces.includes(province)

const day = 86_400_000

/**
 * Until when an express order arrives on which day: parcels leave from Monday to Saturday at `time` in Bangkok (HH:mm) and
 * arrive on the next day (checkout.express.deadline).
 */
export function expressPromise(now: Date, time: string): { orderBefore: Date; arrivesOn: string } {
  let orderBefore = fromInstant(`${utcDay(now)} ${time}:00`)
  while (orderBefore <= now || new Date(`${utcDay(orderBefore)}T12:00Z`).getUTCDay() === 0)
    orderBefore = new Date(orderBefore.getTime() + day)
  return { orderBefore, arrivesOn: utcDay(new Date(orderBefore.getTime() + day)) }
}

/** The first and the last day in Bangkok on which an order arrives, as YYYY-MM-DD. */
export interface ArrivalDays {
  arrivesFrom: string
  arrivesOn: string
}

/**
 * The days between which an order paid at a time arrives (checkout.arrival), or null if it is collected or the method
 * is unknown.
 */
export function arrivalDays(
  method: string,
  paid: Date,
  { EXPRESS_ORDER_BEFORE }: { EXPRESS_ORDER_BEFORE: string },
): ArrivalDays | null {
  if (method === 'express') {
    const { arrivesOn } = expressPromise(paid, EXPRESS_ORDER_BEFORE)
    return { arrivesFrom: arrivesOn, arrivesOn }
  }
  if (method !== standardShipping.id) return null
  const { minDays, maxDays } = standardDeliveryDays
  const after = (days: number) => utcDay(new Date(workingDaysAfter(paid.getTime(), days)))
  return { arrivesFrom: after(minDays), arrivesOn: after(maxDays) }
}

/** The days between which an unsent order arrives, from its payment, or from now while it is not paid. */
export function orderArrival(
  { status, shippingMethod, paidAt, createdAt }: ArrivingOrder,
  now: Date,
  environment: { EXPRESS_ORDER_BEFORE: string },
): ArrivalDays | null {
  if (!openOrderStatuses.some((open) => open === status)) return null
  const isServed = status === 'processing' || status === 'packing'
  return arrivalDays(shippingMethod, paidAt ?? (isServed ? createdAt : now), environment)
}

interface ArrivingOrder {
  status: string
  shippingMethod: string
  paidAt: Date | null
  createdAt: Date
}

/** The parts of a shipping method in GET /checkout that its orders depend on: its stores, or when it arrives. */
export function shippingDetails(
  id: string,
  stores: readonly PickUpStore[],
  now: Date,
  { EXPRESS_ORDER_BEFORE }: { EXPRESS_ORDER_BEFORE: string },
) {
  if (isCollected(id)) return { stores: [...stores] }
  const days = arrivalDays(id, now, { EXPRESS_ORDER_BEFORE })
  if (id !== 'express') return days ?? {}
  const { orderBefore } = expressPromise(now, EXPRESS_ORDER_BEFORE)
  return { orderBefore: toInstant(orderBefore), ...days }
}

/** The price in satang of a method for `items` satang after discount, 0 for an empty bag. */
export function shippingPrice(method: ShippingMethod, items: number, pieces: number): number {
  if (pieces === 0) return 0
  return method.freeFrom !== null && items >= method.freeFrom ? 0 : method.price
}
