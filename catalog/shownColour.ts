import type { z } from 'zod'
import type { ListingCard } from '#contract/catalog.ts'
import type { StoredCard } from '#database/schema/catalog.ts'
import { imageOf } from './productOptions.ts'

type Card = z.infer<typeof ListingCard>

/**
 * A listing's card with the images of the first of these colours that it comes in, one in stock if there is one. The
 * second images of variations, which nothing else of a listing shows, are left out.
 * @param colours slugs of the requested colours, families resolved to their shades
 */
export function withShownColour(card: StoredCard, colours: ReadonlySet<string> = new Set()): Card {
  const shown = shownColour(card, colours)
  return {
    ...card,
    variations: card.variations.map(({ secondImage, ...variation }) => variation),
    ...(shown ? { shown } : {}),
  }
}

function shownColour(card: StoredCard, colours: ReadonlySet<string>): Card['shown'] {
  const candidates = card.options.flatMap(({ slug: option, swatches }) =>
    swatches
      .filter(({ slug, type }) => type !== 'text-swatch' && colours.has(slug))
      .map(({ slug: swatch, isAvailable }) => ({ option, swatch, isAvailable })),
  )
  const chosen = candidates.find(({ isAvailable }) => isAvailable) ?? candidates[0]
  if (!chosen) return undefined
  const { option, swatch } = chosen
  const variation = card.variations.find(({ terms }) => terms[option] === swatch)
  if (!variation) return undefined
  return {
    option,
    swatch,
    image: imageOf(card, variation.id ?? ''),
    secondImage: variation.secondImage ?? null,
  }
}
