import { z } from 'zod'
import { Baht, Image, Instant, Link, PageMeta, Pagination } from './common.ts'
import { link, text } from './readingHints.ts'

/** One choice of an option; its type determines which fields it has (entities.swatch.types). */
const swatchBase = {
  slug: z.string(),
  label: text(),
  isAvailable: z.boolean(),
  enableTooltip: z.boolean(),
}
export const Swatch = z.discriminatedUnion('type', [
  z.object({ ...swatchBase, type: z.literal('colour-swatch'), color: z.string() }),
  z.object({
    ...swatchBase,
    type: z.literal('duo-colour-swatch'),
    colors: z.tuple([z.string(), z.string()]),
  }),
  z.object({ ...swatchBase, type: z.literal('image-swatch'), imageUrl: z.string() }),
  z.object({ ...swatchBase, type: z.literal('text-swatch') }),
])
export type Swatch = z.infer<typeof Swatch>

export const Option = z.object({ slug: z.string(), name: text(), swatches: z.array(Swatch) })

/** An option whose value the shopper may type, such as a monogram; without it the piece is sold plain. */
export const TextOption = z.object({
  slug: z.string(),
  name: z.string(),
  minLength: z.number().int().min(1).max(100),
  maxLength: z.number().int().min(1).max(100),
  characters: z
    .string()
    .min(1)
    .max(500)
    .meta({ description: 'Every character that the text may have, such as ABCDEF' }),
  charactersLabel: z.string().meta({ description: 'The same for people, such as A–F' }),
  price: Baht.meta({ description: 'Added to the price of a piece with a text; 0 if it is free' }),
})
export type TextOption = z.infer<typeof TextOption>

export const StockStatus = z.enum(['instock', 'outofstock'])
export const ProductType = z.enum(['simple', 'variable'])

const price = {
  price: Baht,
  regularPrice: Baht,
  salePrice: Baht.nullish().meta({ description: 'Null or 0 when not on sale' }),
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
  .meta({ description: 'The number of the barcode: GTIN of 8, 12, 13 or 14 digits' })

/** The pieces of a variation that one store has. */
export const StoreStock = z.object({
  slug: z.string().meta({ description: 'The slug of a store of GET /store-locators' }),
  stockLeft: z
    .number()
    .int()
    .min(1)
    .nullish()
    .meta({ description: 'How many pieces are left there, once they are few' }),
})

/** One buyable combination. An empty term matches any swatch of its option. */
export const Variation = z.object({
  id: z.string().nullish().meta({ description: 'Without it, the variation is known by its terms' }),
  terms: z.record(z.string(), z.string()).meta({ description: 'Option slug → swatch slug' }),
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
    .meta({ description: 'How many pieces are left, once they are so few that shoppers see it' }),
  stores: z.array(StoreStock).nullish().meta({
    description: 'The stores that have it, in GET /products/{slug}; without it the shop names none',
  }),
  gtin,
  url: link().nullish(),
})

/** A label that groups products: a brand or a collection. */
export const Term = z.object({ id: z.string(), slug: z.string(), name: z.string() })

/** A product in a list. */
export const ProductCard = z.object({
  id: z.string(),
  name: z.string(),
  url: link('Path on the shop, /product/{slug}; its last part is the slug, else the id is'),
  type: ProductType,
  image: Image.nullish(),
  secondImage: Image.nullish(),
  packshotImage: Image.nullish().meta({
    description: 'Without a model; sent with a product and with those of its look',
  }),
  ...price,
  isNewArrival: z.boolean(),
  stockStatus: StockStatus,
  brands: z.array(Term),
  options: z.array(Option),
  textOptions: z.array(TextOption).nullish(),
  variations: z.array(Variation),
  modifiedDate: Instant.nullish().meta({
    description: 'The last change of its page, apart from stock, for search engines',
  }),
})
export type ProductCard = z.infer<typeof ProductCard>

/** A product in a listing. */
export const ListingCard = ProductCard.extend({
  shown: z
    .object({
      option: z.string(),
      swatch: z.string(),
      image: Image.nullish(),
      secondImage: Image.nullish(),
    })
    .nullish()
    .meta({ description: 'In a listing of chosen colours: the colour to show, and its pictures' }),
  found: z.record(z.string(), z.string()).nullish().meta({
    description:
      'Option slug → swatch slug that the colours and sizes of the listing leave of it, of the variation whose SKU is searched for, or with which it was saved; the card’s link selects them',
  }),
})

/** A person who wears the product in the images; measures in cm. */
export const FashionModel = z.object({
  name: z.string(),
  image: Image.nullish(),
  height: z.number(),
  bust: z.number(),
  waist: z.number(),
  hips: z.number(),
  size: z.string(),
})

const CareInstruction = z.object({
  title: text(),
  icon: text(),
  precautions: z.array(z.string()),
})

/** The response of GET /products/{slug}. One care instruction is read as a list (entities.product.care-instruction). */
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
  information: z.string().nullish().meta({ description: 'HTML' }),
  composition: z.string().nullish(),
  productId: text('The code on the label'),
  gtin,
  collections: z.array(Term),
  categories: z.array(Term).nullish(),
  careInstruction: z.array(CareInstruction).nullish(),
  sizeGuideImage: Image.nullish(),
  sizeText: z.string().nullish(),
  sizeTable: z
    .object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
    .nullish()
    .meta({ description: 'Measures of the sizes: the first cell of a row is its size' }),
  fashionModels: z.array(FashionModel),
  completeTheLook: z.object({ products: z.array(ProductCard), gallery: z.array(Image) }).nullish(),
  upsellProducts: z.array(ProductCard),
  hasStockAlerts: z.boolean().nullish().meta({
    description:
      'Whether a shopper can request an email when a sold-out variation is back in stock',
  }),
  meta: PageMeta,
})
export type Product = z.infer<typeof Product>

export const filterSlugs = [
  'brands',
  'categories',
  'collections',
  'colors',
  'discounts',
  'sizes',
  'availability',
  'occasions',
  'lengths',
  'fabrics',
] as const

/** The highest number of terms of one filter; a reader leaves out the others. */
export const maxFilterTerms = 500

/**
 * One facet of a listing; `count` is the number of products that remain when the term is chosen. Requested terms are
 * included even when their count is 0: a requested category that is missing is unknown. A filter that the CMS does not have
 * is left out.
 */
export const Filter = z.object({
  slug: z.enum(filterSlugs),
  title: text(),
  terms: z
    .array(
      Term.extend({
        count: z
          .number()
          .int()
          .min(0)
          .nullish()
          .meta({ description: 'Without it, the shop shows no number' }),
        parent: z.string().nullish().meta({
          description:
            'Slug of the term above: of a category, or the family of a colour. Without it a category’s own page offers none below it',
        }),
        group: z
          .string()
          .nullish()
          .meta({ description: 'Heading of the terms that belong together: the scale of a size' }),
        color: z.string().nullish().meta({ description: 'CSS colour of a colour term' }),
        colors: z
          .tuple([z.string(), z.string()])
          .nullish()
          .meta({ description: 'CSS colours of a term of two' }),
      }),
    )
    .max(maxFilterTerms),
})

/** A look book between the cards of a listing. */
export const ListingLookBook = z.object({
  id: z.string(),
  gallery: z.array(Image),
  title: text(),
  link: Link,
})

/** A page, a story or a look book that matches a search text. */
export const FoundPage = z.object({
  title: text(),
  url: link(),
  section: z.string().nullish().meta({ description: 'The part of the shop, such as Stories' }),
})

/** The response of GET /products and GET /special-price. */
export const Listing = z.object({
  data: z.array(ListingCard),
  filters: z.array(Filter),
  priceRange: z.object({ lowest: Baht, highest: Baht }).nullish().meta({
    description:
      'The prices of what fits the other parameters, as if minPrice and maxPrice were not set; without it shoppers cannot filter by price',
  }),
  pagination: Pagination,
  lookBooks: z.array(ListingLookBook),
  featuredImage: Image.nullish(),
  featuredImageMobile: Image.nullish().meta({
    description: 'The crop of featuredImage for phones',
  }),
  featuredType: z.enum(['image', 'video']).nullish(),
  featuredVideo: z.string().nullish(),
  content: z.string().nullish().meta({ description: 'HTML above the grid' }),
  pages: z
    .array(FoundPage)
    .nullish()
    .meta({ description: 'Pages that match the search text, with the first page of the listing' }),
  searchedFor: z.string().nullish().meta({
    description:
      'The text that was searched for in place of `s`, which finds nothing: typed in another keyboard layout, say',
  }),
  notCarried: z.string().nullish().meta({
    description:
      'The brand that `s` names and the shop does not carry; `searchedFor` is without it',
  }),
  renamed: z.record(z.string(), z.string()).nullish().meta({
    description:
      'Requested slugs that categories had before, each with the one by which it was listed',
  }),
})
export type Listing = z.infer<typeof Listing>

export const sorts = ['default', 'popularity', 'date', 'price', 'price-desc'] as const

/** The parameters of a listing. Lists are comma-separated. Values of one filter combine with OR, filters with AND. */
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

/** A limit of a listing's prices. Digits only, so that an empty text is not 0. */
const priceLimit = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)
  .meta({ description: `Whole baht, from 0 to ${maxListingPrice}` })
export const ListingQuery = z
  .object({
    s: z.string().max(200).optional(),
    sort: z.enum(sorts).default('default'),
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
    limit: z.coerce.number().int().min(1).max(48).default(12),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  })
  .refine(({ minPrice = 0, maxPrice = maxListingPrice }) => minPrice <= maxPrice, {
    message: 'The minimum price is above the maximum',
    path: ['minPrice'],
  })
export type ListingQuery = z.infer<typeof ListingQuery>

/** The response of GET /recently-viewed, in the requested order. */
export const ProductCards = z.object({ success: z.boolean(), data: z.array(ProductCard) })

/** The response of GET /wishlist, newest first. */
export const SavedProducts = ProductCards.extend({
  data: z.array(ListingCard.omit({ shown: true })),
})
