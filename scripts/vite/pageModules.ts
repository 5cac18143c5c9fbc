import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** The line of a page's description that imports its component. */
const importOfCode = /\bcode:\s*\(\)\s*=>\s*import\(['"](\.[^'"]+)['"]\)/g

/** Adds to each `code` of a page's description the file that it imports, as the build's manifest names it. */
export const withModules = (code: string, folder: string) =>
  code.replace(
    importOfCode,
    (text, file: string) => `${text}, module: ${JSON.stringify(join(folder, file))}`,
  )

/** Lets the server find the scripts and style sheets of a page by its description (web/core/page/definePage.ts). */
export function pageModules(): Plugin {
  let root = ''
  return {
    name: 'page-modules',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root
    },
    transform(code, id) {
      if (!/\/web\/pages\/.+\.page\.ts$/.test(id)) return undefined
      return { code: withModules(code, relative(root, dirname(id))), map: null }
    },
  }
}
