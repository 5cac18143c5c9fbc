import { compressBrotli } from '@vitrine/gateway/pages/compression.ts'
import { encodedBody, type PageContent } from '@vitrine/gateway/pages/pageContent.ts'
import { expect, test } from 'vitest'

const html = Buffer.from('<!doctype html><title>Vitrine</title>')

const content = (hash: string): PageContent => ({
  hash,
  policy: '',
  length: html.length,
  brotli: compressBrotli(html, 5),
  isBestQuality: false,
})

test('a page is decompressed once when several clients request it uncompressed', async () => {
  const page = content('first')
  const [first, second] = await Promise.all([
    encodedBody(page, 'identity'),
    encodedBody(page, 'identity'),
  ])
  expect(Buffer.from(first)).toEqual(html)
  expect(second).toBe(first)
  expect(await encodedBody(content('second'), 'identity')).not.toBe(first)
})
