import { orderUrl } from '@vitrine/commerce/email/orderEmail.ts'
import { greetingTo } from '@vitrine/commerce/email/writing.ts'
import { orderEmailLabels } from '@vitrine/commerce/generated/messages/orderEmailLabels.ts'
import { orderLinkEmail } from '@vitrine/commerce/generated/messages/orderLinkEmail.ts'
import { canConfirmPayment } from '@vitrine/commerce/orderAccess.ts'
import { systemClock } from '@vitrine/contract/clock.ts'
import type { Language } from '@vitrine/contract/common.ts'
import type { OrderLink } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import type { Adapter } from '../core/adapter.ts'
import { fromMedusaAddress } from '../medusa/addresses.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { findOrder } from './orderReading.ts'

/** Emails of an order in an hour at most, in this process. */
const maxPerHour = 3
const hour = 3_600_000

/** Emails guests the links to their orders again. */
export class OrderLinks {
  readonly #adapter: Adapter
  readonly #sent = new Map<number, number[]>()

  constructor(adapter: Adapter) {
    this.#adapter = adapter
  }

  /** Sends the link to the address of the order, if the order has the email address or phone number that was entered. */
  async send(id: string, entered: z.infer<typeof OrderLink>, language: Language): Promise<void> {
    const read = await findOrder(this.#adapter, id)
    if (!read || !hasEntered(read, entered) || this.#isLimited(read.shop.number)) return
    const { order, shop } = read
    const { environment } = this.#adapter
    const isGuest = shop.customer_id === null
    const { subject, guest, customer, unexpected } = orderLinkEmail[language]
    const labels = orderEmailLabels[language]
    await this.#adapter.shop.sendEmail({
      to: order.email,
      language,
      topic: 'order link',
      subject: labels.subject({ subject, order: shop.number }),
      greeting: greetingTo(language, order.billing_address?.first_name ?? ''),
      paragraphs: [isGuest ? guest : customer, unexpected],
      action: {
        label: labels.viewOrder,
        url: orderUrl(
          { secrets: environment.secrets, environment, clock: systemClock },
          { id: shop.number, customerId: shop.customer_id },
        ),
      },
    })
  }

  #isLimited(number: number): boolean {
    const since = Date.now() - hour
    for (const [other, times] of this.#sent)
      if ((times.at(-1) ?? 0) <= since) this.#sent.delete(other)
    const recent = (this.#sent.get(number) ?? []).filter((at) => at > since)
    if (recent.length >= maxPerHour) return true
    this.#sent.set(number, [...recent, Date.now()])
    return false
  }
}

function hasEntered({ order }: ReadOrder, { email, phone }: z.infer<typeof OrderLink>): boolean {
  if (email) return email.toLowerCase() === order.email.toLowerCase()
  const billing = fromMedusaAddress(order.billing_address)
  const shipping = fromMedusaAddress(order.shipping_address)
  return canConfirmPayment({ customerId: null, billing, shipping }, null, phone ?? '')
}
