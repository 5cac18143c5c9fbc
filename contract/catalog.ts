import { z } from 'zod'
import { Baht, Image, Instant, Link, PageMeta, Pagination } from './common.ts'
import { link, text } from './readingHints.ts'
import { filterNames } from './rules/filterNames.ts'

/** The fields of every choice of an option, whose type determines the others (entities.swatch.types). */
const swatchBase = {
  slug: z.string(),
  label: text(),
  isAvailable: z
    .boolean()
    .describe(
      '`false`: the swatch is shown as sold out in every combination, whatever the stock of its variations',
    ),
  enableTooltip: z.boolean(),
}
export const Swatch = z.discriminatedUnion('type', [
  z.object({
    ...swatchBase,
    type: z.literal('colour-swatch'),
    color: z.string().describe('CSS colour; colour-swatch only'),
  }),
  z.object({
    ...swatchBase,
    type: z.literal('duo-colour-swatch'),
    colors: z.tuple([z.string(), z.string()]).describe('CSS colours'),
  }),
  z.object({
    ...swatchBase,
    type: z.literal('image-swatch'),
    imageUrl: z.string().describe('The image of the swatch'),
  }),
  z.object({ ...swatchBase, type: z.literal('text-swatch') }),
])
export type Swatch = z.infer<typeof Swatch>

export const Option = z.object({ slug: z.string(), name: text(), swatches: z.array(Swatch) })

/** An option whose value the shopper may type, such as a monogram; without it the piece is sold plain. */
export const TextOption = z.object({
  slug: z.string().describe('The `attribute` of the text in POST /cart'),
  name: z.string(),
  minLength: z.number().int().min(1).max(100).describe('In characters'),
  maxLength: z.number().int().min(1).max(100).describe('In characters'),
  characters: z.string().min(1).max(500).describe('Every character that the text may have'),
  charactersLabel: z.string().describe('The same for people, such as `A–Z`'),
  price: Baht.describe('Added to the price of each piece with a text; 0 if it is free'),
})
export type TextOption = z.infer<typeof TextOption>

export const StockStatus = z.enum(['instock', 'outofstock'])
export const ProductType = z.enum(['simple', 'variable'])

const price = {
  price: Baht.describe(
    'What it costs now: salePrice on sale, otherwise regularPrice. The shop shows the discount from regularPrice to price',
  ),
  regularPrice: Baht,
  salePrice: Baht.nullish().describe(
    'On sale the same as price, above 0 and below regularPrice; `null` or 0 when the product is not on sale',
  ),
}

/** Whether the last digit of a number is the check digit of the others (GS1 General Specifications, 7.9.1). */
function hasCheckDigit(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

/** The number of a barcode, by which search engines know a piece. */
const gtin = z
  .string()
  .regex(/^(\d{8}|\d{12,14})$/)
  .refine(hasCheckDigit)
  .nullish()
  .catch(null)
  .describe(
    'The number of the barcode, 8 or 12 to 14 digits with a check digit, for search engines; a wrong one is left out',
  )

/** The pieces of a variation that one store has. */
export const StoreStock = z.object({
  slug: z.string().describe('Slug of a store of `GET /store-locators`'),
  stockLeft: z
    .number()
    .int()
    .min(1)
    .nullish()
    .describe('How many pieces are left there, once they are so few that shoppers should see it'),
})

/** A buyable combination; an empty term matches any swatch of its option. */
export const Variation = z.object({
  id: z.string().nullish().describe('Without it the terms identify the variation'),
  terms: z
    .record(z.string(), z.string())
    .describe('Option slug to swatch slug; an empty term matches any swatch of the option'),
  image: Image.nullish(),
  secondImage: Image.nullish(),
  gallery: z.array(Image).nullish(),
  ...price,
  stockStatus: StockStatus,
  stockLeft: z
    .number()
    .int()
    .min(1)
    .nullish()
    .describe('How many pieces are left, once they are so few that shoppers should see it'),
  stores: z
    .array(StoreStock)
    .nullish()
    .describe(
      'The stores that have it, in `GET /products/{slug}`; without it the shop names none. `[]`: none has it',
    ),
  gtin,
  sku: z
    .string()
    .nullish()
    .describe('The SKU, in `GET /products/{slug}` and `GET /products/by-sku/{sku}`'),
  url: link().nullish(),
})

/** A label that groups products: a brand or a collection. */
export const Term = z.object({ id: z.string(), slug: z.string(), name: z.string() })

/** A product as lists and listings have it. */
export const ProductCard = z.object({
  id: z.string(),
  name: z.string(),
  url: link('Path of the product, `/product/{slug}`'),
  type: ProductType,
  image: Image.nullish(),
  secondImage: Image.nullish(),
  packshotImage: Image.nullish().describe(
    'Without a model; used for a product and for the products of its look',
  ),
  ...price,
  isNewArrival: z.boolean(),
  stockStatus: StockStatus,
  brands: z.array(Term),
  options: z.array(Option).describe('Empty for a simple product'),
  textOptions: z
    .array(TextOption)
    .nullish()
    .describe('What the shopper may type, such as a monogram'),
  variations: z.array(Variation),
  modifiedDate: Instant.nullish().describe(
    'The last change of its page, apart from stock: `lastmod` of the sitemap',
  ),
})
export type ProductCard = z.infer<typeof ProductCard>

export const ListingCard = ProductCard.extend({
  shown: z
    .object({
      option: z.string(),
      swatch: z.string(),
      image: Image.nullish(),
      secondImage: Image.nullish(),
    })
    .nullish()
    .describe(
      'For requested `colors`: the slugs of the colour to show, and its pictures. Without it the card shows its own pictures',
    ),
  found: z
    .record(z.string(), z.string())
    .nullish()
    .describe(
      "Option slug → swatch slug: what the requested `colors` and `sizes` leave of the product, one swatch an option, or all swatches of the variation whose SKU `s` is. The card's link selects them",
    ),
})

/** A person who wears the product in the images; measures in cm. */
export const FashionModel = z.object({
  name: z.string(),
  image: Image.nullish(),
  height: z.number(),
  bust: z.number(),
  waist: z.number(),
  hips: z.number(),
  size: z.string().describe('The size that is worn'),
})

const CareInstruction = z.object({
  title: text(),
  icon: text(),
  precautions: z.array(z.string()),
})

/**
 * The response of GET /products/{slug}. A single care instruction is read as a list
 * (entities.product.care-instruction).
 */
export const Product = ProductCard.extend({
  gallery: z.array(Image),
  video: z
    .object({
      provider: z.enum(['html5', 'vimeo', 'youtube']),
      source: z.string(),
      poster: Image.nullish(),
    })
    .nullish(),
  description: text('HTML'),
  information: z.string().nullish().describe('HTML'),
  composition: z.string().nullish(),
  productId: text('The product code on the label'),
  gtin,
  collections: z.array(Term),
  categories: z.array(Term).nullish(),
  careInstruction: z.array(CareInstruction).nullish().describe('Precautions is string[]'),
  sizeGuideImage: Image.nullish(),
  sizeText: z.string().nullish(),
  sizeTable: z
    .object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
    .nullish()
    .describe('Texts of a table of measures: the first cell of a row is the size'),
  fashionModels: z.array(FashionModel),
  completeTheLook: z
    .object({ products: z.array(ProductCard), gallery: z.array(Image) })
    .nullish()
    .describe('ProductCard[] and Image[]'),
  upsellProducts: z.array(ProductCard),
  hasStockAlerts: z.boolean().nullish().describe('Whether the CMS takes back-in-stock requests'),
  meta: PageMeta,
})
export type Product = z.infer<typeof Product>

/** The highest number of terms of one filter; a reader leaves out the others. */
export const maxFilterTerms = 500

/** A value of a filter, with its number of products. */
export const FilterTerm = Term.extend({
  slug: z.string().describe('The value of the parameter'),
  count: z
    .number()
    .int()
    .min(0)
    .nullish()
    .describe(
      'Products that remain when this term is chosen, of colours and sizes those with such a variation in stock; without it the shop shows no number',
    ),
  parent: z
    .string()
    .nullish()
    .describe(
      'Slug of the term above this one: of a category, or the family of a colour. Without it a category page offers no categories below its own, and the colour filter is a flat list',
    ),
  group: z
    .string()
    .nullish()
    .describe('Heading of the terms that belong together: the scale of a size'),
  color: z.string().nullish().describe('CSS colour of a colour term'),
  colors: z
    .tuple([z.string(), z.string()])
    .nullish()
    .describe('CSS colours of a term of two colours'),
})

/**
 * A facet of a listing, with requested terms even when their count is 0: a requested category that is missing is
 * unknown.
 */
export const Filter = z.object({
  slug: z.enum(filterNames).describe('The last four are optional for a CMS'),
  title: text(),
  terms: z.array(FilterTerm).max(maxFilterTerms),
})

/** A look book between the cards of a listing. */
export const ListingLookBook = z.object({
  id: z.string(),
  gallery: z.array(Image).describe('The first image is the tile'),
  title: text(),
  link: Link,
})

/** A page, a story or a look book that matches a search text. */
export const FoundPage = z.object({
  title: text(),
  url: link(),
  section: z.string().nullish().describe('The part of the shop, such as Stories'),
})

/** The response of GET /products and GET /special-price. */
export const Listing = z.object({
  data: z.array(ListingCard),
  filters: z.array(Filter),
  priceRange: z
    .object({ lowest: Baht, highest: Baht })
    .nullish()
    .describe(
      'The prices of what fits the other parameters, as if `minPrice` and `maxPrice` were not set. A CMS that cannot filter by price leaves it out, and the shop then has no price filter',
    ),
  pagination: Pagination,
  lookBooks: z
    .array(ListingLookBook)
    .describe(
      'Placed between the products; the embedded CMS sends those whose picture has one of them',
    ),
  featuredImage: Image.nullish().describe(
    'Above the grid of a category; the poster when featuredType is `video`',
  ),
  featuredImageMobile: Image.nullish().describe(
    'The crop of featuredImage for phones, shown as a square. Without it they show featuredImage',
  ),
  featuredType: z.enum(['image', 'video']).nullish().describe('What is shown above the grid'),
  featuredVideo: z
    .string()
    .nullish()
    .describe('Address of a file, or of a page at Vimeo or YouTube'),
  content: z.string().nullish().describe('HTML above the grid of a category'),
  pages: z
    .array(FoundPage)
    .nullish()
    .describe('Pages, stories and look books that match `s`, with page 1'),
  searchedFor: z
    .string()
    .nullish()
    .describe(
      'The text that was searched for, because `s` finds nothing, for example `dress` when `s` is `กพำหห`: the page names both',
    ),
  notCarried: z
    .string()
    .nullish()
    .describe(
      'The brand that `s` names and the shop does not carry, for example `Gucci`; `searchedFor` is the text without it, or what the brand is known for',
    ),
  renamed: z
    .record(z.string(), z.string())
    .nullish()
    .describe(
      'Slugs in `categories` that categories had before, each with the one by which it was listed; the page redirects to it',
    ),
})
export type Listing = z.infer<typeof Listing>

export const sorts = ['default', 'popularity', 'date', 'price', 'price-desc'] as const

/** A comma-separated list as a parameter of a listing; values of one filter combine with OR, filters with AND. */
const commaList = z
  .string()
  .max(1000)
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().max(100)).max(50))
/** The highest price that a listing can be limited to, in baht. */
export const maxListingPrice = 9_999_999

/** A limit of a listing's prices, in digits only, so that an empty text is not 0. */
const priceLimit = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)
  .describe(`Whole baht, from 0 to ${maxListingPrice}`)
export const ListingQuery = z
  .object({
    s: z.string().max(200).optional().describe('Search text'),
    sort: z.enum(sorts).default('default').describe('`date` is newest first'),
    brands: commaList.optional(),
    categories: commaList.optional(),
    collections: commaList.optional(),
    colors: commaList.optional(),
    discounts: commaList.optional(),
    sizes: commaList.optional(),
    availability: commaList.optional(),
    occasions: commaList.optional(),
    lengths: commaList.optional(),
    fabrics: commaList.optional(),
    minPrice: priceLimit.optional(),
    maxPrice: priceLimit.optional(),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(48)
      .default(12)
      .describe('The shop uses 12 in three columns and 16 in four'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  })
  .refine(({ minPrice = 0, maxPrice = maxListingPrice }) => minPrice <= maxPrice, {
    message: 'The minimum price is above the maximum',
    path: ['minPrice'],
  })
export type ListingQuery = z.infer<typeof ListingQuery>

/** The response of GET /recently-viewed, in the requested order. */
export const ProductCards = z.object({
  success: z.boolean(),
  data: z.array(ProductCard).describe('In the order of the ids; unknown ids are left out'),
})

/** The response of GET /wishlist, newest first. */
export const SavedProducts = ProductCards.extend({
  data: z.array(ListingCard.omit({ shown: true })),
})
