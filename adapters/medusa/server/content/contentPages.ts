import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { FoundPage } from '../../../../contract/catalog.ts'
import { gatewaySecretHeader } from '../../../../contract/common.ts'

type Found = z.infer<typeof FoundPage>

/** Milliseconds that a search waits for the content. */
const timeout = 1000

const Response = z.object({ pages: z.array(FoundPage).default([]) })

/** Finds pages, stories and look books by the search of the content CMS. */
export class ContentPages {
  readonly #url: string
  readonly #headers: Record<string, string>
  readonly #log: FastifyBaseLogger

  constructor(url: string, secret: string | undefined, log: FastifyBaseLogger) {
    this.#url = url
    this.#headers = secret === undefined ? {} : { [gatewaySecretHeader]: secret }
    this.#log = log
  }

  /** Returns the pages that a text finds, the best first; none while the content CMS does not respond. */
  async find(text: string): Promise<Found[]> {
    const query = new URLSearchParams({ s: text, limit: '1' })
    try {
      const response = await fetch(`${this.#url}/api/v1/products?${query}`, {
        headers: this.#headers,
        signal: AbortSignal.timeout(timeout),
      })
      return Response.parse(await response.json()).pages
    } catch (error) {
      this.#log.warn({ err: error }, 'the pages of a search are missing')
      return []
    }
  }
}
