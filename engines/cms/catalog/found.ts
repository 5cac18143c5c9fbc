import type { ListingCard } from '@vitrine/contract/catalog.ts'
import type { z } from 'zod'
import type { StoredCard } from '#cms/database/schema/catalog.ts'
import type { FoundWords } from './findWords.ts'
import { synonyms } from './language/synonyms.ts'
import { searchTokens } from './language/tokens.ts'
import { cardImage } from './productOptions.ts'

type Card = z.infer<typeof ListingCard>
type Variation = StoredCard['variations'][number]

/**
 * The slugs of the colours that a search names by their name, a synonym, a spelling of either or an occasion, with the
 * shades of families.
 */
export function searchedColours(
  terms: readonly { slug: string; name: string; parent: string | null }[],
  search: Pick<FoundWords, 'tokens' | 'spellings' | 'unknown'> | null,
): ReadonlySet<string> {
  const { tokens = [], spellings = [], unknown = [] } = search ?? {}
  const words = new Set(
    tokens.flatMap((token, index) =>
      unknown.includes(token) ? [token, ...(spellings[index] ?? [])] : token,
    ),
  )
  const isNamed = ({ slug, name }: (typeof terms)[number]) =>
    synonyms.colourWords(slug).some((word) => words.has(word)) ||
    searchTokens(name).every((word) => words.has(word)) ||
    synonyms.meanings(name).some((word) => words.has(word))
  const named = new Set(terms.filter(isNamed).map(({ slug }) => slug))
  return new Set(
    terms.flatMap(({ slug, parent }) =>
      named.has(slug) || (parent && named.has(parent)) ? slug : [],
    ),
  )
}

const nothing: ReadonlySet<string> = new Set()

/**
 * A listing's card with what the requested colours and sizes find of it: the images of the first colour in stock, and
 * the swatches that are left.
 * @param colours slugs of the requested colours, families resolved to their shades
 * @param sizes names of the requested sizes
 */
export function withFound(
  card: StoredCard,
  colours: ReadonlySet<string> = nothing,
  sizes: ReadonlySet<string> = nothing,
): Card {
  const wanted = card.options.flatMap(({ slug: option, swatches }) => {
    const matching = swatches.filter(({ slug, type, label }) =>
      type === 'text-swatch' ? sizes.has(label) : colours.has(slug),
    )
    return matching.length > 0 ? [{ option, swatches: matching }] : []
  })
  const isFitting = ({ terms }: Variation) =>
    wanted.every(({ option, swatches }) => swatches.some(({ slug }) => fits(terms[option], slug)))
  const fitting = card.variations.filter(isFitting)
  const buyable = fitting.filter(({ stockStatus }) => stockStatus === 'instock')
  const left = buyable.length > 0 ? buyable : fitting
  const shown = shownColour(card, wanted, left)
  const selectedOptions = wanted.flatMap(({ option, swatches }) => {
    const variationsLeft = left.filter(
      ({ terms }) => !shown || fits(terms[shown.option], shown.swatch),
    )
    const [only, ...others] = swatches.filter(({ slug }) =>
      option === shown?.option
        ? slug === shown.swatch
        : variationsLeft.some(({ terms }) => fits(terms[option], slug)),
    )
    return only && others.length === 0 ? [[option, only.slug] as const] : []
  })
  return {
    ...card,
    variations: card.variations.map(({ secondImage, ...variation }) => variation),
    ...(shown ? { shown } : {}),
    ...(selectedOptions.length > 0 ? { found: Object.fromEntries(selectedOptions) } : {}),
  }
}

/**
 * A card with the variation that a SKU found, in its colour and chosen by the card's link, or without one the card that
 * `fallback` returns.
 */
export function withVariation(
  card: StoredCard,
  variationId: string | null,
  fallback: (card: StoredCard) => Card,
): Card {
  const variation = card.variations.find(({ id }) => id === variationId)
  const chosen = card.options.flatMap(({ slug }) => {
    const swatch = variation?.terms[slug]
    return swatch ? [[slug, swatch] as const] : []
  })
  if (chosen.length === 0) return fallback(card)
  const swatches = new Set(chosen.map(([, swatch]) => swatch))
  return { ...withFound(card, swatches), found: Object.fromEntries(chosen) }
}

const fits = (term: string | undefined, swatch: string) => !term || term === swatch

/** The first requested colour that one of the variations has, with its images. */
function shownColour(
  card: StoredCard,
  wanted: { option: string; swatches: StoredCard['options'][number]['swatches'] }[],
  variations: Variation[],
): Card['shown'] {
  for (const { option, swatches } of wanted)
    for (const { slug: swatch, type } of swatches) {
      if (type === 'text-swatch') continue
      const variation = variations.find(({ terms }) => terms[option] === swatch)
      if (variation)
        return {
          option,
          swatch,
          image: cardImage(card, variation.id ?? ''),
          secondImage: variation.secondImage ?? null,
        }
    }
  return undefined
}
