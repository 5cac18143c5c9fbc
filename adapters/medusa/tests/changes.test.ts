import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { Listing } from '../../../gateway/contracts/catalog.ts'
import { AdminApi } from './support/adminApi.ts'
import { startShopOverMedusa, timeUntil } from './support/shopOverMedusa.ts'
import { stockOf } from './support/stockOf.ts'
import { Visitor } from './support/visitor.ts'

const stack = inject('stack')
const slug = 'tailored-linen-shorts'
let admin: AdminApi
let shop: Awaited<ReturnType<typeof startShopOverMedusa>>
let product: AdminProduct

interface AdminProduct {
  id: string
  title: string
  variants: { id: string }[]
}

/** For the removal of what a test may have removed already. */
const ignore = () => undefined

beforeAll(async () => {
  admin = await AdminApi.signIn(stack)
  shop = await startShopOverMedusa(stack)
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

/** Sets the price of all variants in the admin; their prices on sale stay. */
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

test('pieces that staff take away sell a variation out', async () => {
  const [variant] = product.variants
  const stock = await stockOf(admin, variant?.id ?? '')
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

test('a product that is created, hidden and deleted appears and disappears', async () => {
  const { sales_channels: channels } = await admin.send<{ sales_channels: { id: string }[] }>(
    ...(['GET', '/sales-channels?fields=id,name&q=Vitrine'] as const),
  )
  const { product: created } = await admin.send<{ product: { id: string; handle: string } }>(
    ...([
      'POST',
      '/products',
      {
        title: 'Test scarf of the events',
        options: [{ title: 'Size', values: ['One size'] }],
        variants: [
          {
            title: 'One size',
            options: { Size: 'One size' },
            manage_inventory: false,
            prices: [{ currency_code: 'thb', amount: 4321 }],
          },
        ],
        sales_channels: channels.map(({ id }) => ({ id })),
        status: 'published',
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
  await admin.send('POST', `/products/${created.id}`, { status: 'draft' })
  await timeUntil(isHidden)
  await admin.send('POST', `/products/${created.id}`, { status: 'published' })
  await timeUntil(isListed)
  await remove()
  await timeUntil(isHidden)
})

test('prices that several people change at the same time end as they are in Medusa', async () => {
  const handles = ['tailored-linen-shorts', 'atelier-tote', 'silk-slip-dress']
  const products = await Promise.all(handles.map(find))
  await using refreshing = await startShopOverMedusa(stack, { CATALOGUE_REFRESH_SECONDS: '1' })
  const last = 8100
  for (let round = 1; round <= 4; round += 1)
    await Promise.all(products.map((each, index) => setPrice(each, last + round * 10 + index)))
  await Promise.all(products.map((each) => setPrice(each, last)))
  for (const { show } of [shop, refreshing])
    for (const handle of handles)
      await timeUntil(async () => {
        const shown = await show(handle, last)
        return shown?.price === last && shown.listed.includes(handle)
      })
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
  await using refreshing = await startShopOverMedusa(stack, { CATALOGUE_REFRESH_SECONDS: '1' })
  const name = async () => (await refreshing.show(slug, 1))?.name
  expect(await name()).toBe(product.title)
  await sql`update product set title = 'Without an event' where id = ${product.id}`
  await timeUntil(async () => (await name()) === 'Without an event')
})
