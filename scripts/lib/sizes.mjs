import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { budgets, idleModules, touchModules } from './budgets.mjs'
import { toBrotli } from './compress.mjs'
import { filesUnder } from './fingerprint.mjs'
import { inRoot } from './paths.mjs'
import { problem } from './results.mjs'

const entry = 'web/app/entryClient.tsx'

/**
 * @typedef {{ file: string, imports?: string[], css?: string[], assets?: string[] }} Chunk
 * @typedef {import('./budgets.mjs').Budget} Budget
 * @typedef {{ route: string, script: number, idle: number, touch: number, style: number, limit: number, styleLimit: number }} Row sizes in
 *   bytes of Brotli, limits in kB
 */

/**
 * Returns the chunks of modules with all that they import, each once.
 * @param {Record<string, Chunk>} manifest Vite's
 * @param {readonly string[]} names
 */
function chunksOf(manifest, names) {
  /** @type {Set<Chunk>} */
  const chunks = new Set()
  /** @param {string} name */
  const collect = (name) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}: correct scripts/lib/budgets.mjs`)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(collect)
  }
  names.forEach(collect)
  return [...chunks]
}

/**
 * The size of a route's first view: the entry and the page's own chunk, with all that both import.
 * @param {Record<string, Chunk>} manifest Vite's
 * @param {string} page
 * @returns {{ scripts: string[], styles: string[] }} files of the build
 */
export function initialFiles(manifest, page) {
  const chunks = chunksOf(manifest, [entry, page])
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  }
}

/**
 * The size of a page's files after its first view.
 * @param {Record<string, Chunk>} manifest Vite's
 * @param {readonly string[]} names modules that are imported dynamically
 * @param {readonly string[]} knownFiles scripts that are loaded already
 * @returns {string[]} scripts of the build
 */
export function laterScripts(manifest, names, knownFiles) {
  return chunksOf(manifest, names)
    .map(({ file }) => file)
    .filter((file) => !knownFiles.includes(file))
}

/**
 * Returns the scripts of a route by when they are loaded.
 * @param {Record<string, Chunk>} manifest Vite's
 * @param {Pick<Budget, 'page' | 'idle'>} budget
 * @returns {{ first: string[], idle: string[], touch: string[] }} files of the build
 */
export function pageScripts(manifest, { page, idle }) {
  const first = initialFiles(manifest, page).scripts
  const afterwards = laterScripts(manifest, [...idleModules, ...idle], first)
  const touch = laterScripts(manifest, touchModules, [...first, ...afterwards])
  return { first, idle: afterwards, touch }
}

/**
 * Measures every route of the table in a build.
 * @param {string} client the folder of the browser's build
 * @param {Budget[]} table
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
    table.map(async (budget) => {
      const { first, idle, touch } = pageScripts(manifest, budget)
      return {
        route: budget.route,
        limit: budget.limit,
        styleLimit: budget.styleLimit,
        script: await weigh(first),
        idle: await weigh(idle),
        touch: await weigh(touch),
        style: await weigh(initialFiles(manifest, budget.page).styles),
      }
    }),
  )
}

/** @param {string} file */
async function brotliBytes(file) {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
  return (await toBrotli(readFileSync(file))).length
}

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`

/**
 * Describes how a route exceeds its budget, or returns nothing for one within it.
 * @param {Row} row
 */
export function sizeExcess({ route, script, style, limit, styleLimit }) {
  const parts = [
    { name: 'JavaScript', bytes: script, limit },
    { name: 'CSS', bytes: style, limit: styleLimit },
  ]
  return parts
    .filter((part) => part.bytes > part.limit * 1000)
    .map((part) => {
      const excess = part.bytes - part.limit * 1000
      return `${route} loads ${excess} bytes of ${part.name} more than its ${part.limit} kB`
    })
}

/**
 * Prints what each route's first view loads and fails what is over its budget.
 * @returns {Promise<import('./results.mjs').Count>}
 */
export async function sizes() {
  const client = inRoot('dist', 'client')
  const rows = await measure(client)
  const heads = ['first view', 'budget', 'when idle', 'first touch', 'CSS', 'budget']
  console.log(`${'JavaScript of'.padEnd(18)}${heads.map((head) => head.padStart(12)).join('')}`)
  for (const row of rows) {
    const limits = { script: row.limit * 1000, style: row.styleLimit * 1000 }
    const cells = [row.script, limits.script, row.idle, row.touch, row.style, limits.style]
    const text = cells.map((bytes) => kB(bytes).padStart(12)).join('')
    console.log(
      `${row.route.padEnd(18)}${text}${sizeExcess(row).length > 0 ? '  ✗ over budget' : ''}`,
    )
  }
  const fonts = filesUnder([client]).filter((file) => file.endsWith('.woff2'))
  const bytes = fonts.reduce((sum, file) => sum + statSync(file).size, 0)
  console.log(
    `fonts: ${fonts.length} files, ${kB(bytes)} in all; a browser loads the alphabets it shows`,
  )
  const over = rows.filter((row) => sizeExcess(row).length > 0).length
  const problems = rows.flatMap(sizeExcess).map((text) => problem(text))
  return { passed: rows.length - over, failed: over, skipped: 0, problems }
}
