import { synonyms } from '#cms/catalog/language/synonyms.ts'

/** Keywords by which a product is found beside its name. */
interface Found {
  /** Names of its brand, categories and collections. */
  names: readonly string[]
  options: readonly {
    facet?: 'colour' | 'size' | null | undefined
    swatches: readonly { label: string }[]
  }[]
  /** The families of the product's colours. */
  families: readonly { slug: string; name: string }[]
  isOnSale: boolean
  isNewArrival: boolean
  /** Search words beside the name. */
  keywords: readonly string[]
}

/** The texts beside its name that find a product, one a line. */
export function productKeywords(product: Found): string {
  const labelsOf = (wanted: 'colour' | 'size') =>
    product.options
      .filter(({ facet }) => facet === wanted)
      .flatMap(({ swatches }) => swatches.map(({ label }) => label))
  const texts = [
    ...product.names,
    ...labelsOf('colour'),
    // Not `One size`, whose words find other things.
    ...labelsOf('size').filter((label) => !label.includes(' ')),
    ...product.families.flatMap(({ slug, name }) => synonyms.families.get(slug) ?? [name]),
    ...(product.isOnSale ? ['sale'] : []),
    ...(product.isNewArrival ? ['new'] : []),
    ...product.keywords,
  ]
  return [...new Set(texts)].join('\n')
}
