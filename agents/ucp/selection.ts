import type { Choice, Detail, Offer } from './catalogView.ts'

interface Selection {
  id: string
  selected?: { name: string; id?: string | undefined; label: string }[] | undefined
  /** The names of options that must match first; the others are given up before them. */
  preferences?: string[] | undefined
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The selected values by the slugs of options and values, without unknown ones. */
function chosenOf({ options }: Detail, { selected = [], preferences = [] }: Selection): Choice[] {
  const rank = ({ name }: { name: string }) => {
    const index = preferences.findIndex((preference) => same(preference, name))
    return index < 0 ? preferences.length : index
  }
  return selected
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ name, id, label }) => {
      const option = options.find((option) => same(option.name, name) || same(option.slug, name))
      const value = option?.values.find(
        (value) => value.slug === id || same(value.label, label) || same(value.slug, label),
      )
      return option && value ? [{ option: option.slug, value: value.slug }] : []
    })
}

const matches = (offer: Offer, chosen: Choice[]) =>
  chosen.every((one) =>
    offer.options.some(({ option, value }) => option === one.option && value === one.value),
  )

/**
 * Narrows a product to selected options: its variants, those that match first, and for each value whether a variant
 * with it and the other selected ones exists and is in stock. Drops selections that no variant matches, the last first.
 */
export function narrow(product: Detail, offers: Offer[], selection: Selection) {
  let chosen = chosenOf(product, selection)
  while (chosen.length > 0 && !offers.some((offer) => matches(offer, chosen)))
    chosen = chosen.slice(0, -1)
  const labelled = ({ option, value }: Choice) => {
    const productOption = product.options.find(({ slug }) => slug === option)
    const label = productOption?.values.find(({ slug }) => slug === value)?.label
    return { name: productOption?.name ?? option, id: value, label: label || value }
  }
  return {
    offers: offers.toSorted((a, b) => Number(matches(b, chosen)) - Number(matches(a, chosen))),
    selected: chosen.map(labelled),
    options: product.options
      .filter(({ values }) => values.length > 0)
      .map(({ slug, name, values }) => ({
        name,
        values: values.map((value) => {
          const others = chosen.filter(({ option }) => option !== slug)
          const fitting = offers.filter((offer) =>
            matches(offer, [...others, { option: slug, value: value.slug }]),
          )
          return {
            id: value.slug,
            label: value.label || value.slug,
            exists: fitting.length > 0,
            available: fitting.some(({ isInStock }) => isInStock),
          }
        }),
      })),
  }
}
