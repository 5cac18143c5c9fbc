import { CmsError } from '../upstream/cmsError.ts'

const maxPage = 1_000_000

/** Validates page and limit (docs/rest/catalog.md). Throws INVALID with the field that is out of range. */
export function pageOf({
  page,
  limit,
}: {
  page?: number | null | undefined
  limit?: number | null | undefined
}) {
  const requested = { page: page ?? 1, limit: limit ?? 12 }
  if (requested.page < 1 || requested.page > maxPage)
    throw CmsError.invalid({ page: `The page must be from 1 to ${maxPage}.` })
  if (requested.limit < 1 || requested.limit > 48)
    throw CmsError.invalid({ limit: 'The limit must be from 1 to 48.' })
  return requested
}
