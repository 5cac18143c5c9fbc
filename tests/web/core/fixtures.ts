import { baht } from '../baht.ts'

/** A store, as the gateway has it. */
export const namedStore = (name: string) => ({
  id: '1',
  slug: 'siam',
  name,
  content: '<p>Ground floor</p>',
  phoneNumber: null,
  hours: null,
  location: { lat: 13.7, lng: 100.5, address: 'Rama I Road' },
  image: null,
})

/** The store as the result of its query. */
export const storeData = (name: string) => ({
  ...namedStore(name),
  __typename: 'Store' as const,
  location: { ...namedStore(name).location, __typename: 'GeoLocation' as const },
})

/** A product as a list has it. */
export const listedProduct = (id: string) => ({
  __typename: 'ProductCard' as const,
  id,
  databaseId: id,
  name: `Product ${id}`,
  url: `/product/${id}`,
  slug: id,
  type: 'SIMPLE' as const,
  image: null,
  secondImage: null,
  price: baht(100),
  regularPrice: baht(100),
  isNew: false,
  stockStatus: 'IN_STOCK' as const,
  brands: [],
  visibleOption: null,
})
