import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { idleModules, touchModules } from '../../scripts/lib/budgets.mjs'
import { compressFiles } from '../../scripts/lib/compress.mjs'
import { initialFiles, laterScripts, measure, sizeExcess } from '../../scripts/lib/sizes.mjs'
import { temporaryFolder } from './temporaryFolder.ts'

const page = 'web/pages/catalog/ShopPage.tsx'
const manifest = {
  'web/app/entryClient.tsx': { file: 'entry.js', imports: ['_shared.js'], css: ['main.css'] },
  '_shared.js': { file: 'shared.js' },
  [page]: {
    file: 'shop.js',
    imports: ['_shared.js', '_grid.js'],
    dynamicImports: ['web/shop/Later.tsx'],
    css: ['shop.css'],
  },
  '_grid.js': { file: 'grid.js', imports: ['web/app/entryClient.tsx'], css: ['main.css'] },
  'web/shop/Later.tsx': { file: 'later.js' },
}

test('a first view loads the entry and the page with all their imports once', () => {
  expect(initialFiles(manifest, page)).toEqual({
    scripts: ['entry.js', 'shared.js', 'shop.js', 'grid.js'],
    styles: ['main.css', 'shop.css'],
  })
})

test('a page missing from the build is an error', () => {
  expect(() => initialFiles(manifest, 'web/pages/catalog/Gone.tsx')).toThrow(/Gone\.tsx/)
})

test('later loads exclude what the first view has loaded', () => {
  const names = ['web/shop/Later.tsx', page]
  expect(laterScripts(manifest, names, ['shared.js', 'entry.js'])).toEqual([
    'later.js',
    'shop.js',
    'grid.js',
  ])
})

test('a route over its budget is reported', async () => {
  const incompressible = randomBytes(3000).toString('base64')
  const later = Object.fromEntries(
    [...idleModules, ...touchModules].map((name) => [name, { file: 'later.js' }]),
  )
  const client = await temporaryFolder({
    '.vite/manifest.json': JSON.stringify({ ...manifest, ...later }),
    'entry.js': '1',
    'shared.js': '2',
    'shop.js': incompressible,
    'grid.js': '3',
    'later.js': incompressible.repeat(2),
    'main.css': incompressible,
    'shop.css': '',
  })
  const rows = await measure(client, [
    { route: '/fits', page, limit: 4, styleLimit: 4, idle: [] },
    { route: '/shop', page, limit: 2, styleLimit: 4, idle: [] },
    { route: '/wide', page, limit: 4, styleLimit: 2, idle: [] },
  ])
  expect(rows[0]?.script).toBeGreaterThan(2900)
  expect(rows[0]?.script).toBeLessThan(4000)
  expect(rows.flatMap(sizeExcess)).toEqual([
    expect.stringMatching(/^\/shop loads \d+ bytes of JavaScript more than its 2 kB$/),
    expect.stringMatching(/^\/wide loads \d+ bytes of CSS more than its 2 kB$/),
  ])
})

test('text files get Brotli and gzip versions, images and small files none', async () => {
  const text = 'export const word = "bag"\n'.repeat(100)
  const folder = await temporaryFolder({ 'a.js': text, 'b.woff2': text, 'c.css': 'a{}' })
  await compressFiles(folder)
  const readCompressed = (name: string) => readFile(join(folder, name))
  expect(String(brotliDecompressSync(await readCompressed('a.js.br')))).toBe(text)
  expect(String(gunzipSync(await readCompressed('a.js.gz')))).toBe(text)
  expect(['b.woff2.br', 'c.css.br'].filter((name) => existsSync(join(folder, name)))).toEqual([])
})
