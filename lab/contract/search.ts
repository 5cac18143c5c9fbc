import { Listing } from '@vitrine/gateway/responses/listing.ts'
import { Suggestions } from '@vitrine/gateway/responses/search.ts'
import type { Client } from './client.ts'
import { assert, type Report, required } from './report.ts'

/** Checks docs/rest/search.md with a word of a product's name: read-only. */
export async function checkSearch(report: Report, client: Client) {
  const word = await report.check('a product name has a word of Latin letters', async () => {
    const { data } = await client.read(Listing, '/products')
    const words = data.flatMap(({ name }) => name.split(/\s+/))
    return required(
      words.find((text) => /^[A-Za-z]{4,}$/.test(text)),
      'none has one of at least 4',
    )
  })
  await report.check('GET /search finds products by a word of a name', async () => {
    const suggestions = await client.read(Suggestions, `/search?s=${required(word, 'no word')}`)
    assert(
      suggestions.some(({ type }) => type === 'product'),
      'no product is suggested',
    )
  })
  await report.check('GET /products?s= finds products by the same word', async () => {
    const { pagination } = await client.read(Listing, `/products?s=${required(word, 'no word')}`)
    assert(pagination.total > 0, 'no product is found')
  })
  await report.check('GET /search without matches has no-results or an empty list', async () => {
    const suggestions = await client.read(Suggestions, '/search?s=zqxjvkwzqxjvkw')
    assert(
      suggestions.every(({ type }) => type === 'no-results'),
      'something is suggested',
    )
  })
}
