import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { fromBaht } from '@vitrine/commerce/satang.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#cms/database/openDatabase.ts'
import { carts } from '#cms/database/schema/cart.ts'
import { configurationKey, siteConfigurations } from '#cms/database/schema/content.ts'
import type { StoredCart } from './cart.ts'

/** The gift wrapping that the settings offer, or undefined without it. */
export async function readGiftWrapOffer(database: Database) {
  const [row] = await database
    .select({ body: siteConfigurations.body })
    .from(siteConfigurations)
    .where(eq(siteConfigurations.key, configurationKey))
  return row?.body.giftWrap
}

/** The wrapping of a bag with its price in satang, or null if none was chosen or the shop no longer offers it. */
export async function pricedGiftWrap(database: Database, { giftWrap }: StoredCart) {
  const offer = giftWrap && (await readGiftWrapOffer(database))
  return offer ? { ...giftWrap, price: fromBaht(offer.price) } : null
}

/** Chooses the wrapping of a locked bag with a message, or removes it for null. Throws `invalid` at `message`. */
export async function setGiftWrap(
  transaction: Database,
  { id }: StoredCart,
  message: string | null,
): Promise<void> {
  if (message !== null) {
    const offer = await readGiftWrapOffer(transaction)
    if (!offer) throw rejected(cartCopy.giftWrapUnavailable)
    if ([...message].length > offer.maxLength)
      throw rejected(cartCopy.giftMessageTooLong(offer.maxLength))
  }
  const giftWrap = message === null ? null : { message }
  await transaction.update(carts).set({ giftWrap }).where(eq(carts.id, id))
}

const rejected = (message: string) =>
  new ContractProblem('invalid', message, { fields: { message } })
