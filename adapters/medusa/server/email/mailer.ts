import type { EmailContent } from '../../../../server/email/renderEmail.ts'
import type { ShopApi } from '../shop/shopApi.ts'

/** Adds emails to the engine's outbox, from which `Outbox` sends them. */
export class Mailer {
  readonly #shop: ShopApi

  constructor(shop: ShopApi) {
    this.#shop = shop
  }

  /** Throws when the email could not be added. */
  async send(content: EmailContent): Promise<void> {
    await this.#shop.post('/mails', content)
  }
}
