import type { z } from 'zod'
import type { Listing, ListingQuery } from '../../../../gateway/contracts/catalog.ts'
import type { Directory, ShopTerm } from './directory.ts'

type Featured = Pick<
  z.infer<typeof Listing>,
  'featuredImage' | 'featuredImageMobile' | 'featuredType' | 'featuredVideo' | 'content'
>

/** Returns what a listing of one category, collection or brand shows above its products. */
export function featuredOf(
  directory: Directory,
  { categories = [], collections = [], brands = [] }: z.infer<typeof ListingQuery>,
): Featured {
  const candidates = [
    sole(directory.categories, categories),
    sole(directory.collections, collections),
    sole(directory.brands, brands),
  ]
  const term = candidates.find(
    (each) => each?.extras.featuredImage || each?.extras.featuredVideo || each?.extras.content,
  )
  const { extras = {} } = term ?? {}
  return {
    featuredImage: extras.featuredImage ?? null,
    featuredImageMobile: extras.featuredImageMobile ?? null,
    featuredType: extras.featuredType ?? null,
    featuredVideo: extras.featuredVideo ?? null,
    content: extras.content ?? null,
  }
}

/** The term of a filter with one value. */
function sole(terms: ShopTerm[], requested: string[]): ShopTerm | undefined {
  return requested.length === 1 ? terms.find(({ slug }) => slug === requested[0]) : undefined
}
