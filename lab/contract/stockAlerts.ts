import { Listing } from '@vitrine/gateway/responses/listing.ts'
import { Message } from '@vitrine/gateway/responses/messages.ts'
import { Product } from '@vitrine/gateway/responses/products.ts'
import { type Client, expectProblem, isOffered, validated } from './client.ts'
import { assert, type Report, required } from './report.ts'

/** Checks that keys of no email are rejected, which changes nothing. */
export async function checkUnknownKeys(
  report: Report,
  client: Client,
  folder: '/stock-alerts' | '/newsletter',
) {
  for (const path of [`${folder}/confirm`, `${folder}/unsubscribe`])
    await report.check(`POST ${path} rejects an unknown key, where offered`, async () => {
      const response = await client.request('POST', path, { key: 'unknown' })
      if (response.status !== 501) expectProblem(response, 'not_found', 404)
    })
  await report.check(`POST ${folder}/unsubscribe?key= rejects an unknown key`, async () => {
    const { status } = await client.request('POST', `${folder}/unsubscribe?key=unknown`)
    assert(status >= 400, `status ${status}`)
  })
}

/** Checks the optional back-in-stock requests (docs/rest/catalog.md). */
export async function checkStockAlerts(report: Report, client: Client) {
  await report.check('POST /stock-alerts takes a sold-out variation, alike each time', async () => {
    const soldOut = required(await findVariation(client, 'outofstock'), 'nothing is sold out')
    const email = `contract-${Date.now()}@example.com`
    const request = async () =>
      validated(Message, await client.request('POST', '/stock-alerts', { ...soldOut, email }))
    const [first, second] = [await request(), await request()]
    assert(first.message === second.message, 'the messages differ')
    const invalid = await client.request('POST', '/stock-alerts', { ...soldOut, email: 'no' })
    expectProblem(invalid, 'invalid', 422)
  })
  await report.check('POST /stock-alerts rejects a variation in stock', async () => {
    const inStock = required(await findVariation(client, 'instock'), 'nothing is in stock')
    const body = { ...inStock, email: 'contract@example.com' }
    expectProblem(await client.request('POST', '/stock-alerts', body), 'conflict', 409)
  })
}

/** A variation with this stock of a product that offers the emails, as the beginning of a request. */
async function findVariation(client: Client, wanted: 'instock' | 'outofstock') {
  const { data } = await client.read(Listing, '/products?limit=48')
  const card = data.find(({ variations }) =>
    variations.some(({ stockStatus }) => stockStatus === wanted),
  )
  if (!card) return undefined
  const product = await client.read(Product, `/products/${card.url.split('/').at(-1)}`)
  if (!product.hasStockAlerts) {
    // Invalid, so that nothing is requested: the log only notes whether there is such a call.
    const body = { id: product.id, variation: [], email: 'no' }
    isOffered(await client.request('POST', '/stock-alerts', body))
    return undefined
  }
  const variation = product.variations.find(({ stockStatus }) => stockStatus === wanted)
  if (!variation) return undefined
  const chosen = product.options.map(({ slug, swatches }) => ({
    attribute: slug,
    value: variation.terms[slug] || swatches[0]?.slug || '',
  }))
  return { id: product.id, variation: chosen }
}
