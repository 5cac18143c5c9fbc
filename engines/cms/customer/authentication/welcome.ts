import { type EmailSender, emailImage } from '@vitrine/commerce/email/emailContent.ts'
import { formatBaht } from '@vitrine/commerce/satang.ts'
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { coupons } from '#cms/database/schema/cart.ts'
import { listingPositions, products } from '#cms/database/schema/catalog.ts'

/** What the email about a new account shows of the shop: the coupon of a first order, and the two newest products. */
export async function readWelcome(database: Database, sender: EmailSender, now: Date) {
  const [coupon] = await database
    .select()
    .from(coupons)
    .where(
      and(
        coupons.firstOrder,
        coupons.listed,
        or(isNull(coupons.startsAt), lte(coupons.startsAt, now)),
        or(isNull(coupons.expiresAt), gt(coupons.expiresAt, now)),
        or(isNull(coupons.usageLimit), gt(coupons.usageLimit, coupons.usedCount)),
      ),
    )
    .orderBy(desc(coupons.amount), asc(coupons.code))
    .limit(1)
  const newest = await database
    .select({ card: products.card })
    .from(products)
    .innerJoin(
      listingPositions,
      and(eq(listingPositions.productId, products.id), eq(listingPositions.order, 'date')),
    )
    .where(and(eq(products.isHidden, false), sql`${products.card} -> 'image' <> 'null'`))
    .orderBy(asc(listingPositions.position))
    .limit(2)
  return {
    coupon: coupon && {
      code: coupon.code,
      amount: coupon.kind === 'percent' ? `${coupon.amount}%` : formatBaht(coupon.amount),
      minimum: coupon.minimum > 0 ? formatBaht(coupon.minimum) : null,
    },
    pictures: newest.flatMap(({ card }) => {
      const picture = emailImage(sender, card.image, 'medium')
      return picture ? { ...picture, link: `${sender.SITE_URL}${card.url}` } : []
    }),
  }
}
