import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from '../../scripts/lib/compress.mjs'
import { temporaryFolder } from './temporaryFolder.ts'

test('text files get Brotli and gzip versions, images and small files none', async () => {
  const text = 'export const word = "bag"\n'.repeat(100)
  const folder = await temporaryFolder({ 'a.js': text, 'b.woff2': text, 'c.css': 'a{}' })
  await compressFiles(folder)
  const readCompressed = (name: string) => readFile(join(folder, name))
  expect(String(brotliDecompressSync(await readCompressed('a.js.br')))).toBe(text)
  expect(String(gunzipSync(await readCompressed('a.js.gz')))).toBe(text)
  expect(['b.woff2.br', 'c.css.br'].filter((name) => existsSync(join(folder, name)))).toEqual([])
})
