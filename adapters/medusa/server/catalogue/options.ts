import type { z } from 'zod'
import type { Option, Swatch } from '../../../../gateway/contracts/catalog.ts'
import type { OptionExtras, SwatchExtras } from '../extras.ts'
import type { MedusaProduct, MedusaVariant } from '../medusa/readCatalogue.ts'
import { slugOf } from './slug.ts'

/** Medusa's option of a product that is sold in one variant only. */
const soleOption = 'Default option'

/**
 * The options of a product: Medusa says which values exist, and the metadata how they look. A value without metadata is
 * shown as text.
 */
export function optionsOf(product: MedusaProduct, extras: OptionExtras[] = []): OptionExtras[] {
  const options = (product.options ?? []).filter(({ title }) => title !== soleOption)
  const offered = valuesOf(product.variants ?? [])
  return options
    .map(({ title, values }) => {
      const known = extras.find(({ name }) => name === title)
      const labels = (values ?? [])
        .map(({ value }) => value)
        .filter((value) => offered.has(`${title}\n${value}`))
      return {
        slug: known?.slug ?? slugOf(title),
        name: title,
        facet: known?.facet ?? null,
        scale: known?.scale ?? null,
        swatches: swatchesOf(labels, known?.swatches ?? []),
      }
    })
    .toSorted((one, other) => rank(one.name, extras) - rank(other.name, extras))
}

/** The option slug → swatch slug of a variant. */
export function termsOf(variant: MedusaVariant, options: OptionExtras[]): Record<string, string> {
  return Object.fromEntries(
    options.flatMap(({ slug, name, swatches }) => {
      const value = variant.options?.find(({ option }) => option?.title === name)?.value
      const swatch = swatches.find(({ label }) => label === value)
      return swatch ? [[slug, swatch.slug]] : []
    }),
  )
}

/** An option as the contract has it. Its availability follows the stock and is set with it. */
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

function valuesOf(variants: MedusaVariant[]): Set<string> {
  return new Set(
    variants.flatMap(({ options }) =>
      (options ?? []).map(({ option, value }) => `${option?.title}\n${value}`),
    ),
  )
}

function swatchesOf(labels: string[], known: SwatchExtras[]): SwatchExtras[] {
  const place = new Map(known.map((swatch, index) => [swatch.label, { swatch, index }]))
  const index = (label: string) => place.get(label)?.index ?? known.length
  return labels
    .toSorted((one, other) => index(one) - index(other))
    .map(
      (label) =>
        place.get(label)?.swatch ?? {
          slug: slugOf(label),
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
