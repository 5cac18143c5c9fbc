import type { Plugin } from 'vite'
import { isNode, type Node, withoutNodes } from './withoutNodes.ts'

/** Documentation within a machine: a state's `meta`, a transition's `description`. */
function isDocs({ type, key, value }: Node): boolean {
  if (type !== 'Property' || !isNode(key) || key['type'] !== 'Identifier' || !isNode(value))
    return false
  if (key['name'] === 'meta') return value.type === 'ObjectExpression'
  if (key['name'] !== 'description') return false
  return value.type === 'TemplateLiteral' || typeof value['value'] === 'string'
}

/** Removes documentation from a machine's code without changing its behaviour. */
export const withoutDocs = (code: string, root: Node): string => withoutNodes(code, root, isDocs)

/** A Vite plugin that removes the documentation of machines, which only the gallery needs, from the shop's bundles. */
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
