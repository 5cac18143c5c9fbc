import { CmsError } from '../upstream/cmsError.ts'

const largestPage = 1_000_000

/** Validates page and limit (docs/rest/catalog.md). Throws INVALID with the field that is out of range. */
export function pageOf({
  page,
  limit,
}: {
  page?: number | null | undefined
  limit?: number | null | undefined
}) {
  const asked = { page: page ?? 1, limit: limit ?? 12 }
  if (asked.page < 1 || asked.page > largestPage)
    throw CmsError.invalid({ page: 'A page is a number from 1.' })
  if (asked.limit < 1 || asked.limit > 48)
    throw CmsError.invalid({ limit: 'A page holds 1 to 48.' })
  return asked
}
