/** The filters of a listing, in the order of the page (`listing.filters.names`). */
export const filterNames = [
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
export type FilterName = (typeof filterNames)[number]
