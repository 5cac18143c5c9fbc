import { FormData } from 'undici'
import { slipMaximumBytes } from '../contracts/orders.ts'
import type { ConfirmPaymentInput, OrderTab, PlaceOrderInput } from '../generated/resolvers.ts'
import { Cart } from '../responses/cart.ts'
import { Message } from '../responses/messages.ts'
import {
  BankAccounts,
  CardPayment,
  Checkout,
  Order,
  Orders,
  PromptPay,
} from '../responses/orders.ts'
import { CmsError } from '../upstream/cmsError.ts'
import { CmsSource } from './cmsSource.ts'
import { requiredSegment, segment } from './segment.ts'

type Key = string | null | undefined

/** The header with a guest's key: an address would be logged on the way (security.secrets.queries). */
function keyHeader(key: Key): Record<string, string> {
  return key && /^[\x21-\x7e]{1,200}$/.test(key) ? { 'x-order-key': key } : {}
}

const toKebabCase = (word: string) => word.toLowerCase().replaceAll('_', '-')

async function orNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (error) {
    if (error instanceof CmsError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

// A rejected order contains the changed cart (checkout.place.total-changed), so that the new total needs no request.
function withCart(error: unknown): unknown {
  // Stryker disable next-line ConditionalExpression: other errors have no body
  if (!(error instanceof CmsError)) return error
  const { body, code, message, extensions } = error
  if (typeof body !== 'object' || body === null || !('cart' in body)) return error
  const cart = Cart(body.cart)
  return 'value' in cart ? new CmsError(code, message, { ...extensions, cart: cart.value }) : error
}

/** Orders and payments (docs/rest/orders.md). */
export class OrdersSource extends CmsSource {
  orders(status: OrderTab) {
    return this.readPersonal(Orders, '/orders', { status: toKebabCase(status) })
  }

  async order(id: string, key: Key) {
    const name = segment(id)
    return name ? orNull(this.readPersonal(Order, `/orders/${name}`, {}, keyHeader(key))) : null
  }

  async promptPay(orderId: string, key: Key) {
    const name = segment(orderId)
    return name
      ? orNull(
          this.readPersonal(
            PromptPay,
            `/checkout/payment/omise-promptpay/${name}`,
            {},
            keyHeader(key),
          ),
        )
      : null
  }

  async cardPayment(orderId: string, key: Key) {
    const name = segment(orderId)
    return name
      ? orNull(
          this.readPersonal(CardPayment, `/checkout/payment/omise/${name}`, {}, keyHeader(key)),
        )
      : null
  }

  /** Charges a card by its token; the number of the card never reaches the shop. */
  payByCard(orderId: string, key: Key, token: string) {
    const path = `/checkout/payment/omise/${requiredSegment(orderId)}`
    return this.send(CardPayment, 'POST', path, { token }, keyHeader(key))
  }

  bankAccounts() {
    return this.read(BankAccounts, '/confirm-payment/bank-accounts')
  }

  checkout() {
    return this.readPersonal(Checkout, '/checkout')
  }

  async cancel(id: string, key: Key) {
    const path = `/orders/${requiredSegment(id)}/cancel`
    return this.send(Message, 'PUT', path, undefined, keyHeader(key))
  }

  async requestLink(id: string, email: string) {
    return this.send(Message, 'POST', `/orders/${requiredSegment(id)}/link`, { email })
  }

  async place(input: PlaceOrderInput, idempotencyKey: string) {
    if (!/^[\x21-\x7e]{1,200}$/.test(idempotencyKey))
      throw CmsError.invalid({
        idempotencyKey: 'The idempotency key must have 1 to 200 printable ASCII characters.',
      })
    const body = { ...input, paymentMethod: input.paymentMethod.toLowerCase() }
    const headers = { 'idempotency-key': idempotencyKey }
    try {
      return await this.send(Order, 'POST', '/checkout', body, headers)
    } catch (error) {
      throw withCart(error)
    }
  }

  /** Forwards a slip; the CMS validates its content. */
  async confirmPayment({ slip, ...fields }: ConfirmPaymentInput) {
    if (slip.size > slipMaximumBytes)
      throw new CmsError('TOO_LARGE', 'File size must be less than 2MB', {
        fields: { slip: 'File size must be less than 2MB' },
      })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('slip', slip, slip.name)
    return this.send(Message, 'POST', '/confirm-payment', form)
  }
}
