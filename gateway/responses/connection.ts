/** A part of a list, as a CMS or a slice returns it. */
interface Part<Node> {
  nodes: readonly Node[]
  /** The number of items before the first node. */
  offset: number
  totalCount: number
  size: number
}

/** Returns the cursor of the item with this number, from 0. */
export const indexCursor = (index: number) => Buffer.from(`item:${index}`).toString('base64url')

/** Returns the number of the item after a cursor, 0 without one, undefined for a text that is no cursor. */
export function offsetAfter(cursor: string | null | undefined): number | undefined {
  if (cursor === null || cursor === undefined) return 0
  const [, index] = /^item:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return index === undefined ? undefined : Number(index) + 1
}

/** Creates a connection by Relay's specification. */
export function toConnection<Node>({ nodes, offset, totalCount, size }: Part<Node>) {
  const edges = nodes.map((node, index) => ({ cursor: indexCursor(offset + index), node }))
  return {
    nodes: [...nodes],
    edges,
    totalCount,
    pageCount: Math.ceil(totalCount / size),
    pageInfo: {
      hasNextPage: offset + nodes.length < totalCount && nodes.length > 0,
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** The requested slice of a whole list. */
export interface Slice {
  /** The number of the first item, from 0. */
  offset: number
  /** The number of the item before which it ends; null for the end of the list. */
  end: number | null
  first: number | null
  last: number | null
}

/** Creates the connection of a part of a whole list, by Relay's algorithm: `first` applies before `last`. */
export function sliceList<Node>(list: readonly Node[], { offset, end, first, last }: Slice) {
  const wanted = Math.min(end ?? list.length, first === null ? list.length : offset + first)
  const stop = Math.min(wanted, list.length)
  const start = last === null ? offset : Math.max(offset, stop - last)
  const nodes = list.slice(start, Math.max(start, stop))
  const size = first ?? last ?? Math.max(list.length, 1)
  return toConnection({ nodes, offset: start, totalCount: list.length, size })
}
