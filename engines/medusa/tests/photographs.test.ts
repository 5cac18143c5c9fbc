import { Product } from '@vitrine/contract/catalog.ts'
import type { Image } from '@vitrine/contract/common.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { createDatabase } from './support/createDatabase.ts'
import { startShopOverMedusa, timeUntil } from './support/shopOverMedusa.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
/** A seeded product, which has sample images of its colours, of a model and of a look. */
const slug = 'silk-slip-dress'
let admin: AdminApi
let shop: Awaited<ReturnType<typeof startShopOverMedusa>>
let id: string

interface AdminProduct {
  id: string
  thumbnail: string | null
  images: { url: string }[]
}

beforeAll(async () => {
  admin = await AdminApi.signIn(stack)
  shop = await startShopOverMedusa(stack, {
    DATABASE_URL: await createDatabase(stack.databaseUrl),
  })
  const { products } = await admin.send<{ products: AdminProduct[] }>(
    ...(['GET', `/products?handle=${slug}&fields=id,thumbnail,images.url`] as const),
  )
  const [product] = products
  if (!product) throw new Error(`Medusa has no product ${slug}`)
  id = product.id
  return () =>
    admin.send('POST', `/products/${id}`, {
      thumbnail: product.thumbnail,
      images: product.images,
    })
})

afterAll(() => shop[Symbol.asyncDispose]())

const shown = () => new Visitor(shop.adapter).read(Product, `/products/${slug}`)
const fetchFile = (url: string) => fetch(`${shop.adapter}${url}`)

/** The URLs of sample images on a product's page, besides those of other products. */
const samplesOf = ({ upsellProducts: _, completeTheLook: look, ...rest }: Product) =>
  JSON.stringify({ ...rest, look: look?.gallery }).match(
    /\/media\/[0-9a-f]+\/(?!photograph-)[^" ]+/g,
  )

const portrait = () =>
  sharp({ create: { width: 900, height: 1500, channels: 3, background: '#a03050' } })
    .jpeg()
    .toBuffer()

async function sizeOf(image: Image['sizes']['full']) {
  const response = await fetchFile(image.url)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('immutable')
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { width, height }
}

test('photographs that staff upload replace every sample picture of the product, in the sizes that the page reserves', async () => {
  expect(samplesOf(await shown())).not.toBeNull()
  const urls = [
    await admin.upload('front.jpg', await portrait()),
    await admin.upload('back.jpg', await portrait()),
  ]
  await admin.send('POST', `/products/${id}`, {
    thumbnail: urls[0],
    images: urls.map((url) => ({ url })),
  })
  await timeUntil(async () => (await shown()).gallery.length === 2)
  const product = await shown()
  expect(samplesOf(product)).toBeNull()
  const { image, secondImage } = product
  expect(image?.id).not.toBe(secondImage?.id)
  for (const file of Object.values(image?.sizes ?? {}))
    expect(await sizeOf(file)).toEqual({ width: file.width, height: file.height })
  // The admin shows what was uploaded, from the data directory.
  const upload = await fetch(urls[0] ?? '')
  expect(upload.status).toBe(200)
  expect(upload.headers.get('content-security-policy')).toContain('sandbox')
})

test('an unknown photograph, another width and a URL that leaves the uploads are not found', async () => {
  const { image } = await shown()
  const url = image?.sizes.full.url ?? ''
  const unknown = url.replace(/photograph-[0-9a-f]+/, `photograph-${'0'.repeat(20)}`)
  expect((await fetchFile(unknown)).status).toBe(404)
  expect((await fetchFile(url.replace('-1200.', '-999.'))).status).toBe(404)
  const made = await fetchFile(url.replace(/\/media\/[0-9a-f]{16}/, `/media/${'0'.repeat(16)}`))
  expect(made.headers.get('cache-control')).toContain('private')
  for (const path of ['/static/..%2f..%2fsecrets.json', '/static/missing.jpg'])
    expect((await fetch(`${stack.engine}${path}`)).status, path).toBe(404)
})

test('a file that is no photograph is not found, and what cannot be reached may be requested again', async () => {
  const text = await admin.upload('text.jpg', new TextEncoder().encode('no photograph'))
  const gone = 'http://127.0.0.1:9/gone.jpg'
  await admin.send('POST', `/products/${id}`, {
    thumbnail: text,
    images: [{ url: text }, { url: gone }],
  })
  await timeUntil(async () => (await fetchFile((await shown()).image?.url ?? '/')).status === 404)
  const { secondImage } = await shown()
  const response = await fetchFile(secondImage?.url ?? '')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
})
