import { Cart } from '@vitrine/gateway/responses/cart.ts'
import { Listing } from '@vitrine/gateway/responses/listing.ts'
import { Product } from '@vitrine/gateway/responses/products.ts'
import { type Client, expectProblem, validated } from './client.ts'
import { assert, type Report, required } from './report.ts'

/**
 * Checks options that the shopper types (docs/rest/catalog.md, TextOption), if the CMS has any, in a guest's empty bag.
 */
export async function checkTexts(report: Report, client: Client) {
  const offer = await report.check('a product offers a text', () => findOffer(client))
  const add = (value: string) => {
    const { product, text, variation } = required(offer, 'no product offers a text')
    return client.request('POST', '/cart', {
      id: product.id,
      quantity: 1,
      variation: [...variation, { attribute: text.slug, value }],
    })
  }
  await report.check('each text of a product is a line, which costs the text too', async () => {
    const { text, price } = required(offer, 'no product offers a text')
    const letters = [...text.characters]
    const [one = '', other = one] = letters.map((letter) => letter.repeat(text.minLength))
    await add(one)
    const { items } = validated(Cart, await add(other))
    assert(items.length === new Set([one, other]).size, `${items.length} lines`)
    for (const item of items) {
      const typed = item.variation.find(({ isText }) => isText)
      assert([one, other].includes(typed?.value ?? ''), `the line has the text ${typed?.value}`)
      assert(item.prices.price === price + text.price, `a piece costs ${item.prices.price}`)
    }
    for (const { key } of items) await client.request('DELETE', `/cart/${key}`)
  })
  await report.check(
    'a text that is empty, too long or of other characters is rejected',
    async () => {
      const { text } = required(offer, 'no product offers a text')
      const long = (text.characters[0] ?? '').repeat(text.maxLength + 1)
      const foreign = ['ก', '😀', '<'].filter((item) => !text.characters.includes(item))
      for (const value of ['', long, ...foreign.map((item) => item.repeat(text.minLength))])
        expectProblem(await add(value), 'invalid', 422)
    },
  )
}

/** A product that offers a text, and its options without it. */
async function findOffer(client: Client) {
  const { data } = await client.read(Listing, '/products?limit=48&categories=bags')
  const all = data.length > 0 ? data : (await client.read(Listing, '/products?limit=48')).data
  const card = required(
    all.find(({ textOptions, stockStatus }) => textOptions?.length && stockStatus === 'instock'),
    'no product offers a text',
  )
  const product = await client.read(Product, `/products/${card.url.split('/').at(-1)}`)
  const text = required(product.textOptions?.[0], 'the product does not offer the text of its card')
  const chosen = product.variations.find(({ stockStatus }) => stockStatus === 'instock')
  const variation = product.options.map(({ slug, swatches }) => ({
    attribute: slug,
    value: chosen?.terms[slug] || swatches[0]?.slug || '',
  }))
  return { product, text, variation, price: chosen?.price ?? product.price }
}
