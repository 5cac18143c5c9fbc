import { readFile } from 'node:fs/promises'
import { normalizeCode } from '@vitrine/commerce/rules/coupons.ts'
import { fromBaht } from '@vitrine/commerce/satang.ts'
import { fromInstant } from '@vitrine/contract/clock.ts'
import { Instant } from '@vitrine/contract/common.ts'
import { eq } from 'drizzle-orm'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Database } from '#cms/database/openDatabase.ts'
import { coupons } from '#cms/database/schema/cart.ts'

const instant = Instant.transform(fromInstant).nullable().default(null)

/** The file has whole baht, the database satang. */
const CouponFile = z.array(
  z
    .strictObject({
      code: z.string().transform(normalizeCode),
      description: z.string().min(1),
      kind: z.enum(['percent', 'fixed']),
      amount: z.number().int().positive(),
      minimum: z.number().int().min(0).default(0),
      startsAt: instant,
      expiresAt: instant,
      usageLimit: z.number().int().positive().nullable().default(null),
      oncePerCustomer: z.boolean().default(false),
      firstOrder: z.boolean().default(false),
      listed: z.boolean().default(false),
    })
    .transform((coupon) => ({
      ...coupon,
      amount: coupon.kind === 'fixed' ? fromBaht(coupon.amount) : coupon.amount,
      minimum: fromBaht(coupon.minimum),
    })),
)

/** Inserts or updates the coupons of coupons.yaml, but not those that staff changed, other coupons, or usage counts. */
export async function storeCoupons(transaction: Database): Promise<void> {
  const text = await readFile(new URL('./coupons.yaml', import.meta.url), 'utf8')
  for (const coupon of CouponFile.parse(parse(text)))
    await transaction
      .insert(coupons)
      .values(coupon)
      .onConflictDoUpdate({
        target: coupons.code,
        set: coupon,
        setWhere: eq(coupons.version, 0),
      })
}
