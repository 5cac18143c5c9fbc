import { z } from 'zod'
import { StaffTime } from './staffTime.ts'

/** One row of the list of stock: a variation with its stock. */
export const StockRow = z.object({
  sku: z.string(),
  product: z.string(),
  code: z.string(),
  choices: z.string(),
  stock: z.number().int(),
  isHidden: z.boolean(),
  sold: z
    .number()
    .int()
    .optional()
    .meta({ description: 'Pieces that were paid within 30 days, where low stock is listed' }),
  stores: z
    .record(z.string(), z.number().int())
    .meta({ description: 'The pieces that each store has, by its slug' }),
})
export type StockRow = z.infer<typeof StockRow>

/** A part of the list of variations, and how many there are. */
export const StockRows = z.object({ rows: z.array(StockRow), total: z.number().int() })
export type StockRows = z.infer<typeof StockRows>

const Price = z.number().int().min(1).max(10_000_000).meta({ description: 'Whole baht' })

/** The price of a variation, and its sale with the days on which it begins and ends. */
export const PriceEdit = z
  .object({
    sku: z.string().min(1).max(100),
    regularPrice: Price,
    salePrice: Price.nullable(),
    from: StaffTime.nullable().meta({ description: 'When the sale begins; null: it has begun' }),
    to: StaffTime.nullable().meta({ description: 'When the sale ends; null: it does not' }),
  })
  .refine(({ salePrice, regularPrice }) => salePrice === null || salePrice < regularPrice, {
    path: ['salePrice'],
    message: 'A sale price is below the regular price',
  })
  .refine(({ from, to }) => from === null || to === null || from < to, {
    path: ['to'],
    message: 'A sale ends after it has begun',
  })
export type PriceEdit = z.infer<typeof PriceEdit>

const Share = z.number().min(0).max(1)

/** A photograph of a product, in its place among the others. */
export const PhotographUse = z.object({
  id: z.string().regex(/^[0-9a-f]{20}$/),
  alt: z.string().trim().min(1, 'Describe the photograph').max(200),
  x: Share.meta({ description: 'The point that crops keep, as a share of the width …' }),
  y: Share.meta({ description: '… and of the height' }),
  colour: z
    .string()
    .max(60)
    .nullable()
    .meta({ description: 'The colour that it shows; null: all' }),
})
export type PhotographUse = z.infer<typeof PhotographUse>

const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens')

/** A product made in the back office, hidden until it has a photograph and is shown. */
export const NewProduct = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{1,30}$/, 'Use letters, digits and hyphens'),
  slug: Slug.max(80),
  name: z.string().trim().min(1, 'Enter a name').max(120),
  brand: Slug,
  categories: z.array(Slug).min(1, 'Choose a category').max(10),
  description: z.string().trim().min(1, 'Enter a description').max(5000),
  composition: z.string().trim().max(500),
  price: Price,
  colours: z.array(Slug).min(1, 'Choose a colour').max(20),
  sizes: z
    .array(
      z
        .string()
        .trim()
        .regex(
          /^[A-Za-z0-9./ ]{1,12}$/,
          'A size has at most 12 letters, digits, dots, slashes and spaces',
        ),
    )
    .max(20),
  scale: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'The scale of its sizes; without it Clothing' }),
})
export type NewProduct = z.infer<typeof NewProduct>

const text = (max: number) => z.string().trim().max(max)
const Texts = z.object({
  name: text(120),
  description: text(20_000).meta({
    description:
      'Paragraphs with an empty line between them; lines that begin with a hyphen are a list. A text that begins with < is HTML',
  }),
  information: text(20_000).meta({ description: 'Details, written as a description' }),
  composition: text(500),
})

/** The texts of a product's page, in English and Thai. */
export const ProductTexts = Texts.extend({
  name: Texts.shape.name.min(1, 'Enter a name'),
  description: Texts.shape.description.min(1, 'Enter a description'),
  thai: Texts.meta({ description: 'An empty text has the Thai of the files, otherwise none' }),
})
export type ProductTexts = z.infer<typeof ProductTexts>
export type TextField = keyof z.infer<typeof Texts>

/** The texts of a product that people changed, each with its Thai translation, and descriptions and details as HTML. */
export type TextEdits = { [Field in TextField]?: { text: string; thai: string } }

/** One row of the list of products. */
export const ProductRow = z.object({
  code: z.string(),
  name: z.string(),
  image: z.string().nullable().meta({ description: 'The path of its thumbnail' }),
  price: z.string(),
  stock: z.number().int(),
  isHidden: z.boolean(),
  version: z.number().int().meta({ description: 'Sent as `seen`' }),
})
export type ProductRow = z.infer<typeof ProductRow>

/** A colour of a product, in its place among the others. */
export const ColourUse = z.object({
  slug: z.string().max(80),
  before: z.string().max(80).nullable().meta({
    description:
      'The present colour of its variations, which keep SKU and stock; null for a new one. The first colour of a product without colours is that of its variations',
  }),
})

const NamedSlug = z.object({ slug: z.string(), name: z.string() })

/** A product as editors change it. */
export const StaffProduct = z.object({
  code: z.string(),
  name: z.string(),
  link: z.string().meta({ description: 'Its page in the shop' }),
  version: z.number().int().meta({ description: 'Grows with each change; sent as `seen`' }),
  isHidden: z.boolean(),
  lowStock: z
    .number()
    .int()
    .meta({ description: 'Pieces from which on its variations are listed as low' }),
  brand: NamedSlug,
  colours: z.array(NamedSlug),
  variations: z.array(PriceEdit.safeExtend({ choices: z.string(), now: Price })),
  photographs: z.array(PhotographUse.extend({ image: z.string() })),
  texts: ProductTexts,
})
export type StaffProduct = z.infer<typeof StaffProduct>

/** The choices for a new product. */
export const ProductChoices = z.object({
  brands: z.array(NamedSlug),
  categories: z.array(NamedSlug),
  colours: z.array(NamedSlug),
  scales: z.array(z.string()).meta({ description: 'The scales of sizes' }),
})
