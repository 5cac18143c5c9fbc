import { setTimeout as delay } from 'node:timers/promises'
import { startGateway } from '@vitrine/tests/support/gateway/startGateway.ts'
import { freePort } from '@vitrine/tests/support/shop/freePort.ts'
import type { Stack } from './stack.ts'
import { startAdapter } from './startAdapter.ts'

/** Seconds between two readings of everything that no test waits for, so that only events reach the shop. */
const never = '86400'

const webhookSecret = 'a secret of the tests'

const document = `query ($slug: String!, $price: Int!) {
  product(slug: $slug) { name price { amount } }
  listing(filter: { minPrice: $price, maxPrice: $price }, first: 48) { nodes { slug name } }
}`

/** The shop's data on a product: on its page, and in the listing of products with a price. */
export interface Shown {
  name: string
  price: number
  listed: string[]
}

/** An adapter that gets notices of changes, and a gateway over it that caches its responses. */
export async function startShopOverMedusa(stack: Stack, variables: Record<string, string> = {}) {
  const adapterPort = String(await freePort())
  const cmsUrl = `http://127.0.0.1:${adapterPort}`
  const gateway = await startGateway({ cmsUrl, webhookSecret })
  const start = () =>
    startAdapter(stack, {
      ADAPTER_PORT: adapterPort,
      GATEWAY_URL: gateway.url,
      CMS_WEBHOOK_SECRET: webhookSecret,
      CATALOGUE_REFRESH_SECONDS: never,
      ...variables,
    })
  let adapter = await start()
  return {
    adapter: cmsUrl,
    /**
     * Reads the product's page and the listing of its price, or returns undefined when a busy engine needs too long.
     */
    async show(slug: string, price: number): Promise<Shown | undefined> {
      const { data, errors } = await gateway.postQuery(document, { slug, price })
      if (errors.some(({ extensions }) => extensions['code'] === 'CMS_TIMEOUT')) return undefined
      if (errors.length > 0) throw new Error(JSON.stringify(errors))
      const { product, listing } = data as {
        product: { name: string; price: { amount: string } } | null
        listing: { nodes: { slug: string }[] }
      }
      return {
        name: product?.name ?? '',
        price: Number(product?.price.amount),
        listed: listing.nodes.map((node) => node.slug),
      }
    },
    /** Stops the adapter while `change` runs. */
    async whileDown(change: () => Promise<unknown>) {
      await adapter.stop()
      await change()
      adapter = await start()
    },
    async [Symbol.asyncDispose]() {
      await adapter.stop()
      await gateway.close()
    },
  }
}

/**
 * Milliseconds until a condition is true.
 * @param maxSeconds after which it throws: less than the 30 for which the gateway caches what changed
 */
export async function timeUntil(isTrue: () => Promise<boolean>, maxSeconds = 15): Promise<number> {
  const start = performance.now()
  while (!(await isTrue())) {
    if (performance.now() - start > maxSeconds * 1000)
      throw new Error(`The change was not shown within ${maxSeconds} s`)
    await delay(20)
  }
  return performance.now() - start
}
