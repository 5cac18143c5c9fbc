import { type EmailSender, emailImage } from '@vitrine/commerce/email/emailContent.ts'
import { localizedContent } from '@vitrine/commerce/language.ts'
import { formatBaht } from '@vitrine/commerce/satang.ts'
import type { Language } from '@vitrine/contract/common.ts'
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Cms } from '#cms/core/context.ts'
import type { Database } from '#cms/database/openDatabase.ts'
import { coupons } from '#cms/database/schema/cart.ts'
import { listingPositions, products } from '#cms/database/schema/catalog.ts'

/** The email's sender, the language of the page, and the time. */
export interface WelcomeOptions extends Pick<Cms, 'thai'> {
  sender: EmailSender
  language: Language
  now: Date
}

/** Reads the coupon of a first order and the two newest products for the email about a new account. */
export async function readWelcome(
  database: Database,
  { sender, language, thai, now }: WelcomeOptions,
) {
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
  const cards = await localizedContent(
    thai,
    language,
    newest.map(({ card }) => card),
  )
  return {
    coupon: coupon && {
      code: coupon.code,
      amount: coupon.kind === 'percent' ? `${coupon.amount}%` : formatBaht(coupon.amount),
      minimum: coupon.minimum > 0 ? formatBaht(coupon.minimum) : null,
    },
    pictures: cards.flatMap(({ image, name, url }) => {
      const picture = emailImage(sender, image, 'medium')
      return picture ? { ...picture, name, link: `${sender.SITE_URL}${url}` } : []
    }),
  }
}
