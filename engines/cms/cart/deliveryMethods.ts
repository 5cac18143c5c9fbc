import {
  type ShippingMethod,
  shippingMethods,
  standardShipping,
} from '@vitrine/commerce/rules/shippingMethods.ts'
import { toBaht } from '@vitrine/commerce/satang.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { deliveryEdits } from '#cms/database/schema/cart.ts'

/** The id under which the changes of staff to cash on delivery are stored. */
export const cashId = 'cod'

export type DeliveryEdit = typeof deliveryEdits.$inferSelect

/** The changes of staff to the ways of delivery, by their id. */
export async function readDeliveryEdits(database: Database): Promise<Map<string, DeliveryEdit>> {
  const edits = await database.select().from(deliveryEdits)
  return new Map(edits.map((edit) => [edit.id, edit]))
}

/** All ways of delivery with the prices of staff, and whether they are offered. */
export const editedMethods = (edits: ReadonlyMap<string, DeliveryEdit>) =>
  shippingMethods.map((method) => {
    const { price, freeFrom, isOffered } = edits.get(method.id) ?? { ...method, isOffered: true }
    return { ...method, price, freeFrom, isOffered }
  })

/** The ways of delivery that the shop offers, with their prices in satang. */
export const readDeliveryMethods = async (database: Database): Promise<ShippingMethod[]> =>
  editedMethods(await readDeliveryEdits(database))
    .filter(({ isOffered }) => isOffered)
    .map(({ isOffered: _, ...method }) => method)

/** The way of delivery with which the totals of a bag are estimated: the first one that is offered. */
export const estimatedMethod = async (database: Database): Promise<ShippingMethod> =>
  (await readDeliveryMethods(database))[0] ?? standardShipping

/** The settings of payment with the limit of cash on delivery that staff have set. */
export async function withCashLimit<Settings extends { CASH_ON_DELIVERY_UP_TO: number }>(
  database: Database,
  settings: Settings,
): Promise<Settings> {
  const edit = (await readDeliveryEdits(database)).get(cashId)
  if (!edit) return settings
  return { ...settings, CASH_ON_DELIVERY_UP_TO: edit.isOffered ? toBaht(edit.upTo ?? 0) : 0 }
}
