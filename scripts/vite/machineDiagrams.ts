import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const name = 'virtual:machine-diagrams'

/** Provides precomputed layouts of the machines to the gallery, so that browsers do not load the layout engine. */
export function machineDiagrams(): Plugin {
  return {
    name: 'machine-diagrams',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      const file = join(import.meta.dirname, '../../web/qa/gallery/layout/layOutAll.ts')
      const { layOutAll } = await import(pathToFileURL(file).href)
      return `export const diagrams = ${JSON.stringify(await layOutAll())}`
    },
  }
}
