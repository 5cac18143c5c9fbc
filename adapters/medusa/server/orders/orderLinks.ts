import type { z } from 'zod'
import { systemClock } from '../../../../contract/clock.ts'
import { orderEmailLabels, orderLinkEmail } from '../../../../contract/copy/orders.ts'
import type { OrderLink } from '../../../../contract/orders.ts'
import { orderUrl } from '../../../../server/email/orderEmail.ts'
import { canConfirmPayment } from '../../../../server/orderAccess.ts'
import type { Adapter } from '../core/adapter.ts'
import { fromMedusaAddress } from '../medusa/addresses.ts'
import type { ReadOrder } from '../medusa/shopOrder.ts'
import { findOrder } from './orderReading.ts'

/** Emails of an order in an hour at most, in this process. */
const maxPerHour = 3
const hour = 3_600_000

/** Emails the links to orders, of which guests have lost theirs. */
export class OrderLinks {
  readonly #adapter: Adapter
  readonly #sent = new Map<number, number[]>()

  constructor(adapter: Adapter) {
    this.#adapter = adapter
  }

  /** Sends the link to the address of the order, if the order has the email address or phone number that was entered. */
  async send(id: string, entered: z.infer<typeof OrderLink>): Promise<void> {
    const read = await findOrder(this.#adapter, id)
    if (!read || !hasEntered(read, entered) || this.#isLimited(read.shop.number)) return
    const { order, shop } = read
    const { environment } = this.#adapter
    const isGuest = shop.customer_id === null
    await this.#adapter.shop.sendEmail({
      to: order.email,
      topic: 'order link',
      subject: orderEmailLabels.subject(orderLinkEmail.subject, shop.number),
      greeting: orderEmailLabels.greeting(order.billing_address?.first_name ?? ''),
      paragraphs: [
        isGuest ? orderLinkEmail.guest : orderLinkEmail.customer,
        orderLinkEmail.unexpected,
      ],
      action: {
        label: orderEmailLabels.viewOrder,
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
