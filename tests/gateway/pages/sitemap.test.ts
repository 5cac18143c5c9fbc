import { registerSitemap } from '@vitrine/gateway/server/sitemap.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { covers } from '#tests/support/clauses/covers.ts'

const productsOf = (count: number, prefix = 'dress') => {
  const all = Array.from({ length: count }, (_, index) => ({ url: `/product/${prefix}-${index}` }))
  return async (_: unknown, { page = 1 }: { page?: number }) => ({
    data: {
      site: null,
      stores: null,
      listing: {
        nodes: all.slice((page - 1) * 48, page * 48),
        lookBooks: [],
        pageCount: Math.ceil(count / 48),
      },
      stories: { nodes: [], pageCount: 1 },
    },
  })
}

async function read(execute: ReturnType<typeof productsOf>, maxUrls?: number) {
  const app = Fastify()
  const now = () => new Date('2026-11-29T00:00:00Z')
  registerSitemap(app, {
    siteUrl: 'https://shop.example',
    execute: execute as unknown as Parameters<typeof registerSitemap>[1]['execute'],
    now,
    ...(maxUrls && { maxUrls }),
  })
  const get = async (url: string) => {
    const { statusCode, body } = await app.inject({ url })
    return {
      statusCode,
      body,
      urls: [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url),
    }
  }
  return { app, get }
}

test('a shop with more addresses than a sitemap may have serves an index of several', async () => {
  covers('pages.sitemap.parts')
  const { app, get } = await read(productsOf(100), 50)
  const index = await get('/sitemap.xml')
  expect(index.body).toContain('<sitemapindex ')
  // 6 fixed pages and 100 products in two languages, 50 addresses a file.
  expect(index.urls).toEqual(
    [1, 2, 3, 4, 5].map((part) => `https://shop.example/sitemap-${part}.xml`),
  )
  const parts = await Promise.all(index.urls.map((url) => get(new URL(url ?? '').pathname)))
  expect(parts.map(({ urls }) => urls.length)).toEqual([50, 50, 50, 50, 12])
  const urls = parts.flatMap((part) => part.urls)
  expect(new Set(urls).size).toBe(212)
  expect(urls).toContain('https://shop.example/th/product/dress-99')
  for (const { body } of parts) {
    expect(body).toMatch(/^<\?xml [^>]*>\n<urlset /)
    const pairs = [...body.matchAll(/hreflang="th" href="([^"]*)"/g)]
    expect(pairs.every(([, url]) => body.includes(`<loc>${url}</loc>`))).toBe(true)
  }
  for (const path of ['/sitemap-6.xml', '/sitemap-0.xml', '/sitemap-1e0.xml', '/sitemap-.xml'])
    expect((await get(path)).statusCode, path).toBe(404)
  await app.close()
})

test('a shop with as many addresses as a sitemap may have serves one file', async () => {
  covers('pages.sitemap.parts')
  const { app, get } = await read(productsOf(44), 100)
  const { body, urls } = await get('/sitemap.xml')
  expect(body).toContain('<urlset ')
  expect(urls).toHaveLength(100)
  expect((await get('/sitemap-2.xml')).statusCode).toBe(404)
  await app.close()
})

test('a file of long addresses stays below 50 MB', async () => {
  covers('pages.sitemap.parts')
  const { app, get } = await read(productsOf(4000, 'ชุดราตรีผ้าไหม'.repeat(20)))
  const { urls } = await get('/sitemap.xml')
  expect(urls).toHaveLength(2)
  for (const url of urls)
    expect(Buffer.byteLength((await get(new URL(url ?? '').pathname)).body)).toBeLessThan(
      50_000_000,
    )
  await app.close()
})
