import { cartCopy } from '@vitrine/commerce/copy/cart.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import type { ProductCard } from '@vitrine/contract/catalog.ts'
import { and, desc, eq } from 'drizzle-orm'
import { parseProductIds, readProductCards } from '#cms/catalog/readProductCards.ts'
import { wishlistItems } from '#cms/database/schema/cart.ts'
import { contractRoute } from '#cms/http/route.ts'
import { requireCustomer } from '#cms/visitor/sessions.ts'

const maxItems = 500

const choicesOf = (variation: { attribute: string; value: string }[]) =>
  Object.fromEntries(variation.map(({ attribute, value }) => [attribute, value]))

/** The swatches among these that a product comes in. */
const offered = ({ options }: ProductCard, chosen: Record<string, string>) =>
  Object.fromEntries(
    options.flatMap(({ slug, swatches }) => {
      const chosenSwatch = swatches.find((swatch) => swatch.slug === chosen[slug])
      return chosenSwatch ? [[slug, chosenSwatch.slug]] : []
    }),
  )

export const wishlistRoutes = [
  contractRoute('wishlist.list', {
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      const saved = await call.cms.database
        .select({ productId: wishlistItems.productId, chosen: wishlistItems.chosen })
        .from(wishlistItems)
        .where(eq(wishlistItems.customerId, id))
        .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.productId))
      const ids = saved.map(({ productId }) => productId)
      const cards = await readProductCards(call.cms.database, ids)
      return {
        success: true,
        data: cards.map((card) => {
          const { chosen } = saved.find(({ productId }) => String(productId) === card.id) ?? {}
          return { ...card, found: chosen && offered(card, chosen) }
        }),
      }
    },
  }),
  contractRoute('wishlist.add', {
    handle: async (call) => {
      const { id: customerId } = await requireCustomer(call)
      const { database } = call.cms
      const [productId] = parseProductIds([call.body.productId])
      const [card] = productId ? await readProductCards(database, [productId]) : []
      if (!productId || !card) throw notFound(cartCopy.productNotFound)
      const saved = await database.$count(wishlistItems, eq(wishlistItems.customerId, customerId))
      if (saved >= maxItems) throw new ContractProblem('invalid', cartCopy.wishlistFull(maxItems))
      const { variation } = call.body
      const chosen = variation && offered(card, choicesOf(variation))
      const insertion = database
        .insert(wishlistItems)
        .values({ customerId, productId, addedAt: call.clock.now(), chosen })
      await (chosen
        ? insertion.onConflictDoUpdate({
            target: [wishlistItems.customerId, wishlistItems.productId],
            set: { chosen },
          })
        : insertion.onConflictDoNothing())
      return { success: true, message: cartCopy.wishlistAdded(card.name) }
    },
  }),
  contractRoute('wishlist.remove', {
    handle: async (call) => {
      const { id: customerId } = await requireCustomer(call)
      const [productId = 0] = parseProductIds([call.params.productId])
      await call.cms.database
        .delete(wishlistItems)
        .where(
          and(eq(wishlistItems.customerId, customerId), eq(wishlistItems.productId, productId)),
        )
      return { success: true, message: cartCopy.wishlistRemoved }
    },
  }),
]
