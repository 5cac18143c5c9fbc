import type { z } from 'zod'
import type { ListingCard } from '../../../../gateway/contracts/catalog.ts'
import type { IndexedProduct } from './catalogueIndex.ts'

type Listed = z.infer<typeof ListingCard>

/**
 * Returns a product's card with the pictures of the first of these colours that it comes in, one in stock if there is one.
 * Second pictures of variations, which a listing does not show, are left out.
 * @param colours slugs of the requested colours, families resolved to their shades
 */
export function withShownColour(product: IndexedProduct, colours: ReadonlySet<string>): Listed {
  const { card } = product
  const shown = shownColour(product, colours)
  return {
    ...card,
    variations: card.variations.map(({ secondImage, ...variation }) => variation),
    ...(shown ? { shown } : {}),
  }
}

function shownColour(
  { card, variations }: IndexedProduct,
  colours: ReadonlySet<string>,
): Listed['shown'] {
  const candidates = card.options.flatMap(({ slug: option, swatches }) =>
    swatches
      .filter(({ slug, type }) => type !== 'text-swatch' && colours.has(slug))
      .map(({ slug: swatch, isAvailable }) => ({ option, swatch, isAvailable })),
  )
  const chosen = candidates.find(({ isAvailable }) => isAvailable) ?? candidates[0]
  const variation = chosen && variations.find(({ terms }) => terms[chosen.option] === chosen.swatch)
  if (!variation) return undefined
  const { option, swatch } = chosen
  return { option, swatch, image: variation.image, secondImage: variation.secondImage ?? null }
}
