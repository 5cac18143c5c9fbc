import { offsetAfter, type Slice, toConnection } from '../responses/connection.ts'
import { CmsError } from '../upstream/cmsError.ts'

const maxPage = 1_000_000
const maxFirst = 48

interface Paging {
  first?: number | null | undefined
  after?: string | null | undefined
  page?: number | null | undefined
}

interface Backwards {
  last?: number | null | undefined
  before?: string | null | undefined
}

/** The page and the limit of a request to the CMS. */
export interface PageQuery {
  page: number
  limit: number
}

/** Validates the arguments of a connection. Throws INVALID with the one that is out of range. */
export function pageArguments({ first, after, page }: Paging, size = 12) {
  const limit = first ?? size
  if (limit < 1 || limit > maxFirst)
    throw CmsError.invalid({ first: `The number of items must be from 1 to ${maxFirst}.` })
  if (page != null && (page < 1 || page > maxPage))
    throw CmsError.invalid({ page: `The page must be from 1 to ${maxPage}.` })
  if (page != null && after != null)
    throw CmsError.invalid({ page: 'Choose either a page or a cursor.' })
  const offset = page != null ? (page - 1) * limit : checkedOffset(after)
  if (offset >= maxPage * limit) throw unknownCursor()
  return { limit, offset }
}

/** Returns the offset of the item after a cursor. Throws INVALID for a text that is no cursor. */
export function checkedOffset(after: Paging['after']): number {
  const offset = offsetAfter(after)
  if (offset === undefined) throw unknownCursor()
  return offset
}

const unknownCursor = () => CmsError.invalid({ after: 'This cursor is unknown.' })

/** Validates the arguments of a connection that is a part of a whole list. Throws INVALID with the one that is wrong. */
export function connectionSlice({ first, after, last, before }: Paging & Backwards): Slice {
  for (const [name, count] of Object.entries({ first, last }))
    if (count != null && count < 1)
      throw CmsError.invalid({ [name]: 'The number of items must be at least 1.' })
  const next = before == null ? null : offsetAfter(before)
  if (next === undefined) throw CmsError.invalid({ before: 'This cursor is unknown.' })
  return {
    offset: checkedOffset(after),
    end: next === null ? null : next - 1,
    first: first ?? null,
    last: last ?? null,
  }
}

/**
 * Reads a part of a list from a CMS that only has pages: one page when the part begins with it, as those of the shop do,
 * otherwise the two that contain it.
 */
export async function readPart<Node, List extends { nodes: Node[]; totalCount: number }>(
  { limit, offset }: { limit: number; offset: number },
  read: (query: PageQuery) => Promise<List>,
): Promise<List> {
  const page = Math.floor(offset / limit) + 1
  const skipped = offset % limit
  if (skipped === 0) return read({ page, limit })
  const [current, next] = await Promise.all([
    read({ page, limit }),
    read({ page: page + 1, limit }),
  ])
  const nodes = [...current.nodes.slice(skipped), ...next.nodes.slice(0, skipped)]
  return {
    ...current,
    ...toConnection({ nodes, offset, totalCount: current.totalCount, size: limit }),
  }
}
