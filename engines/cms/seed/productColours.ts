import { variationSku } from '#cms/catalog/chosenOptions.ts'
import type {
  SourceOption,
  SourceProduct,
  SourceSwatch,
  SourceVariation,
} from '#cms/catalog/source.ts'
import type { ProductColour } from '#cms/database/schema/edits.ts'

const colourOption = 'colour'

/** The other choices of a variation. */
export const withoutColour = ({ [colourOption]: _, ...choices }: Record<string, string>) => choices

/** The colours in which a product is made, in order: a single one without a slug for a product without colours. */
export function productColours({ variations }: SourceProduct): ProductColour[] {
  const slugs = new Set(variations.map(({ terms }) => terms[colourOption] ?? ''))
  return [...slugs].map((slug) => ({ slug, base: slug }))
}

/**
 * A product in the colours that people chose. Variations of a replaced colour keep SKU, stock and id, and new ones have
 * the prices of the first colour and no stock.
 */
export function withColours(
  product: SourceProduct,
  colours: readonly ProductColour[],
  swatches: ReadonlyMap<string, SourceSwatch>,
): SourceProduct {
  const option: SourceOption = product.options.find(({ slug }) => slug === colourOption) ?? {
    ...{ slug: colourOption, name: 'Colour', facet: 'colour', swatches: [] },
  }
  const painted = withoutImageSwatches({ ...option, swatches: [...swatches.values()] }).swatches
  const swatchOf = (slug: string) =>
    [...option.swatches, ...painted].find((swatch) => swatch.slug === slug)
  const byChoices = Map.groupBy(product.variations, ({ terms }) =>
    JSON.stringify(withoutColour(terms)),
  )
  const models = [...byChoices.values()].flatMap(([first]) => first ?? [])
  // A later version of the files can lack a colour.
  const available = colours.filter(({ slug }) => swatchOf(slug))
  const variations = available.flatMap(({ slug, base }): SourceVariation[] => {
    const existing = product.variations.filter(({ terms }) => (terms[colourOption] ?? '') === base)
    if (existing.length > 0)
      return existing.map((variation) => ({
        ...variation,
        terms: { [colourOption]: slug, ...withoutColour(variation.terms) },
        // Only of one that was removed and is added again: others keep what the database has.
        stock: 0,
      }))
    return models.map(({ terms, regularPrice, salePrice }) => ({
      sku: variationSku(product.code, { [colourOption]: base, ...withoutColour(terms) }),
      terms: { [colourOption]: slug, ...withoutColour(terms) },
      regularPrice,
      salePrice,
      stock: 0,
    }))
  })
  const [first] = variations
  if (!first) return product
  return {
    ...product,
    image: first.image ?? product.image,
    secondImage: first.secondImage ?? product.secondImage,
    gallery: first.gallery ?? product.gallery,
    options: [
      { ...option, swatches: available.flatMap(({ slug }) => swatchOf(slug) ?? []) },
      ...product.options.filter(({ slug }) => slug !== colourOption),
    ],
    variations,
  }
}

/** An option whose swatches are painted, for products that have no image of their cloth. */
export const withoutImageSwatches = (option: SourceOption): SourceOption => ({
  ...option,
  swatches: option.swatches.map((swatch): SourceSwatch => {
    if (swatch.type !== 'image-swatch') return swatch
    const { image, ...rest } = swatch
    return { ...rest, type: 'colour-swatch' }
  }),
})
