import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const name = 'virtual:machine-pictures'

/** Provides precomputed layouts of the machines to the gallery, so that browsers do not load the layout engine. */
export function machineImages(): Plugin {
  return {
    name: 'machine-pictures',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      const file = join(import.meta.dirname, '../../web/qa/gallery/layout/layOutAll.ts')
      const { layOutAll } = await import(pathToFileURL(file).href)
      return `export const pictures = ${JSON.stringify(await layOutAll())}`
    },
  }
}
