/** A brand, category or collection, whose `metadata` is stored under the key `vitrine`. */
export interface SeedTerm {
  handle: string
  name: string
  /** The handle of the parent category. */
  parent?: string | undefined
  metadata: Record<string, unknown>
}

/** A variant, with prices in whole baht. */
export interface SeedVariant {
  sku: string
  title: string
  /** Title of the option → value. */
  options: Record<string, string>
  regularPrice: number
  salePrice: number | null
  stock: number
}

/** A product with its variants, whose `metadata` is stored under the key `vitrine`. */
export interface SeedProduct {
  handle: string
  title: string
  code: string
  /** The description as HTML. */
  description: string
  material: string
  thumbnail: string
  images: string[]
  brand: string
  categories: string[]
  collection: string | undefined
  options: { title: string; values: string[] }[]
  variants: SeedVariant[]
  metadata: Record<string, unknown>
}

/** A coupon, with amounts in percent or whole baht and times in ISO 8601. */
export interface SeedCoupon {
  code: string
  description: string
  kind: 'percent' | 'fixed'
  amount: number
  /** The smallest value of the items in whole baht. */
  minimum?: number | undefined
  isOncePerCustomer: boolean
  /** Whether it is only for people without an earlier order. */
  isForFirstOrder: boolean
  /** Whether customers find it in their account. */
  isListed: boolean
  usageLimit?: number | undefined
  startsAt?: string | undefined
  endsAt?: string | undefined
}

/** A shipping method, with prices in whole baht. */
export interface SeedShipping {
  code: string
  name: string
  price: number
  freeFrom: number | null
  /** The names of the provinces to which it delivers, or null for all. */
  provinces: readonly string[] | null
}

/** The seed of the engine: the shop's content files in Medusa's terms. */
export interface SeedFile {
  brands: SeedTerm[]
  categories: SeedTerm[]
  collections: SeedTerm[]
  products: SeedProduct[]
  coupons: SeedCoupon[]
  shipping: SeedShipping[]
  /** Percent of value added tax, which prices include. */
  vatRate: number
}
