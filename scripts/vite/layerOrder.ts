import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Declares the order of the cascade layers at the beginning of every built style sheet, since the order would otherwise
 * depend on which chunk is loaded first.
 */
export function layerOrder(mainSheet: string): Plugin {
  const [order] = readFileSync(mainSheet, 'utf8').match(/@layer [\w, ]+;/) ?? []
  if (!order) throw new Error(`${mainSheet} does not declare the order of its layers`)
  return {
    name: 'layer-order',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = order + file.source
    },
  }
}
