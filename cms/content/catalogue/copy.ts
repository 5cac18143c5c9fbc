import type { SourceProduct } from '#cms/catalog/source.ts'
import { seedOf } from '#cms/media/seedOf.ts'
import { sizesOf } from './options.ts'
import type { Materials, Models, ProductEntry } from './schemas.ts'

type Material = Materials[string]
type Model = Models[string]

/** The composition of a material, by its key in materials.yaml. */
export function materialKey({ garment, fabric }: ProductEntry): string {
  if (garment === 'earrings') return 'jewellery'
  return garment === 'hat' && fabric === 'linen' ? 'straw' : fabric
}

const fits: Record<NonNullable<ProductEntry['cut']['fit']>, string> = {
  slim: 'Cut close; take your usual size, or one up for a looser line.',
  regular: 'True to size.',
  relaxed: 'Cut with room; take your usual size.',
  oversized: 'Meant to be large; take one size down for a neater line.',
}

/** The fit and the model's size; undefined for products without sizes. */
export function sizeText(entry: ProductEntry, model: Model): string | undefined {
  if (sizesOf(entry).length === 0 || entry.sizes === 'shoes') return undefined
  const fit = fits[entry.cut.fit ?? 'regular']
  return `${fit} ${model.name} is ${model.height} cm tall and wears size ${model.size}.`
}

const houses: Record<string, string> = {
  asava: 'Made in our atelier on Sukhumvit 31, Bangkok',
  asv: 'Made in small runs in Samut Prakan, Thailand',
  'asava-baan-khram': 'Dyed by Baan Khram in Sakon Nakhon, sewn in Bangkok',
  'asv-mali-studio': 'Painted in Charoen Krung, printed and sewn in Bangkok',
  'asava-lanna-loom': 'Hand-woven in Chiang Mai, sewn in Bangkok',
}

/** The facts of a product as an HTML list. */
export function information(entry: ProductEntry, material: Material, brand: string): string {
  const first = seedOf(entry.slug) % material.hand.length
  const hand = [material.hand[first], material.hand[(first + 1) % material.hand.length]]
  const facts = [
    ...new Set(hand),
    ...cutFacts(entry),
    houses[brand] ?? 'Made in Thailand',
    `Code ${entry.code}`,
  ]
  return `<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`
}

function cutFacts({ cut, garment, lengths, monogram }: ProductEntry): string[] {
  const facts: string[] = []
  if (cut.waist === 'tie') facts.push('Ties at the waist; the tie can be left off')
  if (cut.waist === 'belt') facts.push('Comes with its belt')
  if (cut.closure === 'frog') facts.push('Knotted fastenings, tied by hand')
  if (cut.closure === 'double-breasted')
    facts.push('Double-breasted, with an inner button that keeps it straight')
  if (cut.slit === 'side') facts.push('Slit at the left side')
  if (cut.pocket && cut.pocket !== 'none') facts.push('Pockets you can use')
  if (garment === 'evening-gown') facts.push('Inner bodice with bones; bra cups sewn in')
  if (lengths) facts.push('Inside leg 78 cm regular, 84 cm long')
  if (monogram) facts.push('Up to three initials, ready in four days')
  return facts
}

const closings: Record<string, string[]> = {
  asava: [
    'Fittings by appointment in every ASAVA store.',
    'Alterations are free within thirty days.',
    'Ask on LINE and we will hold your size for a day.',
  ],
  asv: [
    'Hemmed free while you have a coffee.',
    'Swap the size in any store within fourteen days.',
    'Goes with most of what you own; we checked.',
  ],
}

/** The description as HTML: the editor's text and a sentence of the house. */
export function description(entry: ProductEntry, brand: string): string {
  const house = closings[brand.startsWith('asv') ? 'asv' : 'asava'] ?? []
  const closing = house[seedOf(entry.code) % house.length]
  return `<p>${escaped(entry.description)}</p>${closing ? `<p>${closing}</p>` : ''}`
}

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The model of a product, chosen deterministically. */
export function modelFor(
  entry: ProductEntry,
  models: Models,
): { key: string; model: Model } | undefined {
  const keys = Object.keys(models)
  const key = keys[seedOf(`${entry.slug}/model`) % keys.length]
  const model = key === undefined ? undefined : models[key]
  return key && model ? { key, model } : undefined
}

/** A model for the product page, with measurements only for clothes. */
export function fashionModels(entry: ProductEntry, models: Models): SourceProduct['fashionModels'] {
  const found = sizesOf(entry).length > 0 ? modelFor(entry, models) : undefined
  if (!found) return []
  const { key, model } = found
  return [
    {
      ...model,
      image: {
        alt: `Portrait of ${model.name}`,
        plate: {
          kind: 'portrait',
          setting: 'studio',
          ground: '#e3dacd',
          accent: '#8d6a4a',
          looks: [
            {
              garment: 'camisole',
              color: '#efe6d8',
              accent: '#efe6d8',
              pattern: 'plain',
              fabric: 'satin',
              cut: {},
            },
          ],
          brand: 'asava',
          seed: seedOf(`model/${key}`),
        },
      },
    },
  ]
}
