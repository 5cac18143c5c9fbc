import { filterNames } from '@vitrine/contract/rules/filterNames.ts'
import type { PageRequest } from '#web/core/page/definePage.ts'
import type { Head } from '#web/core/page/head.ts'
import { catalogCopy } from '#web/generated/messages/catalogCopy.ts'
import { headCopy } from '#web/generated/messages/headCopy.ts'
import { language } from '#web/lib/language.ts'
import type { ListingQuery } from '../listing/listing.generated.ts'
import {
  type FixedFilter,
  isNarrowed,
  type ListingSelection,
  readPage,
  readSelection,
  writeSelection,
} from '../listing/listingUrl.ts'

type Listing = NonNullable<ListingQuery['listing']>

/** Describes a listing by its number of products and its first three brands. */
export function describeListing(name: string, { totalCount, filters }: Listing): string {
  const labels = filters.find(({ slug }) => slug === 'BRANDS')?.terms ?? []
  const makers = labels.slice(0, 3).map((label) => label.name)
  const list = new Intl.ListFormat(language() === 'en' ? 'en-GB' : 'th').format(makers)
  return list
    ? headCopy.piecesBy({ name, count: totalCount, list })
    : headCopy.pieces({ name, count: totalCount })
}

/** The filters whose single terms menus and stories link to, and which therefore are pages of their own. */
const linkedFilters = ['brands', 'collections'] as const

/** Returns the name of the only term that a listing is narrowed to; undefined for every other selection. */
function viewOf({ search, terms, prices }: ListingSelection, listing: Listing | null | undefined) {
  const chosen = filterNames.flatMap((name) => terms[name].map((slug) => ({ name, slug })))
  const [term] = chosen
  if (!term || chosen.length > 1 || search || prices.min !== null || prices.max !== null)
    return undefined
  if (!linkedFilters.some((name) => name === term.name) || !listing?.totalCount) return undefined
  const filter = listing.filters.find(({ slug }) => slug.toLowerCase() === term.name)
  return filter?.terms.find(({ slug }) => slug === term.slug)?.name
}

/**
 * Returns the head of a listing at `path` for what its URL selects: a page for each page of the list and for each brand or
 * collection; searches and other selections are not indexed (pages.listing.*).
 */
export function listingHead(
  head: Head,
  path: string,
  { search }: Pick<PageRequest, 'search'>,
  listing: Listing | null | undefined,
  fixed: FixedFilter = {},
): Head {
  const selection = readSelection(search, fixed)
  const page = readPage(search)
  const view = viewOf(selection, listing)
  const isIndexed = view !== undefined || !isNarrowed(selection)
  const name = selection.search ? `“${selection.search}”` : view
  const parts = [name, head.title, page > 1 ? catalogCopy.page({ page }) : undefined]
  return {
    ...head,
    title: parts.filter(Boolean).join(' – '),
    description: view && listing ? describeListing(view, listing) : head.description,
    canonical:
      path + writeSelection(isIndexed ? { ...selection, sort: 'DEFAULT' } : selection, page),
    ...(!isIndexed && { robots: 'noindex' }),
  }
}
