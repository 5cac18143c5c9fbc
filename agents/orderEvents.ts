import { createHash, randomUUID } from 'node:crypto'
import type { PublicClient } from '@vitrine/contract/service/publicClient.ts'
import type { Operations } from '@vitrine/gateway/graphql/operations.ts'
import type { Context } from '@vitrine/gateway/sources/context.ts'
import type { FastifyBaseLogger } from 'fastify'
import { createAbsoluteUrl } from './core/caller.ts'
import { longestLifetime, type SessionStore } from './core/sessionStore.ts'
import { type Session, Session as SessionSchema, sessionShare } from './core/sessions.ts'
import { openShop } from './core/shop.ts'
import type { SigningKey } from './core/signingKey.ts'
import { orderView } from './operations/order.ts'

interface Options {
  store: SessionStore
  client: PublicClient
  signingKey: SigningKey
  operations: Operations
  /** The context of background work for the owner of these cookies. */
  contextOf: (requestId: string, cookies: string) => Context
  siteUrl: string
  now: () => number
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Milliseconds between two checks of the orders. */
const pause = 5 * 60_000

/**
 * Reports orders that agents have prepared, and their changes, to the platforms that subscribed. The CMS reports no
 * changes of orders, so one gateway at a time reads them again every few minutes.
 */
export class OrderEvents {
  readonly #options: Options
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
  }

  start() {
    this.#timer = setInterval(() => void this.check().catch(() => undefined), pause)
    this.#timer.unref()
  }

  stop() {
    clearInterval(this.#timer)
  }

  /** Reports a new order, and its changes from now on. */
  async watch(session: Session): Promise<void> {
    if (!session.webhookUrl) return
    await this.#options.store.add('orders', session.id)
    await this.#report(session).catch(() => undefined)
  }

  /** Reads all orders again and reports those that have changed. */
  async check(): Promise<void> {
    const { store, log } = this.#options
    if (!(await store.claim('order events', pause / 2))) return
    for (const id of await store.members('orders')) {
      const session = SessionSchema.safeParse(await store.get(id)).data
      if (!session?.order) await store.remove('orders', id)
      else
        await this.#report(session).catch((error) =>
          log.warn(
            { err: error, checkout: id.slice(0, 16) },
            'a change of an order was not reported',
          ),
        )
    }
  }

  async #report(session: Session): Promise<void> {
    const { store, client, operations, contextOf, siteUrl, now } = this.#options
    const { order: placed, webhookUrl } = session
    if (!placed || !webhookUrl) return
    const shop = openShop(operations, undefined, contextOf('order-events', session.cookies))
    const { order } = await shop.run('AgentOrder', { id: placed.number, key: placed.key })
    if (!order) return
    const agent = { absolute: createAbsoluteUrl(siteUrl), isActive: () => true }
    const body = JSON.stringify(orderView(order, session, agent))
    const key = `event ${session.id}`
    const digest = createHash('sha256').update(body).digest('base64')
    if ((await store.get(key)) === digest) return
    const headers = this.#signed(webhookUrl, digest, Math.floor(now() / 1000))
    const status = await client.readStatus(webhookUrl, { method: 'POST', headers, body })
    if (status >= 300) throw new Error(`The platform responded with ${status}.`)
    await store.set(key, digest, longestLifetime, sessionShare(session))
  }

  /** The headers of an event with its signature (RFC 9421, RFC 9530). */
  #signed(url: string, digest: string, time: number): Record<string, string> {
    const { signingKey, siteUrl } = this.#options
    const { host, pathname } = new URL(url)
    const headers = {
      'content-type': 'application/json',
      'content-digest': `sha-256=:${digest}:`,
      'ucp-agent': `profile="${new URL('/.well-known/ucp', siteUrl).href}"`,
      'webhook-id': randomUUID(),
      'webhook-timestamp': String(time),
    }
    const derived = { '@method': 'POST', '@authority': host, '@path': pathname }
    const components = Object.entries({ ...derived, ...headers })
    const names = components.map(([name]) => `"${name}"`).join(' ')
    const parameters = `(${names});created=${time};keyid="${signingKey.jwk.kid}"`
    const lines = components.map(([name, value]) => `"${name}": ${value}`)
    const base = [...lines, `"@signature-params": ${parameters}`].join('\n')
    return {
      ...headers,
      'signature-input': `sig1=${parameters}`,
      signature: `sig1=:${signingKey.sign(base)}:`,
    }
  }
}
