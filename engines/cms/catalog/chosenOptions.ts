import type { StoredCard } from '#cms/database/schema/catalog.ts'

type Choices = Record<string, string>

/** The labels of the chosen swatches, such as `Sage, M`. */
export const chosenLabels = ({ options }: Pick<StoredCard, 'options'>, choices: Choices): string =>
  options
    .flatMap(({ slug, swatches }) => {
      const chosen = swatches.find((swatch) => swatch.slug === choices[slug])
      return chosen ? [chosen.label] : []
    })
    .join(', ')

/** The product with its chosen swatches, such as `Silk slip dress (Sage, M)`. */
export function nameWithChoices(
  card: Pick<StoredCard, 'name' | 'options'>,
  choices: Choices,
): string {
  const labels = chosenLabels(card, choices)
  return labels ? `${card.name} (${labels})` : card.name
}

/** The path of the product with these options selected (product.address.link). */
export function pathWithChoices({ url }: Pick<StoredCard, 'url'>, choices: Choices): string {
  const pairs = Object.entries(choices).map((pair) => pair.map(encodeURIComponent).join(':'))
  return pairs.length > 0 ? `${url}?variation=${pairs.join(',')}` : url
}

/** The SKU that a variation is made with: the code of its product and its chosen swatches. */
export const variationSku = (code: string, choices: Choices): string =>
  [code, ...Object.values(choices)].join('-').toUpperCase()
