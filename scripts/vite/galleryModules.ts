import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { readClauses } from '../docs/clauses.mjs'
import { versionOf } from '../lib/records.mjs'
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
  const file = join(import.meta.dirname, '../../web/qa/gallery/layout/layOutAll.ts')
  const { layOutAll } = await import(pathToFileURL(file).href)
  return layOutAll()
}

/** The text of the report that `npm run sample` has stored. */
function readSample() {
  const file = join(import.meta.dirname, '../../web/qa/gallery/report/sample.json.br')
  return brotliDecompressSync(readFileSync(file)).toString()
}

/**
 * The modules with which the gallery of machines reads the repository: its version, the clauses by id, the views of states
 * in Thai, the diagrams, and the sample report, whose title is in a module of its own, because the report is loaded only
 * when it is opened.
 */
export const galleryModules = (): Plugin[] => [
  virtualModule('code-version', 'version', versionOf),
  virtualModule('spec-clauses', 'clauses', () =>
    Object.fromEntries(readClauses().map(({ id, sentence }) => [id, sentence])),
  ),
  virtualModule('thai-views', 'thaiViews', () =>
    Object.fromEntries(Object.entries(readThaiViews()).map(([view, { thai }]) => [view, thai])),
  ),
  virtualModule('machine-diagrams', 'diagrams', layOut),
  virtualModule('sample-title', 'sampleTitle', () => {
    const { version, date, verdict } = JSON.parse(readSample())
    return { id: 'sample', version, date, verdict }
  }),
  virtualModule('sample-report', 'sampleText', readSample),
]
