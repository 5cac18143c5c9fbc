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

/** Documentation within a machine: a state's `meta`, a transition's `description`. */
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

/** Removes documentation from a machine's code without changing its behaviour. */
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

/** A Vite plugin that removes the documentation of machines from the shop's bundles; only the gallery needs it. */
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
