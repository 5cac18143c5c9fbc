import type { PickUpStore } from '@vitrine/commerce/rules/shippingMethods.ts'
import { FoundPage } from '@vitrine/contract/catalog.ts'
import { gatewaySecretHeader, type Language } from '@vitrine/contract/common.ts'
import { Stores } from '@vitrine/contract/content.ts'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'

type Found = z.infer<typeof FoundPage>

/** Milliseconds that a search waits for the content. */
const timeout = 1000

const Response = z.object({ pages: z.array(FoundPage).default([]) })

/** Pages, stories, look books and stores of the content CMS. */
export class ContentPages {
  readonly #url: string
  readonly #headers: Record<string, string>
  readonly #log: FastifyBaseLogger

  constructor(url: string, secret: string | undefined, log: FastifyBaseLogger) {
    this.#url = url
    this.#headers = secret === undefined ? {} : { [gatewaySecretHeader]: secret }
    this.#log = log
  }

  /** Returns the pages that a text finds, the best first, or none while the content CMS does not respond. */
  async find(text: string, language: Language): Promise<Found[]> {
    const query = new URLSearchParams({ s: text, limit: '1', lang: language })
    try {
      return Response.parse(await this.#get(`/products?${query}`)).pages
    } catch (error) {
      this.#log.warn({ err: error }, 'the pages of a search are missing')
      return []
    }
  }

  /** The stores at which orders are collected, which are all stores, or none while the content CMS does not respond. */
  async stores(): Promise<PickUpStore[]> {
    try {
      const stores = Stores.parse(await this.#get('/store-locators'))
      return stores.map(({ id, slug, name, location, hours }) => ({
        slug: slug ?? id,
        name,
        address: location.address,
        hours,
      }))
    } catch (error) {
      this.#log.warn({ err: error }, 'the stores of the checkout are missing')
      return []
    }
  }

  async #get(path: string): Promise<unknown> {
    const response = await fetch(`${this.#url}/api/v1${path}`, {
      headers: this.#headers,
      signal: AbortSignal.timeout(timeout),
    })
    return response.json()
  }
}
