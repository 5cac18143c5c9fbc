import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { readClauses } from '../docs/clauses.mjs'
import { readThaiViews } from './thaiViews.ts'

/** A module `virtual:…` with one export, whose value is computed when the gallery is built. */
const virtualModule = (name: string, exported: string, compute: () => unknown): Plugin => ({
  name,
  resolveId: (id) => (id === `virtual:${name}` ? `\0virtual:${name}` : undefined),
  load: async (id) =>
    id === `\0virtual:${name}`
      ? `export const ${exported} = ${JSON.stringify(await compute())}`
      : undefined,
})

/** Lays the diagrams out when the gallery is built, so that browsers do not load the layout engine. */
async function layOut() {
  const file = join(import.meta.dirname, '../../gallery/machines/layout/layOutAll.ts')
  const { layOutAll } = await import(pathToFileURL(file).href)
  return layOutAll()
}

/** The modules with which the gallery reads the repository: clauses by id, the views of states in Thai, and the diagrams. */
export const galleryModules = (): Plugin[] => [
  virtualModule('spec-clauses', 'clauses', () =>
    Object.fromEntries(readClauses().map(({ id, sentence }) => [id, sentence])),
  ),
  virtualModule('thai-views', 'thaiViews', () =>
    Object.fromEntries(Object.entries(readThaiViews()).map(([view, { thai }]) => [view, thai])),
  ),
  virtualModule('machine-diagrams', 'diagrams', layOut),
]
