import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenedSession } from '../../engine/src/customers/account.ts'
import { MedusaCarts, quantityElsewhere } from '../cart/medusaCart.ts'
import { lineTexts } from '../cart/texts.ts'
import type { Adapter } from '../core/adapter.ts'
import { MedusaError } from '../medusa/storeApi.ts'
import { cartCookie, keepCart, keepSession } from '../visitor/session.ts'

/**
 * Merges the guest's cart into the customer's, with quantities capped by the stock, and returns the id of the
 * customer's present cart.
 */
export async function mergeCarts(
  adapter: Adapter,
  customerId: string,
  guestId: string | undefined,
): Promise<string | undefined> {
  const carts = new MedusaCarts(adapter)
  const path = `/customers/${customerId}/cart`
  const { cartId } = await adapter.shop.get<{ cartId: string | null }>(path)
  const [guest, customerCart] = await Promise.all([
    carts.find(guestId),
    carts.find(cartId ?? undefined),
  ])
  if (!guest?.items?.length || guest.id === customerCart?.id) return customerCart?.id ?? guest?.id
  if (!customerCart?.items?.length) {
    await adapter.shop.post(path, { cartId: guest.id })
    return guest.id
  }
  const stock = await carts.stockOf(guest.items.flatMap(({ variant_id }) => variant_id ?? []))
  let merged = customerCart
  for (const line of guest.items) {
    const { variant_id: variantId, quantity } = line
    if (!variantId) continue
    const choice = { variantId, texts: lineTexts(line) }
    const before = quantityElsewhere(merged, { variant_id: variantId })
    const added = Math.min(quantity, (stock.get(variantId) ?? 0) - before)
    if (added > 0) merged = (await carts.add(merged, choice, added).catch(ignoreShortage)) ?? merged
  }
  return customerCart.id
}

/** The stock can have changed since it was read: a piece that is gone does not prevent the sign-in. */
function ignoreShortage(error: unknown) {
  if (!(error instanceof MedusaError) || error.status >= 500) throw error
}

/** Gives the browser a session that was opened, and merges the guest's bag into the customer's. */
export async function beginSession(
  adapter: Adapter,
  request: FastifyRequest,
  reply: FastifyReply,
  { opened, isRemembered }: { opened: OpenedSession; isRemembered: boolean },
): Promise<void> {
  keepSession(reply, opened.token, isRemembered)
  const cartId = await mergeCarts(adapter, opened.account.id, request.cookies[cartCookie])
  if (cartId) keepCart(reply, cartId)
}
