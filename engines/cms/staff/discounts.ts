import { ContractProblem, fieldProblem, notFound } from '@vitrine/commerce/problem.ts'
import { paymentMethodTitle } from '@vitrine/commerce/rules/paymentMethods.ts'
import { fromBaht, toBaht } from '@vitrine/commerce/satang.ts'
import {
  CouponEdit,
  type CouponRow,
  DeliveryEdit,
  type DeliveryRow,
} from '@vitrine/commerce/staff/discounts.ts'
import { fromInstant, toInstant } from '@vitrine/contract/clock.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { cashId, editedMethods, readDeliveryEdits } from '#cms/cart/deliveryMethods.ts'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { coupons, deliveryEdits } from '#cms/database/schema/cart.ts'
import { products } from '#cms/database/schema/catalog.ts'
import { lockJob, transact } from '#cms/database/transact.ts'
import type { Operation } from '../core/context.ts'

export const SaveCouponInput = CouponEdit.safeExtend({
  seen: z
    .number('Send the version of the coupon that you have read')
    .int()
    .nullable()
    .meta({ description: 'null for a new coupon' }),
})
export const SaveDeliveryInput = DeliveryEdit.extend({
  seen: z.number('Send the version of the way of delivery that you have read').int(),
})

/** All public responses can say from which value delivery is free. */
const shownPaths = ['/']

/** Lists all coupons by their code. */
export const listCoupons: Operation<object, CouponRow[]> = async ({ database, clock }) => {
  const records = await database.select().from(coupons).orderBy(asc(coupons.code))
  return records.map(({ amount, minimum, startsAt, expiresAt, products: codes, ...coupon }) => ({
    ...coupon,
    amount: coupon.kind === 'fixed' ? toBaht(amount) : amount,
    minimum: toBaht(minimum),
    startsAt: startsAt && toInstant(startsAt),
    expiresAt: expiresAt && toInstant(expiresAt),
    products: codes ?? [],
    state: stateOf({ ...coupon, startsAt, expiresAt }, clock.now()),
  }))
}

function stateOf(
  {
    isDisabled,
    startsAt,
    expiresAt,
    usageLimit,
    usedCount,
  }: Pick<
    typeof coupons.$inferSelect,
    'isDisabled' | 'startsAt' | 'expiresAt' | 'usageLimit' | 'usedCount'
  >,
  now: Date,
): CouponRow['state'] {
  if (isDisabled) return 'off'
  if (expiresAt && now >= expiresAt) return 'ended'
  if (usageLimit !== null && usedCount >= usageLimit) return 'used up'
  return startsAt && now < startsAt ? 'planned' : 'valid'
}

/**
 * Makes a coupon, or changes one, which wins over the file from then on. Throws conflict when another person has
 * changed it, or for a new one whose code is taken, and invalid for a product that is unknown.
 */
export const saveCoupon: Operation<z.infer<typeof SaveCouponInput>, string> = async (
  cms,
  { seen, code, products: codes, ...edit },
) => {
  const row = {
    ...edit,
    amount: edit.kind === 'fixed' ? fromBaht(edit.amount) : edit.amount,
    minimum: fromBaht(edit.minimum),
    startsAt: edit.startsAt === null ? null : fromInstant(edit.startsAt),
    expiresAt: edit.expiresAt === null ? null : fromInstant(edit.expiresAt),
    products: codes.length > 0 ? [...new Set(codes)] : null,
  }
  await transact(cms.database, async (transaction) => {
    await requireProducts(transaction, codes)
    if (seen === null) {
      const [made] = await transaction
        .insert(coupons)
        .values({ ...row, code, version: 1 })
        .onConflictDoNothing()
        .returning()
      if (made) return
      const message = `There is a coupon ${code} already.`
      throw new ContractProblem('conflict', message, { fields: { code: message } })
    }
    const [changed] = await transaction
      .update(coupons)
      .set({ ...row, version: seen + 1 })
      .where(and(eq(coupons.code, code), eq(coupons.version, seen)))
      .returning()
    if (changed) return
    if ((await transaction.$count(coupons, eq(coupons.code, code))) === 0)
      throw notFound(`There is no coupon ${code}.`)
    throw new ContractProblem(
      'conflict',
      'Another person has changed this coupon since you opened it. Look at it again before you go on.',
    )
  })
  await cms.refreshThai()
  return seen === null ? `Coupon ${code} is made.` : `Coupon ${code} is changed.`
}

async function requireProducts(transaction: Database, codes: readonly string[]) {
  if (codes.length === 0) return
  const records = await transaction
    .select({ code: products.code })
    .from(products)
    .where(inArray(products.code, [...codes]))
  const knownCodes = new Set(records.map(({ code }) => code))
  const unknown = codes.find((code) => !knownCodes.has(code))
  if (unknown) throw fieldProblem('products', `No product has the code ${unknown}.`)
}

/** The ways of delivery and cash on delivery, with their prices. */
export const listDelivery: Operation<object, DeliveryRow[]> = async ({ database, environment }) =>
  deliveryRows(await readDeliveryEdits(database), environment)

function deliveryRows(
  edits: Awaited<ReturnType<typeof readDeliveryEdits>>,
  { CASH_ON_DELIVERY_UP_TO: usual }: Cms['environment'],
): DeliveryRow[] {
  const cash = edits.get(cashId)
  const upTo = cash?.upTo == null ? usual : toBaht(cash.upTo)
  return [
    ...editedMethods(edits).map(({ id, title, price, freeFrom, isOffered }) => ({
      ...{ id, title, isOffered, upTo: null },
      price: toBaht(price),
      freeFrom: freeFrom === null ? null : toBaht(freeFrom),
      version: edits.get(id)?.version ?? 0,
    })),
    {
      ...{ id: cashId, title: paymentMethodTitle(cashId), price: 0, freeFrom: null },
      isOffered: cash?.isOffered ?? usual > 0,
      upTo: upTo > 0 ? upTo : null,
      version: cash?.version ?? 0,
    },
  ]
}

/**
 * Sets the price of a way of delivery, from which value it is free, and whether it is offered. Throws conflict when
 * another person has changed it, or when none would be offered.
 */
export const saveDelivery: Operation<z.infer<typeof SaveDeliveryInput>, string> = async (
  cms,
  { id, seen, isOffered, price, freeFrom, upTo },
) => {
  const { title } = await transact(cms.database, async (transaction) => {
    await lockJob(transaction, 'delivery')
    const rows = deliveryRows(await readDeliveryEdits(transaction), cms.environment)
    const before = rows.find((row) => row.id === id)
    if (!before) throw notFound(`There is no way of delivery ${id}.`)
    if (before.version !== seen)
      throw new ContractProblem(
        'conflict',
        'Another person has changed this way of delivery since you opened it. Look at it again before you go on.',
      )
    const isCash = id === cashId
    if (isCash && isOffered && upTo === null)
      throw fieldProblem('upTo', 'Enter the highest total that couriers collect.')
    const others = rows.filter((row) => row.id !== id && row.id !== cashId)
    if (!isCash && !isOffered && !others.some((row) => row.isOffered))
      throw new ContractProblem(
        'conflict',
        'Shoppers need a way of delivery. Offer another one first.',
      )
    const values = {
      isOffered,
      price: isCash ? 0 : fromBaht(price),
      freeFrom: isCash || freeFrom === null ? null : fromBaht(freeFrom),
      upTo: isCash && upTo !== null ? fromBaht(upTo) : null,
      version: seen + 1,
    }
    await transaction
      .insert(deliveryEdits)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: deliveryEdits.id, set: values })
    return before
  })
  cms.notices.add(shownPaths)
  return `${title} is changed.`
}
