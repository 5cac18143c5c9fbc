import { type FieldReadFunction, InMemoryCache } from '@apollo/client'
import { listingPolicy } from './listingCache.ts'
import { storiesPolicy } from './storiesCache.ts'

/** A visitor has one bag: what an add brought is it, also when reading it had failed before. */
const theBag: FieldReadFunction = (known, { canRead, toReference }) => {
  const bag = toReference({ __typename: 'Cart', id: 'cart' })
  return known ?? (canRead(bag) ? bag : undefined)
}

/** How data is kept: things by id, and what has no id of its own inside its parent. */
export function createCache() {
  return new InMemoryCache({
    possibleTypes: {
      Swatch: ['ColourSwatch', 'DuoColourSwatch', 'ImageSwatch', 'TextSwatch'],
      SwatchFields: ['ColourSwatch', 'DuoColourSwatch', 'ImageSwatch', 'TextSwatch'],
      ProductSummary: ['ProductCard', 'Product'],
      ContentBlock: ['BannerSlider', 'ProductSlider', 'Tiles', 'Video'],
    },
    typePolicies: {
      Query: { fields: { cart: theBag, listing: listingPolicy, posts: storiesPolicy } },
      // One site: what several queries ask of it is kept together.
      Site: { merge: true },
      Settings: { merge: true },
      SiteInfo: { merge: true },
      Image: { keyFields: false },
      CartItem: { keyFields: ['key'] },
      MenuItem: { keyFields: false },
      Breadcrumb: { keyFields: false },
      FilterTerm: { keyFields: false },
      Term: { keyFields: false },
      LookBook: { keyFields: false },
    },
  })
}
