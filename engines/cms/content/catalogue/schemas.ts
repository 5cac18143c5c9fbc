import { z } from 'zod'
import { garmentNames } from './garmentKind.ts'

const Hex = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour like #a1b2c3')

/** The cut of a garment, as far as facts and filters follow from it. */
const Cut = z.strictObject({
  neckline: z
    .enum([
      'crew',
      'scoop',
      'v',
      'deep-v',
      'boat',
      'square',
      'slip',
      'cowl',
      'strapless',
      'off-shoulder',
      'halter',
      'one-shoulder',
      'high',
    ])
    .optional(),
  sleeve: z
    .enum(['none', 'cap', 'short', 'elbow', 'long', 'bishop', 'balloon', 'puff', 'bell'])
    .optional(),
  length: z
    .enum(['crop', 'waist', 'hip', 'tunic', 'mini', 'knee', 'midi', 'ankle', 'floor'])
    .optional(),
  fit: z.enum(['slim', 'regular', 'relaxed', 'oversized']).optional(),
  closure: z.enum(['none', 'buttons', 'double-breasted', 'wrap', 'zip', 'frog', 'open']).optional(),
  waist: z.enum(['none', 'seam', 'belt', 'tie', 'elastic', 'peplum']).optional(),
  slit: z.enum(['none', 'side', 'front']).optional(),
  pocket: z.enum(['none', 'patch', 'flap', 'slant', 'chest']).optional(),
})

const patterns = [
  'plain',
  'stripe',
  'pinstripe',
  'breton',
  'check',
  'windowpane',
  'houndstooth',
  'dots',
  'floral',
  'botanical',
  'plum-blossom',
  'batik',
  'ikat',
  'brushstroke',
  'colour-block',
] as const
const fabrics = [
  'satin',
  'cotton',
  'linen',
  'denim',
  'knit',
  'wool',
  'leather',
  'sheer',
  'crepe',
] as const

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected-a-slug')
const Words = z.string().trim().min(1).max(600)

const plain = { label: Words, color: Hex }
const duo = { label: Words, colors: z.tuple([Hex, Hex]) }

/** The schema of colour-families.yaml. */
export const ColourFamilies = z.record(Slug, z.union([z.strictObject(plain), z.strictObject(duo)]))

/** The schema of colours.yaml. */
export const Colours = z.record(
  Slug,
  z.union([
    z.strictObject({ ...plain, print: z.literal(true).optional(), family: Slug }),
    z.strictObject({ ...duo, family: Slug }),
  ]),
)
export type Colours = z.infer<typeof Colours>
export type Colour = Colours[string]

const Term = z.strictObject({
  slug: Slug,
  name: Words,
  parent: Slug.optional(),
  content: Words.optional(),
})

/** The schema of taxonomy.yaml. */
export const Taxonomy = z.strictObject({
  brands: z.array(
    z.strictObject({
      slug: Slug,
      name: Words,
      accent: Hex,
      story: Words,
      /** The alternative text of the image above its listing. */
      feature: Words,
    }),
  ),
  categories: z.array(Term),
  collections: z.array(Term.omit({ parent: true })),
})
export type Taxonomy = z.infer<typeof Taxonomy>

/** The schema of care.yaml. */
export const CareLabels = z.record(
  Slug,
  z.array(z.strictObject({ title: Words, icon: Slug, precautions: z.array(Words) })).min(1),
)

/** The schema of materials.yaml. */
export const Materials = z.record(
  Slug,
  z.strictObject({ composition: Words, care: Slug, facts: z.array(Words).min(2) }),
)
export type Materials = z.infer<typeof Materials>

/** The schema of services.yaml. */
export const Services = z.record(
  Slug,
  z.strictObject({
    text: Words,
    brands: z.array(Slug).optional(),
    lined: z.literal(true).optional(),
    waistband: z.literal(true).optional(),
  }),
)
export type Services = z.infer<typeof Services>

/** garments.yaml: the linings are by material. */
export const GarmentFacts = z.record(
  z.enum(garmentNames),
  z.strictObject({
    linings: z.record(Slug, Words).default({}),
    facts: z.array(Words).default([]),
    services: z.array(Slug).min(1),
  }),
)
export type GarmentFacts = z.infer<typeof GarmentFacts>

const Measure = z.tuple([z.number().int(), z.number().int()]).optional()

/** sizes.yaml: the scales of sizes and the smallest and largest measures that each size fits. */
export const Sizes = z.record(
  z.enum(['letters', 'waists', 'shoes', 'belts']),
  z
    .array(
      z.strictObject({
        size: Words,
        bust: Measure,
        waist: Measure,
        hips: Measure,
        foot: Measure,
      }),
    )
    .min(1),
)
export type Sizes = z.infer<typeof Sizes>

/** The schema of models.yaml. */
export const Models = z.record(
  Slug,
  z.strictObject({
    name: Words,
    height: z.number().int().min(120).max(220),
    bust: z.number().int().min(60).max(150),
    waist: z.number().int().min(45).max(150),
    hips: z.number().int().min(60).max(170),
    foot: z.number().int().min(200).max(290),
    hair: z.enum(['bun', 'topknot', 'crop', 'bob', 'ponytail']),
  }),
)
export type Models = z.infer<typeof Models>

/** The schema of look-books.yaml. */
export const LookBooks = z
  .array(
    z.strictObject({
      title: Words,
      link: z.string().regex(/^\//),
      alt: Words,
      /** The products in its image, as `slug/colour`. */
      looks: z.array(z.string()).min(1).max(3),
    }),
  )
  .min(6)

const Stock = z.number().int().min(0).max(999)

/** An editor's entry of a product. */
export const ProductEntry = z.strictObject({
  slug: Slug,
  name: z.string().trim().min(1).max(80),
  /** The code on the product's label. */
  code: z.string().regex(/^[A-Z]{2}-[A-Z]?\d{3}$/, 'expected a code like AS-D201'),
  garment: z.enum(garmentNames),
  fabric: z.enum(fabrics),
  /** A key of materials.yaml, by default the fabric. */
  material: Slug.optional(),
  /** Instead of that of the material. */
  composition: Words.optional(),
  /** The lining instead of that of the garment, or `none`. */
  lining: Words.optional(),
  /** The pattern of its two-tone and printed colours. */
  pattern: z.enum(patterns).default('plain'),
  cut: Cut.default({}),
  categories: z.array(Slug).min(1),
  collections: z.array(Slug).min(1),
  /** Occasions in addition to those of the garment. */
  occasions: z
    .array(z.enum(['wedding-guest', 'office', 'temple', 'graduation', 'funeral', 'evening']))
    .default([]),
  /** The price in whole baht. */
  price: z.number().int().min(100).max(500_000),
  /** The reduction in percent. */
  sale: z.union([z.literal(10), z.literal(20), z.literal(30), z.literal(50)]).optional(),
  published: z.iso.date(),
  popularity: z.number().int().min(0).max(100),
  colours: z.array(Slug).min(1),
  sizes: z.enum(['letters', 'waists', 'shoes', 'belts', 'none']).optional(),
  /** Whether it is also sold in a regular and a long length. */
  lengths: z.boolean().default(false),
  /** Whether a monogram is offered. */
  monogram: z.boolean().default(false),
  /** The stock of a combination `colour/size`, otherwise derived from the product code. */
  stock: z.record(z.string(), Stock).default({}),
  /** Barcodes by SKU, such as `AS-D201-IVORY-S`: GTIN of 8, 12, 13 or 14 digits. */
  gtins: z.record(z.string(), z.string().regex(/^(\d{8}|\d{12,14})$/)).default({}),
  soldOutEverywhere: z.boolean().default(false),
  description: Words,
  keywords: z.array(Words).default([]),
  /** A key of care.yaml, by default the material's. */
  care: Slug.optional(),
  /** Slugs of products worn with it. */
  wear: z.array(Slug).default([]),
})
export type ProductEntry = z.infer<typeof ProductEntry>

/** The schema of products/*.yaml. */
export const ProductFile = z.strictObject({ brand: Slug, products: z.array(ProductEntry).min(1) })
