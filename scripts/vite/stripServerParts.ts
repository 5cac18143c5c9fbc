import type { Plugin } from 'vite'
import { isNode, type Node, withoutNodes } from './withoutNodes.ts'

/** The functions of a page's description that only the server calls (web/app/entryPlan.ts). */
const serverParts = new Set(['search', 'isShareable', 'address'])

const isServerPart = ({ type, key, value }: Node): boolean =>
  type === 'Property' &&
  isNode(key) &&
  serverParts.has(String(key['name'])) &&
  isNode(value) &&
  value.type === 'ArrowFunctionExpression'

/** Removes from a page's description what only the server calls. */
export const withoutServerParts = (code: string, root: Node): string =>
  withoutNodes(code, root, isServerPart)

/** A Vite plugin that removes from browsers' bundles the parts of page descriptions that only the server calls. */
export function stripServerParts(): Plugin {
  return {
    name: 'strip-server-parts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform(code, id) {
      if (!/\/web\/pages\/.+\.page\.ts$/.test(id)) return undefined
      return { code: withoutServerParts(code, this.parse(code) as unknown as Node), map: null }
    },
  }
}
