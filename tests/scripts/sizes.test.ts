import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from '../../scripts/lib/compress.mjs'
import { initialFiles, isOver, measure } from '../../scripts/lib/sizes.mjs'
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

test('a first view loads the entry and the page with all that they import, each once', () => {
  expect(initialFiles(manifest, page)).toEqual({
    scripts: ['entry.js', 'shared.js', 'shop.js', 'grid.js'],
    styles: ['main.css', 'shop.css'],
  })
})

test('a style sheet that all pages share belongs to every first view', () => {
  const shared = { ...manifest, 'style.css': { file: 'style.css' } }
  expect(initialFiles(shared, page).styles).toEqual(['style.css', 'main.css', 'shop.css'])
})

test('a page that the build does not hold is an error, not a size of nothing', () => {
  expect(() => initialFiles(manifest, 'web/pages/catalog/Gone.tsx')).toThrow(/Gone\.tsx/)
})

test('a route over its budget is found, by what the browser loads', async () => {
  const noise = randomBytes(3000).toString('base64')
  const client = await temporaryFolder({
    '.vite/manifest.json': JSON.stringify(manifest),
    'entry.js': '1',
    'shared.js': '2',
    'shop.js': noise,
    'grid.js': '3',
    'later.js': noise.repeat(2),
    'main.css': '',
    'shop.css': '',
  })
  const [fits, over] = await measure(client, [
    { route: '/shop', page, limit: 4 },
    { route: '/shop', page, limit: 2 },
  ])
  expect(fits?.script).toBeGreaterThan(2900)
  expect(fits?.script).toBeLessThan(4000)
  expect([fits, over].map((row) => row && isOver(row))).toEqual([false, true])
})

test('text files get a Brotli and a gzip twin, pictures and small files none', async () => {
  const text = 'export const word = "bag"\n'.repeat(100)
  const folder = await temporaryFolder({ 'a.js': text, 'b.woff2': text, 'c.css': 'a{}' })
  await compressFiles(folder)
  const twin = (name: string) => readFile(join(folder, name))
  expect(String(brotliDecompressSync(await twin('a.js.br')))).toBe(text)
  expect(String(gunzipSync(await twin('a.js.gz')))).toBe(text)
  expect(['b.woff2.br', 'c.css.br'].filter((name) => existsSync(join(folder, name)))).toEqual([])
})
