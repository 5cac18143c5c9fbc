import type * as contract from '@vitrine/contract/catalog.ts'
import type { z } from 'zod'
import type * as schema from '../generated/resolvers.ts'
import { optionalUrl, safeUrl } from '../scalars/textScalars.ts'
import { optionalColor, optionalImage, optionalMoney, toImage, toMoney } from './common.ts'
import { variationKey } from './globalId.ts'

type Prices = Pick<z.infer<typeof contract.Variation>, 'price' | 'regularPrice' | 'salePrice'>

/** The schema's stock status by the CMS's. */
export const stockStatus = { instock: 'IN_STOCK', outofstock: 'OUT_OF_STOCK' } as const

/**
 * Converts the prices of a product or a variation, without a sale price of 0, which some CMSs send when it is not on
 * sale.
 */
export const toPrices = ({ price, regularPrice, salePrice }: Prices) => ({
  price: toMoney(price),
  regularPrice: toMoney(regularPrice),
  salePrice: optionalMoney(salePrice || null),
  onSale: Boolean(salePrice),
})

const paint = (color: string) => optionalColor(color) ?? 'transparent'

function toValue(swatch: contract.Swatch): schema.ResolversParentTypes['OptionValue'] {
  switch (swatch.type) {
    case 'colour-swatch':
      return { ...swatch, __typename: 'ColorValue', type: 'COLOR', color: paint(swatch.color) }
    case 'duo-colour-swatch':
      return {
        ...swatch,
        __typename: 'TwoColorValue',
        type: 'TWO_COLORS',
        colors: swatch.colors.map(paint),
      }
    case 'image-swatch':
      return {
        ...swatch,
        __typename: 'ImageValue',
        type: 'IMAGE',
        imageUrl: safeUrl(swatch.imageUrl),
      }
    case 'text-swatch':
      return { ...swatch, __typename: 'TextValue', type: 'TEXT' }
  }
}

/** The name of something, or its slug as words where a CMS sends none. */
const named = (name: string, slug: string): string => name.trim() || slug.replaceAll(/[-_]+/g, ' ')

/** Converts an option, such as size or colour, named by its slug if it has no name (entities.swatch.unnamed). */
export const toOption = ({ slug, name, swatches }: z.infer<typeof contract.Option>) => ({
  slug,
  name: named(name, slug),
  values: swatches.map((swatch) => toValue({ ...swatch, label: named(swatch.label, swatch.slug) })),
})

/** The values of options by their slugs, without empty terms, which match any choice. */
const selectedOptionsOf = (terms: Readonly<Record<string, string>>) =>
  Object.entries(terms)
    .filter(([, value]) => value !== '')
    .map(([option, value]) => ({ option, value }))

/** The option values with which the addresses of products begin. */
export const foundCardOptions = (
  cards: readonly Pick<z.infer<typeof contract.ListingCard>, 'id' | 'found'>[],
) =>
  cards.flatMap(({ id, found: options }) =>
    options ? [{ productId: id, selectedOptions: selectedOptionsOf(options) }] : [],
  )

/** Converts a variation of a product. */
export function toVariation(
  { id: productId, options }: Pick<z.infer<typeof contract.ProductCard>, 'id' | 'options'>,
  variation: z.infer<typeof contract.Variation>,
): schema.ResolversParentTypes['Variation'] {
  const place = (option: string) => options.findIndex(({ slug }) => slug === option)
  const id = variation.id ?? JSON.stringify(Object.entries(variation.terms).toSorted())
  return {
    id: variationKey(productId, id),
    databaseId: id,
    // In the order of the options: JSON has none, and addresses are made from it.
    selectedOptions: selectedOptionsOf(variation.terms).toSorted(
      (one, other) => place(one.option) - place(other.option),
    ),
    image: optionalImage(variation.image),
    secondImage: optionalImage(variation.secondImage),
    gallery: (variation.gallery ?? []).map(toImage),
    ...toPrices(variation),
    stockStatus: stockStatus[variation.stockStatus],
    stockLeft: variation.stockStatus === 'instock' ? variation.stockLeft : null,
    stores: variation.stores,
    gtin: variation.gtin,
    sku: variation.sku,
    url: optionalUrl(variation.url),
  }
}
