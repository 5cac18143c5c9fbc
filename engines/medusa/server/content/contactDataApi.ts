import { contactDataHeader, contactDataKey } from '@vitrine/commerce/secrets.ts'
import type { Task } from '@vitrine/commerce/taskLoop.ts'
import { gatewaySecretHeader } from '@vitrine/contract/common.ts'
import { ContactData } from '@vitrine/contract/customer.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { ContentDeletion } from '../../engine/src/customers/account.ts'
import type { ShopApi } from '../medusa/shopApi.ts'

/** Milliseconds that a customer waits for the content CMS, below what the gateway gives a call. */
const timeout = 2000

/** The variables of the content CMS, as the adapter's environment has them. */
interface ContentCms {
  CONTENT_URL: string
  CMS_SECRET?: string | undefined
}

/** The personal data of customers in the content CMS: newsletter, enquiries, appointments, forms and emails. */
export class ContactDataApi {
  readonly #environment: ContentCms
  readonly #shop: ShopApi
  readonly #log: FastifyBaseLogger

  constructor(environment: ContentCms, shop: ShopApi, log: FastifyBaseLogger) {
    this.#environment = environment
    this.#shop = shop
    this.#log = log
  }

  /** Reads what is stored under a confirmed email address, or returns null while the content CMS does not respond. */
  async read(email: string): Promise<ContactData | null> {
    try {
      return ContactData.parse(await this.#post('', { email }))
    } catch (error) {
      this.#log.error({ err: error }, 'the content CMS is missing in a download of personal data')
      return null
    }
  }

  /** Deletes the data of a deleted account in the content CMS, or returns false if `task` has to repeat it. */
  async complete(deletion: ContentDeletion): Promise<boolean> {
    const { id, email, until, attempts } = deletion
    try {
      await this.#post('/deletion', { email, until })
      await this.#shop.delete(`/content-deletions/${id}`)
      return true
    } catch (error) {
      this.#log.error({ err: error, id, attempts }, 'the content CMS has not deleted an account')
      return false
    }
  }

  /** Repeats the deletions that the content CMS has not completed, until it has. */
  readonly task: Task = {
    name: 'contentDeletions',
    pause: 5000,
    timeout: 60_000,
    run: async () => {
      const { deletions } = await this.#shop.post<{ deletions: ContentDeletion[] }>(
        '/content-deletions/due',
      )
      let completed = 0
      for (const deletion of deletions) if (await this.complete(deletion)) completed += 1
      return completed
    },
  }

  async #post(path: string, body: object): Promise<unknown> {
    const { CONTENT_URL, CMS_SECRET } = this.#environment
    if (!CMS_SECRET)
      throw new Error('CMS_SECRET is not set: it authorises calls to the content CMS.')
    const response = await fetch(`${CONTENT_URL}/internal/contact-data${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [gatewaySecretHeader]: CMS_SECRET,
        [contactDataHeader]: contactDataKey(CMS_SECRET),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`The content CMS responded ${response.status} to ${path}`)
    return response.json()
  }
}
