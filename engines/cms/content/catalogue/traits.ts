import type { SourceTrait } from '#cms/catalog/source.ts'
import { garmentKind } from './garmentKind.ts'
import type { ProductEntry } from './schemas.ts'

type Entry = Pick<
  ProductEntry,
  'garment' | 'fabric' | 'pattern' | 'cut' | 'colours' | 'categories' | 'occasions'
>
type Trait = Omit<SourceTrait, 'kind'>

const tailored: Entry['garment'][] = [
  'blazer',
  'shirt',
  'blouse',
  'shirt-dress',
  'wrap-dress',
  'pencil-skirt',
  'tailored-trousers',
  'wide-trousers',
]
const bareNecklines = [
  'deep-v',
  'slip',
  'cowl',
  'strapless',
  'off-shoulder',
  'halter',
  'one-shoulder',
]
const longHems = ['midi', 'ankle', 'floor']

const isEvening = ({ garment, categories }: Entry) =>
  garment === 'evening-gown' || categories.includes('evening')

/** A dress of a dressy cloth. */
const isDressy = ({ garment, fabric }: Entry) =>
  garmentKind(garment) === 'dress' && ['satin', 'crepe', 'sheer'].includes(fabric)

/** Covers the shoulders and the knees, as temples ask. */
function isModest({ garment, fabric, cut }: Entry) {
  const { neckline, sleeve = 'none', length, slit = 'none' } = cut
  const hasSleeves =
    garment === 'shirt' || garment === 'cheongsam' || !['none', 'cap'].includes(sleeve)
  const coversShoulders =
    hasSleeves && !bareNecklines.includes(neckline ?? '') && fabric !== 'sheer'
  const coversKnees = longHems.includes(length ?? '') && slit === 'none'
  switch (garmentKind(garment)) {
    case 'dress':
      return garment !== 'evening-gown' && coversShoulders && coversKnees
    case 'top':
      return coversShoulders && length !== 'crop'
    case 'bottom':
      return garment.endsWith('trousers') || (garment.endsWith('skirt') && coversKnees)
    default:
      return false
  }
}

/** Plain and of a dark cloth, as a funeral asks: modest, and in black. */
const isSober = (entry: Entry) =>
  isModest(entry) && entry.colours.includes('ink') && (entry.pattern ?? 'plain') === 'plain'

/** A dress for the photographs and the ceremony of a day: neither for the evening nor for the beach. */
const isCeremonial = ({ garment, fabric, cut }: Entry) =>
  garmentKind(garment) === 'dress' &&
  garment !== 'evening-gown' &&
  ['satin', 'crepe', 'cotton'].includes(fabric) &&
  ['knee', 'midi'].includes(cut.length ?? '') &&
  !bareNecklines.includes(cut.neckline ?? '')

interface Occasion extends Trait {
  includes: (entry: Entry) => boolean
  /**
   * Whether the name finds these garments in a search, or has other meanings there
   * (engines/cms/catalog/language/synonyms.yaml).
   */
  isSearched?: boolean
}

/** The occasions that a garment is for; several may apply. */
const occasions: Occasion[] = [
  {
    slug: 'wedding-guest',
    name: 'Wedding guest',
    isSearched: true,
    includes: (entry) => isDressy(entry) || isEvening(entry) || entry.garment === 'cheongsam',
  },
  {
    slug: 'office',
    name: 'Office',
    includes: ({ garment, fabric }) =>
      tailored.includes(garment) && fabric !== 'sheer' && fabric !== 'denim',
  },
  { slug: 'temple', name: 'Temple', isSearched: true, includes: isModest },
  { slug: 'graduation', name: 'Graduation', isSearched: true, includes: isCeremonial },
  { slug: 'funeral', name: 'Funeral', isSearched: true, includes: isSober },
  // The category of gowns is called Evening, which has another name in Thai.
  { slug: 'evening', name: 'Evening out', includes: isEvening },
]

/** Lengths of dresses, skirts and trousers. */
const lengths: readonly Trait[] = [
  { slug: 'mini', name: 'Mini' },
  { slug: 'knee', name: 'Knee' },
  { slug: 'midi', name: 'Midi' },
  { slug: 'crop', name: 'Cropped' },
  { slug: 'ankle', name: 'Ankle' },
  { slug: 'floor', name: 'Floor' },
]

const fabrics: readonly Trait[] = [
  { slug: 'cotton', name: 'Cotton' },
  { slug: 'crepe', name: 'Crepe' },
  { slug: 'denim', name: 'Denim' },
  { slug: 'knit', name: 'Knit' },
  { slug: 'leather', name: 'Leather' },
  { slug: 'linen', name: 'Linen' },
  { slug: 'satin', name: 'Satin' },
  { slug: 'sheer', name: 'Sheer' },
  { slug: 'wool', name: 'Wool' },
]

const named = (kind: SourceTrait['kind'], traits: readonly Trait[]): SourceTrait[] =>
  traits.map(({ slug, name }) => ({ kind, slug, name }))

/** The terms of the filters for occasions, lengths and fabrics, in their order. */
export const allTraits: SourceTrait[] = [
  ...named('occasion', occasions),
  ...named('length', lengths),
  ...named('fabric', fabrics),
]

const occasionsOf = (entry: Entry) =>
  occasions.filter(
    ({ slug, includes }) =>
      entry.occasions.some((occasion) => occasion === slug) || includes(entry),
  )

/** The names of the occasions by which a product is found. */
export const occasionWords = (entry: Entry) =>
  occasionsOf(entry).flatMap(({ name, isSearched }) => (isSearched ? name : []))

/** The occasions, the length and the fabric of a product. */
export function productTraits(entry: Entry): SourceTrait[] {
  const { garment, cut, fabric } = entry
  const kind = garmentKind(garment)
  const hasLength = kind === 'dress' || kind === 'bottom'
  return [
    ...named('occasion', occasionsOf(entry)),
    ...named(
      'length',
      lengths.filter(({ slug }) => hasLength && slug === cut.length),
    ),
    ...named(
      'fabric',
      fabrics.filter(({ slug }) => kind !== 'accessory' && slug === fabric),
    ),
  ]
}
