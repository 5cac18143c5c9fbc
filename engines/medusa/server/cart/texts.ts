import { z } from 'zod'
import type { Texts } from '../../engine/src/cart/textLine.ts'
import type { ShopProduct } from '../catalogue/shopProduct.ts'

const LineMetadata = z.object({ vitrine: z.object({ texts: z.record(z.string(), z.string()) }) })

/** The texts of a line of a cart or an order. */
export function lineTexts({ metadata }: { metadata?: Record<string, unknown> | null }): Texts {
  return LineMetadata.safeParse(metadata).data?.vitrine.texts ?? {}
}

export const isSameTexts = (one: Texts, other: Texts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([slug, text]) => other[slug] === text)

/** The texts of a line in the contract's form, or without the product by the slugs of their options. */
export function textChoices(
  line: Parameters<typeof lineTexts>[0],
  product: ShopProduct | undefined,
) {
  return Object.entries(lineTexts(line)).map(([slug, text]) => {
    const option = product?.extras.textOptions?.find((textOption) => textOption.slug === slug)
    return { attribute: slug, value: text, name: option?.name ?? slug, label: text, isText: true }
  })
}
