import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Says the order of the cascade layers at the head of every built style sheet. Rules come in the order of
 * chunks, so without it the layer that a shared chunk names first would be the weakest.
 */
export function layerOrder(mainSheet: string): Plugin {
  const [order] = readFileSync(mainSheet, 'utf8').match(/@layer [\w, ]+;/) ?? []
  if (!order) throw new Error(`${mainSheet} does not say the order of its layers`)
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
