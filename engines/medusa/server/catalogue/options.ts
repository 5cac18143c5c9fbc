import type { Option, Swatch } from '@vitrine/contract/catalog.ts'
import type { z } from 'zod'
import type { OptionExtras, SwatchExtras } from '../medusa/extras.ts'
import type { MedusaProduct, MedusaVariant } from '../medusa/readCatalogue.ts'
import { nameSlug } from './directory.ts'

/** Medusa's option of a product that is sold in one variant only. */
const soleOption = 'Default option'

/**
 * The options of a product, with the values that exist in Medusa and their looks from the metadata, or as text without
 * it.
 */
export function variantOptions(
  product: MedusaProduct,
  extras: OptionExtras[] = [],
): OptionExtras[] {
  const options = (product.options ?? []).filter(({ title }) => title !== soleOption)
  const offered = offeredValues(product.variants ?? [])
  return options
    .map(({ title, values }) => {
      const optionExtras = extras.find(({ name }) => name === title)
      const labels = (values ?? []).filter(({ id }) => offered.has(id)).map(({ value }) => value)
      return {
        slug: optionExtras?.slug ?? nameSlug(title),
        name: title,
        facet: optionExtras?.facet ?? null,
        scale: optionExtras?.scale ?? null,
        swatches: swatchesOf(labels, optionExtras?.swatches ?? []),
      }
    })
    .toSorted((one, other) => rank(one.name, extras) - rank(other.name, extras))
}

/** The option slug → swatch slug of each variant in the order of the options, by the variant's id. */
export function termsByVariant(
  product: MedusaProduct,
  options: OptionExtras[],
): Map<string, Record<string, string>> {
  const values = new Map(
    (product.options ?? []).flatMap(({ title, values: optionValues }) =>
      (optionValues ?? []).map(({ id, value }) => [id, { title, value }] as const),
    ),
  )
  // Medusa returns the options of a variant in any order, and the terms make its URL.
  const termsOf = (variant: MedusaVariant) => {
    const chosen = (variant.options ?? []).map(({ id }) => values.get(id))
    return options.flatMap(({ name, slug, swatches }) => {
      const value = chosen.find((option) => option?.title === name)?.value
      const swatch = swatches.find(({ label }) => label === value)
      return swatch ? [[slug, swatch.slug] as const] : []
    })
  }
  return new Map(
    (product.variants ?? []).map((variant) => [variant.id, Object.fromEntries(termsOf(variant))]),
  )
}

/** An option in the contract's form, without its availability, which is set with the stock. */
export function contractOption({ slug, name, swatches }: OptionExtras): z.infer<typeof Option> {
  return { slug, name, swatches: swatches.map(contractSwatch) }
}

function contractSwatch(swatch: SwatchExtras): Swatch {
  const { slug, label, enableTooltip, type, color, colors, imageUrl } = swatch
  const base = { slug, label, enableTooltip, isAvailable: true }
  if (type === 'colour-swatch' && color) return { ...base, type, color }
  if (type === 'duo-colour-swatch' && colors) return { ...base, type, colors }
  if (type === 'image-swatch' && imageUrl) return { ...base, type, imageUrl }
  return { ...base, type: 'text-swatch' }
}

/** The ids of the values that a variant has. */
function offeredValues(variants: MedusaVariant[]): Set<string> {
  return new Set(variants.flatMap(({ options }) => (options ?? []).map(({ id }) => id)))
}

function swatchesOf(labels: string[], swatches: SwatchExtras[]): SwatchExtras[] {
  const place = new Map(swatches.map((swatch, index) => [swatch.label, { swatch, index }]))
  const index = (label: string) => place.get(label)?.index ?? swatches.length
  return labels
    .toSorted((one, other) => index(one) - index(other))
    .map(
      (label) =>
        place.get(label)?.swatch ?? {
          slug: nameSlug(label),
          label,
          type: 'text-swatch',
          enableTooltip: false,
        },
    )
}

function rank(name: string, extras: OptionExtras[]): number {
  const index = extras.findIndex((option) => option.name === name)
  return index < 0 ? extras.length : index
}
