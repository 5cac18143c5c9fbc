/** A syntax node as the bundler's parser gives it: a type, a place, and more nodes. */
export interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

function matching(node: Node, isRemoved: (node: Node) => boolean): Node[] {
  if (isRemoved(node)) return [node]
  return Object.values(node)
    .flat()
    .flatMap((part) => (isNode(part) ? matching(part, isRemoved) : []))
}

/** Removes the properties of objects that are named by `isRemoved`, with the commas after them. */
export function withoutNodes(code: string, root: Node, isRemoved: (node: Node) => boolean): string {
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of matching(root, isRemoved)) {
    pieces.push(code.slice(from, start))
    const [comma = ''] = /^\s*,/.exec(code.slice(end)) ?? []
    from = end + comma.length
  }
  return [...pieces, code.slice(from)].join('')
}
