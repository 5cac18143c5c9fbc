import type { Swatch, TextOption } from '@vitrine/contract/catalog.ts'
import type { SourceImage } from '#cms/catalog/album.ts'

/** A brand, category or collection, with what its listing shows beside the products. */
export interface SourceTerm {
  slug: string
  name: string
  /** The slug of the parent category. */
  parent?: string | undefined
  featuredImage?: SourceImage | undefined
  /** The crop of the image that phones show. */
  featuredImageMobile?: SourceImage | undefined
  /** The URL of a film that is shown instead of the image. */
  featuredVideo?: string | undefined
  /** HTML above the grid of the listing. */
  content?: string | undefined
}

type WithoutAvailability<Kind> = Kind extends Swatch ? Omit<Kind, 'isAvailable'> : never

/** A swatch without `isAvailable`, which follows the stock, where image swatches show an image's thumbnail. */
export type SourceSwatch =
  | WithoutAvailability<Exclude<Swatch, { type: 'image-swatch' }>>
  | (Pick<Swatch, 'slug' | 'label' | 'enableTooltip'> & {
      type: 'image-swatch'
      image: SourceImage
      /** The CSS colour where the image does not fit. */
      color: string
    })

/** A colour of the filter that groups several shades. */
export interface SourceColourFamily {
  slug: string
  name: string
  paint: { color: string } | { colors: [string, string] }
  /** Slugs of colour swatches; each belongs to one family. */
  shades: string[]
}

/** A way of measuring sizes, by which the filter groups them. */
export interface SourceScale {
  name: string
  /** Precedes the slugs of its terms in the filter, for sizes that another scale names alike: a belt in S. */
  prefix?: string | undefined
}

/** An option of a product, with the filter that offers its swatches, if any, as `facet`. */
export interface SourceOption {
  slug: string
  name: string
  facet?: 'colour' | 'size' | undefined
  scale?: SourceScale | undefined
  swatches: SourceSwatch[]
}

/** A variation; a simple product has one without terms. Prices in whole baht. */
export interface SourceVariation {
  sku: string
  /** The swatch slug by option slug. */
  terms: Record<string, string>
  regularPrice: number
  /** The price in whole baht, below `regularPrice`, or null. */
  salePrice: number | null
  stock: number
  /** Whether no file names the stock: it is for trying the shop out. */
  isStockMadeUp?: boolean | undefined
  /** The GTIN, which the barcode shows. */
  gtin?: string | undefined
  image?: SourceImage | undefined
  secondImage?: SourceImage | undefined
  gallery?: SourceImage[] | undefined
}

export interface SourceProduct {
  slug: string
  /** The code on the product's label. */
  code: string
  name: string
  brand: string
  categories: string[]
  collections: string[]
  options: SourceOption[]
  /** Options that the shopper types, with prices in whole baht. */
  textOptions?: TextOption[] | undefined
  variations: SourceVariation[]
  isNewArrival: boolean
  /** Whether the shop does not show it. */
  isHidden?: boolean | undefined
  /** The rank, larger for more popular products. */
  popularity: number
  /** The time as `YYYY-MM-DD HH:mm:ss` in Bangkok. */
  publishedAt: string
  maximumQuantity?: number | undefined
  traits?: SourceTrait[] | undefined
  /** Additional search words, also in Thai. */
  keywords: string[]
  image: SourceImage
  secondImage: SourceImage
  packshotImage?: SourceImage | undefined
  gallery: SourceImage[]
  video?: { provider: 'html5' | 'vimeo' | 'youtube'; source: string; poster?: SourceImage }
  /** The description as HTML. */
  description: string
  /** The further information as HTML. */
  information: string
  composition: string
  careInstruction: { title: string; icon: string; precautions: string[] }[]
  sizeGuideImage?: SourceImage | undefined
  sizeText?: string | undefined
  /** The first cell of a row is its size. */
  sizeTable?: { columns: string[]; rows: string[][] } | undefined
  fashionModels: {
    name: string
    image?: SourceImage | undefined
    height: number
    bust: number
    waist: number
    hips: number
    size: string
  }[]
  /** Slugs of products worn with it. */
  completeTheLook?: { products: string[]; gallery: SourceImage[] } | undefined
  /** The slugs of further products. */
  upsellProducts: string[]
}

/** A look book tile of a listing. */
export interface SourceLookBook {
  title: string
  gallery: SourceImage[]
  link: { url: string; target?: string | undefined }
  /** The subject of its image: the tile is placed only in listings that have one of these. Without it in all. */
  looks?: { product: string; colour: string }[] | undefined
  /** Restricts the tile to the listings of a brand, category or collection. */
  only?: { kind: 'brand' | 'category' | 'collection'; slug: string } | undefined
}

/** A term of a filter beside those of brands, categories, colours and sizes. */
export interface SourceTrait {
  kind: 'occasion' | 'length' | 'fabric'
  slug: string
  name: string
}

/** A whole catalogue, whose lists are in the curated order. */
export interface CatalogueSource {
  brands: SourceTerm[]
  categories: SourceTerm[]
  collections: SourceTerm[]
  /** The current slugs of categories by their former slugs. */
  formerCategories?: Record<string, string> | undefined
  /** All colours in the order of the filter, also unused ones, or without this field in the order of the products. */
  colours?: SourceSwatch[] | undefined
  /** The slugs of sizes in the order of the filter, or without them by size. */
  sizes?: string[] | undefined
  /** The colour families, without which the colour filter offers the shades alone. */
  colourFamilies?: SourceColourFamily[] | undefined
  /** Occasions, lengths and fabrics in the order of their filters. */
  traits?: SourceTrait[] | undefined
  products: SourceProduct[]
  lookBooks: SourceLookBook[]
}
