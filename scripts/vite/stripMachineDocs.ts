import type { Plugin } from 'vite'

/** A syntax node as the bundler's parser gives it: a type, a place, and more nodes. */
interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** What a machine says of itself to people: a state's `meta`, a transition's `description`. */
function isDocs({ type, key, value }: Node): boolean {
  if (type !== 'Property' || !isNode(key) || key['type'] !== 'Identifier' || !isNode(value))
    return false
  if (key['name'] === 'meta') return value.type === 'ObjectExpression'
  if (key['name'] !== 'description') return false
  return value.type === 'TemplateLiteral' || typeof value['value'] === 'string'
}

function docsIn(node: Node): Node[] {
  if (isDocs(node)) return [node]
  return Object.values(node)
    .flat()
    .flatMap((part) => (isNode(part) ? docsIn(part) : []))
}

/** Takes out of a machine's code what only reviewers read; what it does stays the same. */
export function withoutDocs(code: string, root: Node): string {
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of docsIn(root)) {
    pieces.push(code.slice(from, start))
    const [comma = ''] = /^\s*,/.exec(code.slice(end)) ?? []
    from = end + comma.length
  }
  return [...pieces, code.slice(from)].join('')
}

/** Leaves the words about machines out of the shop's bundles: shoppers load what machines do, the gallery the rest. */
export function stripMachineDocs(): Plugin {
  return {
    name: 'strip-machine-docs',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'gallery',
    enforce: 'post',
    transform(code, id) {
      if (!/\/machines\/(?!tools\/)\w+\/\w+\.ts$/.test(id)) return undefined
      return { code: withoutDocs(code, this.parse(code) as unknown as Node), map: null }
    },
  }
}
