import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Listing } from '@vitrine/contract/catalog.ts'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { AdminApi } from './support/adminApi.ts'
import { createDatabase } from './support/createDatabase.ts'
import { readVariantStock } from './support/readVariantStock.ts'
import { startShopOverMedusa, timeUntil } from './support/shopOverMedusa.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const slug = 'tailored-linen-shorts'
let admin: AdminApi
/** The address of the index that the adapters of this file share. */
let index: string
let shop: Awaited<ReturnType<typeof startShopOverMedusa>>
let product: AdminProduct

interface AdminProduct {
  id: string
  title: string
  variants: { id: string }[]
}

/** Ignores that what a test removes is removed already. */
const ignore = () => undefined

beforeAll(async () => {
  admin = await AdminApi.signIn(stack)
  index = await createDatabase(stack.databaseUrl)
  shop = await startShopOverMedusa(stack, { DATABASE_URL: index })
  product = await find(slug)
})

afterAll(() => shop[Symbol.asyncDispose]())

async function find(handle: string): Promise<AdminProduct> {
  const { products } = await admin.send<{ products: AdminProduct[] }>(
    ...(['GET', `/products?handle=${handle}&fields=id,title,variants.id`] as const),
  )
  if (!products[0]) throw new Error(`Medusa has no product ${handle}`)
  return products[0]
}

/** A category with the ids of its products. */
async function findCategory(handle: string) {
  const { product_categories: categories } = await admin.send<{
    product_categories: { id: string; name: string; products: { id: string }[] }[]
  }>('GET', `/product-categories?handle=${handle}&fields=id,name,products.id`)
  if (!categories[0]) throw new Error(`Medusa has no category ${handle}`)
  const { products, ...category } = categories[0]
  return { ...category, members: new Set(products.map(({ id }) => id)) }
}

/** All products in several orders, and all filters, without the numbers that an index gives its terms, by address. */
async function contents(adapter: string) {
  const visitor = new Visitor(adapter)
  const read = async (path: string) => {
    const { data, filters, ...rest } = await visitor.read(Listing, path)
    const counted = filters.map(({ terms }) => terms.map(({ id: _, ...term }) => term))
    return { data, counted, ...rest }
  }
  const listed: Record<string, Awaited<ReturnType<typeof read>>> = {}
  for (const sort of ['default', 'price', 'date', 'popularity'])
    for (let page = 1, last = 1; page <= last; page += 1) {
      const path = `/products?limit=48&sort=${sort}&page=${page}`
      const listing = await read(path)
      listed[path] = listing
      last = listing.pagination.pageCount
    }
  for (const text of ['dress', 'piece', 'categori', 'tailord']) {
    const path = `/products?limit=48&s=${text}`
    listed[path] = await read(path)
  }
  return listed
}

/** Sets the price of all variants in the admin, but not their prices on sale. */
async function setPrice({ id, variants }: AdminProduct, amount: number) {
  const prices = [{ currency_code: 'thb', amount }]
  const update = variants.map((variant) => ({ id: variant.id, prices }))
  await admin.send('POST', `/products/${id}/variants/batch`, { update })
}

/** Lets the gateway cache what it shows, and returns whether the product is listed at a price. */
async function showsAt(price: number) {
  const shown = await shop.show(slug, price)
  return shown?.price === price && shown.listed.includes(slug)
}

test('a price changed in the admin is in the listing and on the product page', async () => {
  expect(await showsAt(12_311)).toBe(false)
  await setPrice(product, 12_311)
  const milliseconds = await timeUntil(() => showsAt(12_311))
  console.log(`a price is shown after ${Math.round(milliseconds)} ms`)
})

test('a renamed product reaches the shop', async () => {
  onTestFinished(async () => {
    await admin.send('POST', `/products/${product.id}`, { title: product.title })
  })
  await admin.send('POST', `/products/${product.id}`, { title: 'Renamed shorts' })
  await timeUntil(async () => (await shop.show(slug, 1))?.name === 'Renamed shorts')
})

test('a price list that is activated and deleted reaches the shop', async () => {
  await setPrice(product, 12_311)
  const prices = product.variants.map(({ id }) => ({
    variant_id: id,
    amount: 7777,
    currency_code: 'thb',
  }))
  const list = { title: 'Flash', description: 'Flash', type: 'sale', status: 'draft', prices }
  const { price_list: created } = await admin.send<{ price_list: { id: string } }>(
    ...(['POST', '/price-lists', list] as const),
  )
  const remove = () => admin.send('DELETE', `/price-lists/${created.id}`)
  onTestFinished(() => remove().then(ignore, ignore))
  expect(await showsAt(7777)).toBe(false)
  await admin.send('POST', `/price-lists/${created.id}`, { status: 'active' })
  await timeUntil(() => showsAt(7777))
  await remove()
  await timeUntil(() => showsAt(12_311))
})

test('a price list reaches the shop when it begins by its date', async () => {
  await setPrice(product, 12_311)
  const prices = product.variants.map(({ id }) => ({
    variant_id: id,
    amount: 6666,
    currency_code: 'thb',
  }))
  const { price_list: created } = await admin.send<{ price_list: { id: string } }>(
    ...([
      'POST',
      '/price-lists',
      {
        ...{ title: 'Soon', description: 'Soon', type: 'sale', status: 'active', prices },
        starts_at: new Date(Date.now() + 3000).toISOString(),
      },
    ] as const),
  )
  const remove = () => admin.send('DELETE', `/price-lists/${created.id}`)
  onTestFinished(() => remove().then(ignore, ignore))
  expect(await showsAt(6666)).toBe(false)
  await timeUntil(() => showsAt(6666))
  await remove()
  await timeUntil(() => showsAt(12_311))
})

test('pieces that staff take away sell a variation out', async () => {
  const [variant] = product.variants
  const stock = await readVariantStock(admin, variant?.id ?? '')
  const status = async () => {
    const { data } = await new Visitor(shop.adapter).read(Listing, `/products?limit=48&s=linen`)
    const card = data.find(({ id }) => id === product.id)
    return card?.variations.find(({ id }) => id === variant?.id)?.stockStatus
  }
  await stock.setFree(50)
  await timeUntil(async () => (await status()) === 'instock')
  await stock.setFree(0)
  await timeUntil(async () => (await status()) === 'outofstock')
  await stock.setFree(50)
  await timeUntil(async () => (await status()) === 'instock')
})

test('a product that enters and leaves a category, and a renamed category, reach the filters', async () => {
  const { product_categories: categories } = await admin.send<{
    product_categories: { id: string; name: string; handle: string }[]
  }>('GET', '/product-categories?fields=id,name,handle&limit=100')
  const category = categories.find(({ handle }) => handle === 'dresses')
  const visitor = new Visitor(shop.adapter)
  const listed = () => visitor.read(Listing, '/products?limit=48&categories=dresses&s=linen')
  const isListed = async () => (await listed()).data.some(({ id }) => id === product.id)
  expect(await isListed()).toBe(false)
  const path = `/product-categories/${category?.id}`
  const remove = () => admin.send('POST', `${path}/products`, { remove: [product.id] })
  onTestFinished(() => remove().then(ignore, ignore))
  await admin.send('POST', `${path}/products`, { add: [product.id] })
  await timeUntil(isListed)
  await remove()
  await timeUntil(async () => !(await isListed()))

  onTestFinished(async () => {
    await admin.send('POST', path, { name: category?.name })
  })
  const isRenamed = async () =>
    JSON.stringify(await visitor.read(Listing, '/products')).includes('Gowns and more')
  await admin.send('POST', path, { name: 'Gowns and more' })
  await timeUntil(isRenamed)
})

async function findChannels() {
  const { sales_channels: channels } = await admin.send<{ sales_channels: { id: string }[] }>(
    ...(['GET', '/sales-channels?fields=id,name&q=Vitrine'] as const),
  )
  return channels
}

/** Creates a product of one variant, which is removed after the test. */
async function createProduct(changes: object = {}) {
  const channels = await findChannels()
  const variant = {
    ...{ title: 'One size', options: { Size: 'One size' }, manage_inventory: false },
    prices: [{ currency_code: 'thb', amount: 4321 }],
  }
  const { product: created } = await admin.send<{ product: { id: string; handle: string } }>(
    ...([
      'POST',
      '/products',
      {
        title: `Test scarf ${randomUUID()}`,
        options: [{ title: 'Size', values: ['One size'] }],
        variants: [variant],
        sales_channels: channels.map(({ id }) => ({ id })),
        status: 'published',
        ...changes,
      },
    ] as const),
  )
  const remove = () => admin.send('DELETE', `/products/${created.id}`)
  onTestFinished(() => remove().then(ignore, ignore))
  const isListed = async () =>
    (await shop.show(slug, 4321))?.listed.includes(created.handle) === true
  const isHidden = async () =>
    (await shop.show(slug, 4321))?.listed.includes(created.handle) === false
  await timeUntil(isListed)
  return { ...created, remove, isListed, isHidden }
}

test('a product that is created, hidden and deleted appears and disappears', async () => {
  const { id, remove, isListed, isHidden } = await createProduct()
  await admin.send('POST', `/products/${id}`, { status: 'draft' })
  await timeUntil(isHidden)
  await admin.send('POST', `/products/${id}`, { status: 'published' })
  await timeUntil(isListed)
  await remove()
  await timeUntil(isHidden)
})

test('products that leave and enter the sales channel together disappear and appear', async () => {
  const products = [await createProduct(), await createProduct()]
  const [channel] = await findChannels()
  const path = `/sales-channels/${channel?.id}/products`
  const ids = products.map(({ id }) => id)
  await admin.send('POST', path, { remove: ids })
  for (const { isHidden } of products) await timeUntil(isHidden)
  await admin.send('POST', path, { add: ids })
  for (const { isListed } of products) await timeUntil(isListed)
})

test('a product is served by its earlier handles, and one that is not sold any more is gone with similar pieces', async () => {
  const { id } = await findCategory('bags')
  const { handle, remove, ...created } = await createProduct({ categories: [{ id }] })
  const read = (name: string) => new Visitor(shop.adapter).send('GET', `/products/${name}`)
  const handles = [handle, `second-${handle}`, `third-${handle}`]
  for (const renamed of handles.slice(1)) {
    await admin.send('POST', `/products/${created.id}`, { handle: renamed })
    const served = { status: 200, body: { id: created.id, url: `/product/${renamed}` } }
    for (const name of handles.slice(0, handles.indexOf(renamed) + 1))
      await expect.poll(() => read(name), { timeout: 15_000 }).toMatchObject(served)
  }
  await remove()
  const [last = '', ...earlier] = handles.toReversed()
  await expect
    .poll(() => read(last), { timeout: 15_000 })
    .toMatchObject({ status: 410, body: { code: 'not_found', similar: 'bags' } })
  for (const name of earlier) expect(await read(name)).toMatchObject({ status: 410 })
  expect(await read(`fourth-${handle}`)).toMatchObject({ status: 404 })
})

test('prices that several people change at the same time end as they are in Medusa', async () => {
  const handles = ['tailored-linen-shorts', 'atelier-tote', 'silk-slip-dress']
  const products = await Promise.all(handles.map(find))
  await using refreshing = await startShopOverMedusa(stack, {
    DATABASE_URL: index,
    CATALOGUE_REFRESH_SECONDS: '1',
  })
  const last = 8100
  for (let round = 1; round <= 4; round += 1)
    await Promise.all(
      products.map((product, index) => setPrice(product, last + round * 10 + index)),
    )
  await Promise.all(products.map((product) => setPrice(product, last)))
  for (const { show } of [shop, refreshing])
    for (const handle of handles)
      await timeUntil(async () => {
        const shown = await show(handle, last)
        return shown?.price === last && shown.listed.includes(handle)
      })
})

test('listings are as in a complete reading after several people have edited at the same time', async () => {
  const handles = ['tailored-linen-shorts', 'atelier-tote', 'silk-slip-dress']
  const products = await Promise.all(handles.map(find))
  const categories = await Promise.all(['dresses', 'bags'].map(findCategory))
  onTestFinished(async () => {
    for (const { id, title } of products)
      await admin.send('POST', `/products/${id}`, { title, status: 'published' })
    for (const { id, name, members } of categories) {
      await admin.send('POST', `/product-categories/${id}`, { name })
      await admin.send('POST', `/product-categories/${id}/products`, {
        add: products.filter((product) => members.has(product.id)).map((product) => product.id),
        remove: products.filter((product) => !members.has(product.id)).map((product) => product.id),
      })
    }
  })
  await using other = await startShopOverMedusa(stack, { DATABASE_URL: index })
  /** Makes the edits of one member of staff in sequence, while the others make theirs. */
  const edit = async (person: number) => {
    for (let round = 0; round < 4; round += 1) {
      const changed = products[(person + round) % products.length] ?? product
      const category = categories[(person + round) % categories.length]
      await setPrice(changed, 5000 + person * 100 + round)
      await admin.send('POST', `/products/${changed.id}`, { title: `Piece of ${person}, ${round}` })
      await admin.send('POST', `/product-categories/${category?.id}/products`, {
        [(person + round) % 3 ? 'add' : 'remove']: [changed.id],
      })
      await admin.send('POST', `/product-categories/${category?.id}`, {
        name: `Category of ${person}, ${round}`,
      })
      const status = (person + round) % 4 === 0 ? 'draft' : 'published'
      await admin.send('POST', `/products/${changed.id}`, { status })
    }
  }
  const edits = Promise.all([1, 2, 3, 4].map(edit))
  // The edits end before their products are restored, also when the test fails meanwhile.
  onTestFinished(() => edits.then(ignore, ignore))
  await edits
  await using fresh = await startShopOverMedusa(stack, {
    DATABASE_URL: await createDatabase(stack.databaseUrl),
  })
  const complete = await contents(fresh.adapter)
  // Without a gateway nothing is cached: Medusa's queue of events decides when all are read.
  for (const { adapter } of [shop, other])
    await timeUntil(async () => isDeepStrictEqual(await contents(adapter), complete), 60).catch(
      async () => {
        const listed = await contents(adapter)
        for (const [path, expected] of Object.entries(complete))
          for (const [name, value] of Object.entries(expected))
            expect([path, name, Object(listed[path])[name]]).toEqual([path, name, value])
      },
    )
})

test('a change while the adapter is down is shown when it is back, although the gateway has cached the old price', async () => {
  await setPrice(product, 12_312)
  await timeUntil(() => showsAt(12_312))
  await shop.whileDown(() => setPrice(product, 12_313))
  await timeUntil(() => showsAt(12_313))
})

test('a change without an event is shown after the next reading of everything', async () => {
  const sql = postgres(stack.databaseUrl, { max: 1 })
  onTestFinished(async () => {
    await sql`update product set title = ${product.title} where id = ${product.id}`
    await sql.end()
  })
  await using refreshing = await startShopOverMedusa(stack, {
    DATABASE_URL: index,
    CATALOGUE_REFRESH_SECONDS: '1',
  })
  const name = async () => (await refreshing.show(slug, 1))?.name
  expect(await name()).toBe(product.title)
  await sql`update product set title = 'Without an event' where id = ${product.id}`
  await timeUntil(async () => (await name()) === 'Without an event')
})
