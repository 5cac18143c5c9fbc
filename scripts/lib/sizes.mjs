import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { toBrotli } from './compress.mjs'
import { filesUnder } from './fingerprint.mjs'
import { inRoot } from './paths.mjs'
import { problem } from './results.mjs'

/** What a route's first view may cost: initial JavaScript in kB (1000 bytes) of Brotli. */
export const budgets = [
  { route: '/', page: 'web/pages/content/HomePage.tsx', limit: 160 },
  { route: '/shop', page: 'web/pages/catalog/ShopPage.tsx', limit: 160 },
  { route: '/product/:slug', page: 'web/pages/catalog/ProductPage.tsx', limit: 160 },
]

const entry = 'web/app/entryClient.tsx'

/**
 * @typedef {{ file: string, imports?: string[], css?: string[], assets?: string[] }} Chunk
 * @typedef {{ route: string, script: number, style: number, limit: number }} Row sizes in bytes of Brotli, limit in kB
 */

/**
 * What the first view of a route loads: the entry and the page's own chunk, with all that both import.
 * @param {Record<string, Chunk>} manifest Vite's
 * @param {string} page
 * @returns {{ scripts: string[], styles: string[] }} files of the build
 */
export function initialFiles(manifest, page) {
  /** @type {Set<Chunk>} */
  const chunks = new Set()
  /** @param {string} name */
  const collect = (name) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}: correct scripts/lib/sizes.mjs`)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(collect)
  }
  collect(entry)
  collect(page)
  const shared = manifest['style.css'] ? [manifest['style.css'].file] : []
  return {
    scripts: [...chunks].map(({ file }) => file),
    styles: [...new Set([...shared, ...[...chunks].flatMap(({ css }) => css ?? [])])],
  }
}

/**
 * Measures every route of the table in a build.
 * @param {string} client the folder of the browser's build
 * @param {typeof budgets} table
 * @returns {Promise<Row[]>}
 */
export async function measure(client, table = budgets) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'))
  /** @param {string[]} files */
  const weigh = async (files) => {
    const weights = await Promise.all(files.map((file) => brotliBytes(join(client, file))))
    return weights.reduce((sum, bytes) => sum + bytes, 0)
  }
  return Promise.all(
    table.map(async ({ route, page, limit }) => {
      const { scripts, styles } = initialFiles(manifest, page)
      return { route, script: await weigh(scripts), style: await weigh(styles), limit }
    }),
  )
}

/** @param {string} file */
async function brotliBytes(file) {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
  return (await toBrotli(readFileSync(file))).length
}

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** @param {Row} row */
export const isOver = ({ script, limit }) => script > limit * 1000

/**
 * Prints what each route's first view loads and fails what is over its budget.
 * @returns {Promise<import('./results.mjs').Count>}
 */
export async function sizes() {
  const client = inRoot('dist', 'client')
  const rows = await measure(client)
  console.log(
    `${'route'.padEnd(18)}${'JavaScript'.padStart(11)}${'budget'.padStart(11)}${'CSS'.padStart(10)}`,
  )
  for (const row of rows) {
    const cells = [
      kB(row.script).padStart(11),
      kB(row.limit * 1000).padStart(11),
      kB(row.style).padStart(10),
    ]
    console.log(`${row.route.padEnd(18)}${cells.join('')}${isOver(row) ? '  ✗ over budget' : ''}`)
  }
  const fonts = filesUnder([client]).filter((file) => file.endsWith('.woff2'))
  const bytes = fonts.reduce((sum, file) => sum + statSync(file).size, 0)
  console.log(
    `fonts: ${fonts.length} files, ${kB(bytes)} in all; a browser loads the alphabets it shows`,
  )
  const over = rows.filter(isOver)
  const problems = over.map(({ route, script, limit }) =>
    problem(`${route} loads ${script - limit * 1000} bytes more than its ${limit} kB`),
  )
  return { passed: rows.length - over.length, failed: over.length, skipped: 0, problems }
}
