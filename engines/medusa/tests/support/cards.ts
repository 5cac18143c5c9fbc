import { setTimeout as delay } from 'node:timers/promises'
import { type OmiseStandIn, startOmise } from '@vitrine/commerce/payment/omiseSandbox/startOmise.ts'
import { CardPayment, Order } from '@vitrine/contract/orders.ts'
import type { place } from './checkoutForm.ts'
import type { Stack } from './stack.ts'
import { startAdapter } from './startAdapter.ts'
import { Visitor } from './visitor.ts'

export type Placed = Awaited<ReturnType<typeof place>>

/** The shop's address, to which the bank sends a shopper back. */
export const site = 'https://shop.example'

/** Starts an adapter that takes cards by a stand-in for Omise. */
export async function startCardShop(stack: Stack) {
  const omise = await startOmise()
  const start = () =>
    startAdapter(stack, {
      SITE_URL: site,
      OMISE_SECRET_KEY: omise.secretKey,
      OMISE_PUBLIC_KEY: omise.publicKey,
      OMISE_URL: omise.url,
      OMISE_JS_URL: `${omise.url}/omise.js`,
    })
  const adapter = await start()
  return {
    /** Starts another adapter, which compares the books at its start, and returns its metrics once it has. */
    async reconcile(): Promise<Record<'wrong' | 'unknown', number>> {
      const other = await start()
      try {
        for (;;) {
          const metrics = await (await fetch(`${other.url}/metrics`)).text()
          const metricOf = (name: string) =>
            Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(metrics)?.[1])
          if (/run_seconds_count\{task="reconciliation",outcome="done"\} 1/.test(metrics))
            return {
              wrong: metricOf('vitrine_books_wrong'),
              unknown: metricOf('vitrine_provider_entries_unknown'),
            }
          if (/\{task="reconciliation",outcome="(failed|timeout)"/.test(metrics))
            throw new Error(`The reconciliation failed:\n${other.log()}`)
          await delay(200)
        }
      } finally {
        await other.stop()
      }
    },
    omise,
    adapter: adapter.url,
    /** Lets the provider respond again, without 3-D Secure and webhooks. */
    reset() {
      omise.recover()
      Object.assign(omise, { isSecure: false, webhookUrl: '' })
      omise.refunds.mode = 'closed'
    },
    async close() {
      omise.recover()
      await adapter.stop()
      await omise.close()
    },
  }
}

/** The calls for an order by card, as its guest sends them. */
export function cardCalls(adapter: string, omise: OmiseStandIn) {
  const send = ({ orderId, accessKey }: Placed, method: string, body?: object, name = 'omise') =>
    new Visitor(adapter).send(
      method,
      `/checkout/payment/${name}/${orderId}?key=${accessKey ?? ''}`,
      body,
    )
  return {
    send,
    read: async (order: Placed) => CardPayment.parse((await send(order, 'GET')).body),
    /** @param name of the path: the provider's or the neutral one */
    pay: async (order: Placed, token = omise.createToken(), name?: string) =>
      CardPayment.parse((await send(order, 'POST', { token }, name)).body),
    async readOrder({ orderId, accessKey }: Placed) {
      const headers = { 'x-order-key': accessKey ?? '' }
      const path = `/orders/${orderId}`
      return Order.parse((await new Visitor(adapter).send('GET', path, undefined, headers)).body)
    },
    /** The charges of an order at the provider. */
    chargesOf: ({ orderId }: Placed) =>
      omise.charges.filter(({ metadata }) => metadata['order'] === orderId),
  }
}

/** Gives the shopper's decision at the bank, and returns the URL to which the bank leads back. */
export async function answerBank(
  authorizeUri: string | null | undefined,
  answer: 'confirm' | 'decline',
) {
  const body = new URLSearchParams({ answer })
  const response = await fetch(authorizeUri ?? '', { method: 'POST', body, redirect: 'manual' })
  return response.headers.get('location')
}
