import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, QueryContext } from '@medusajs/framework/utils'
import { addToCartWorkflow, updateLineItemInCartWorkflow } from '@medusajs/medusa/core-flows'
import type { TextLine, Texts } from './textLine'

interface TextOption {
  slug: string
  name: string
  /** The price in baht. */
  price: number
}

interface Variant {
  id: string
  product: { title: string; metadata: { vitrine?: { textOptions?: TextOption[] } } | null }
  calculated_price?: {
    calculated_amount: number
    original_amount: number
    is_calculated_price_tax_inclusive: boolean
  }
}

interface Cart {
  id: string
  region_id: string
  currency_code: string
  items: {
    id: string
    variant_id: string | null
    unit_price: number
    compare_at_unit_price: number | null
    metadata: { vitrine?: { texts?: Texts } } | null
  }[]
}

/**
 * Adds pieces with a text as a line of their own, unless the cart has one with the same text. The line has a price of
 * its own, because Medusa has no options with a price. Throws `not_found` for an unknown cart or variant.
 */
export async function addTextLine(
  container: MedusaContainer,
  cartId: string,
  { variantId, quantity, texts }: TextLine,
): Promise<void> {
  const cart = await readCart(container, cartId)
  // Medusa merges the pieces with a line of the same text only at the same price.
  await priceLines(container, cart)
  const variant = (await readVariants(container, cart, [variantId])).get(variantId)
  if (!variant?.calculated_price)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no variant ${variantId}`)
  await addToCartWorkflow(container).run({
    input: {
      cart_id: cartId,
      items: [
        {
          variant_id: variantId,
          quantity,
          title: titleOf(variant, texts),
          is_tax_inclusive: variant.calculated_price.is_calculated_price_tax_inclusive,
          metadata: { vitrine: { texts } },
          ...pricesOf(variant, texts),
        },
      ],
    },
  })
}

/** Prices the lines with texts again, which Medusa does not, and returns whether a price has changed. */
export async function priceTextLines(container: MedusaContainer, cartId: string): Promise<boolean> {
  return priceLines(container, await readCart(container, cartId))
}

async function priceLines(container: MedusaContainer, cart: Cart): Promise<boolean> {
  const lines = cart.items.flatMap(({ variant_id, metadata, ...line }) => {
    const texts = metadata?.vitrine?.texts
    return texts && variant_id ? [{ ...line, variant_id, texts }] : []
  })
  let hasChanged = false
  if (lines.length === 0) return hasChanged
  const ids = lines.map(({ variant_id }) => variant_id)
  const variants = await readVariants(container, cart, ids)
  for (const { id, variant_id, texts, ...line } of lines) {
    const variant = variants.get(variant_id)
    if (!variant?.calculated_price) continue
    const update = pricesOf(variant, texts)
    const isCurrent =
      update.unit_price === Number(line.unit_price) &&
      update.compare_at_unit_price === Number(line.compare_at_unit_price)
    if (isCurrent) continue
    hasChanged = true
    await updateLineItemInCartWorkflow(container).run({
      input: { cart_id: cart.id, item_id: id, update },
    })
  }
  return hasChanged
}

async function readCart(container: MedusaContainer, id: string): Promise<Cart> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const fields = ['id', 'region_id', 'currency_code', 'items.id', 'items.variant_id']
  const { data } = await query.graph({
    entity: 'cart',
    fields: [...fields, 'items.unit_price', 'items.compare_at_unit_price', 'items.metadata'],
    filters: { id },
  })
  const [cart] = data
  if (!cart) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no cart ${id}`)
  return cart as unknown as Cart
}

/** Variants by their ids, with the prices that they have in the cart's region. */
async function readVariants(
  container: MedusaContainer,
  { region_id, currency_code }: Cart,
  ids: readonly string[],
): Promise<Map<string, Variant>> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'variant',
    fields: ['id', 'product.title', 'product.metadata', 'calculated_price.*'],
    filters: { id: [...ids] },
    context: { calculated_price: QueryContext({ region_id, currency_code }) },
  })
  return new Map((data as unknown as Variant[]).map((variant) => [variant.id, variant]))
}

const textOptionsOf = ({ product }: Variant) => product.metadata?.vitrine?.textOptions ?? []

/** The price of a piece with texts, and what it costs without a sale, in baht. */
function pricesOf(variant: Variant, texts: Texts) {
  const { calculated_amount = 0, original_amount = 0 } = variant.calculated_price ?? {}
  const added = textOptionsOf(variant)
    .filter(({ slug }) => slug in texts)
    .reduce((sum, { price }) => sum + price, 0)
  return {
    unit_price: calculated_amount + added,
    compare_at_unit_price: original_amount + added,
  }
}

function titleOf(variant: Variant, texts: Texts): string {
  const options = textOptionsOf(variant)
  const typed = Object.entries(texts).map(([slug, text]) => {
    const name = options.find((option) => option.slug === slug)?.name ?? slug
    return `${name}: ${text}`
  })
  return [variant.product.title, ...typed].join(', ')
}
