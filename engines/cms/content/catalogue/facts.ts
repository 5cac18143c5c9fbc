import { escapeHtml } from '@vitrine/contract/service/escapeHtml.ts'
import { garmentKind } from './garmentKind.ts'
import { type Garment, textSeed } from './productImages.ts'
import type { GarmentFacts, Materials, ProductEntry, Services } from './schemas.ts'
import { sizeOfModel, sizeScale } from './sizes.ts'

/** The files that statements about products come from. */
export interface FactSheets {
  materials: Materials
  garments: GarmentFacts
  services: Services
}

/** The key of a product's material in materials.yaml. */
export const materialKey = ({ material, fabric }: ProductEntry): string => material ?? fabric

function materialOf(entry: ProductEntry, { materials }: FactSheets): Materials[string] {
  const material = materials[materialKey(entry)]
  if (!material) throw new Error(`materials.yaml has no material called "${materialKey(entry)}"`)
  return material
}

/** The material of the lining, or undefined for an unlined piece. */
export function productLining(entry: ProductEntry, { garments }: FactSheets): string | undefined {
  if (entry.lining === 'none') return undefined
  return entry.lining ?? garments[entry.garment].linings[materialKey(entry)]
}

/** The composition of the cloth and of the lining. */
export function productComposition(entry: ProductEntry, sheets: FactSheets): string {
  if (entry.composition) return entry.composition
  const { composition } = materialOf(entry, sheets)
  const lining = productLining(entry, sheets)
  return lining ? `${composition}; lining ${lining}` : composition
}

/** The key of the care label. */
export const productCare = (entry: ProductEntry, sheets: FactSheets): string =>
  entry.care ?? materialOf(entry, sheets).care

/** The facts of a product as an HTML list. */
export function information({ entry, brand }: Garment, sheets: FactSheets): string {
  const { facts } = materialOf(entry, sheets)
  const first = textSeed(entry.slug) % facts.length
  const lines = [
    ...new Set([facts[first], facts[(first + 1) % facts.length]]),
    ...sheets.garments[entry.garment].facts,
    ...cutFacts(entry),
    ...originOf(entry, brand),
    `Code ${entry.code}`,
  ]
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}

function cutFacts({ cut, garment, lengths, sizes, monogram }: ProductEntry): string[] {
  const facts: string[] = []
  if (cut.waist === 'tie' && garment !== 'belt') facts.push('Ties at the waist')
  if (cut.waist === 'belt') facts.push('Comes with its belt')
  if (cut.closure === 'frog') facts.push('Knotted fastenings, tied by hand')
  if (cut.closure === 'double-breasted')
    facts.push('Double-breasted, with an inner button that keeps it straight')
  if (cut.slit === 'side') facts.push('Slit at one side')
  if (cut.pocket && cut.pocket !== 'none') facts.push('Pockets you can use')
  if (sizes === 'waists') facts.push('Copper rivets, chain-stitched hems')
  if (lengths) facts.push(`Inside leg ${insideLegs[cut.length ?? 'floor'] ?? insideLegs.floor}`)
  if (monogram) facts.push('Monogram of up to three letters, ready in four days')
  return facts
}

/** The regular and the long inside leg of trousers that come in two lengths. */
const insideLegs: { [length: string]: string } & { floor: string } = {
  crop: '66 cm regular, 70 cm long',
  ankle: '70 cm regular, 75 cm long',
  floor: '78 cm regular, 84 cm long',
}

/** The places of manufacture, or nothing for accessories that come from several. */
function originOf({ garment, pattern }: ProductEntry, brand: string): string[] {
  const isWorn = garmentKind(garment) !== 'accessory'
  switch (brand) {
    case 'asava':
      return isWorn ? ['Made in our atelier on Sukhumvit 31, Bangkok'] : []
    case 'asv':
      return isWorn ? ['Made in small runs in Samut Prakan, Thailand'] : []
    case 'asava-baan-khram':
      return ['Dyed by Baan Khram in Sakon Nakhon, finished in Bangkok']
    case 'asava-lanna-loom':
      return ['Woven by hand in Chiang Mai, finished in Bangkok']
    default:
      return pattern === 'brushstroke' ? ['Painted in Charoen Krung, printed in Bangkok'] : []
  }
}

const fits: Record<NonNullable<ProductEntry['cut']['fit']>, string> = {
  slim: 'Cut close; take your usual size, or one up for a looser line.',
  regular: 'True to size.',
  relaxed: 'Cut with room; take your usual size.',
  oversized: 'Meant to be large; take one size down for a neater line.',
}

/** Advice on the size, and the size that the first model wears, or undefined for products without sizes. */
export function sizeText({ entry, model, sizes }: Garment): string | undefined {
  const scale = sizeScale(entry)
  if (!scale) return undefined
  const size = sizeOfModel(scale, model, sizes)
  switch (scale) {
    case 'shoes':
      return `European sizes, true to size. ${model.name}’s foot is ${model.foot / 10} cm long and she wears size ${size}.`
    case 'belts':
      return `Measured around your waist. ${model.name}’s is ${model.waist} cm and she wears size ${size}.`
    case 'waists':
      return `Waist sizes in inches. ${fits[entry.cut.fit ?? 'regular']} ${model.name}’s waist is ${model.waist} cm and she wears size ${size}.`
    default:
      return `${fits[entry.cut.fit ?? 'regular']} ${model.name} is ${model.height} cm tall and wears size ${size}.`
  }
}

/** The description as HTML: the editor's text and a service that the shop does for this piece. */
export function description({ entry, brand }: Garment, sheets: FactSheets): string {
  const offered = sheets.garments[entry.garment].services.flatMap((key) => {
    const service = sheets.services[key]
    const isOffered =
      service &&
      (!service.brands || service.brands.includes(brand)) &&
      (!service.lined || productLining(entry, sheets)) &&
      (!service.waistband || !['elastic', 'tie'].includes(entry.cut.waist ?? ''))
    return isOffered ? [service.text] : []
  })
  const closing = offered[textSeed(entry.code) % offered.length]
  return `<p>${escapeHtml(entry.description)}</p>${closing ? `<p>${closing}</p>` : ''}`
}
