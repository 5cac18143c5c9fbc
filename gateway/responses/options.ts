import type { z } from 'zod'
import type * as contract from '../contracts/catalog.ts'
import type * as schema from '../generated/resolvers.ts'
import { optionalUrl } from '../scalars/url.ts'
import { optionalColor, optionalImage, shapeImage } from './common.ts'

/** The CMS's words for stock as the schema's. */
export const stockStatus = { instock: 'IN_STOCK', outofstock: 'OUT_OF_STOCK' } as const

/** What it cost before the sale, or null: some CMSs say 0 for "not on sale". */
export const salePriceOf = (price: number | null | undefined) => price || null

const paint = (color: string) => optionalColor(color) ?? 'transparent'

function shapeSwatch(swatch: contract.Swatch): schema.ResolversParentTypes['Swatch'] {
  switch (swatch.type) {
    case 'colour-swatch':
      return { ...swatch, __typename: 'ColourSwatch', type: 'COLOUR', color: paint(swatch.color) }
    case 'duo-colour-swatch':
      return {
        ...swatch,
        __typename: 'DuoColourSwatch',
        type: 'DUO_COLOUR',
        colors: swatch.colors.map(paint),
      }
    case 'image-swatch':
      return { ...swatch, __typename: 'ImageSwatch', type: 'IMAGE' }
    case 'text-swatch':
      return { ...swatch, __typename: 'TextSwatch', type: 'TEXT' }
  }
}

/** Something to choose. */
export const shapeOption = ({ slug, name, swatches }: z.infer<typeof contract.Option>) => ({
  slug,
  name,
  swatches: swatches.map(shapeSwatch),
})

/** One combination; an empty term matches anything and so is no term. */
export const shapeVariation = (
  variation: z.infer<typeof contract.Variation>,
): schema.Variation => ({
  id: variation.id,
  terms: Object.entries(variation.terms)
    .filter(([, swatch]) => swatch !== '')
    .map(([option, swatch]) => ({ option, swatch })),
  image: optionalImage(variation.image),
  secondImage: optionalImage(variation.secondImage),
  gallery: (variation.gallery ?? []).map(shapeImage),
  price: variation.price,
  regularPrice: variation.regularPrice,
  salePrice: salePriceOf(variation.salePrice),
  stockStatus: stockStatus[variation.stockStatus],
  url: optionalUrl(variation.url),
})
