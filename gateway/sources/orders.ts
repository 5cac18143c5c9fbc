import { neutralMethods, slipMaximumBytes } from '@vitrine/contract/orders.ts'
import { typedText } from '@vitrine/contract/typedText.ts'
import { FormData } from 'undici'
import type {
  AddAddressInput,
  AddressInput,
  CancelOrderInput,
  ConfirmPaymentInput,
  CreateAccountFromOrderInput,
  OrderAgainInput,
  PayByCardInput,
  PayByRedirectInput,
  PlaceOrderInput,
  QueryOrdersArgs,
  RequestOrderLinkInput,
  RequestReturnInput,
  UpdateAddressInput,
} from '../generated/resolvers.ts'
import { sliceOf } from '../responses/connection.ts'
import { orderNumber, ownId } from '../responses/globalId.ts'
import { Message } from '../responses/messages.ts'
import { CustomerCoupons, PaymentEntries } from '../responses/orderHistory.ts'
import {
  Areas,
  BankAccounts,
  CardPayment,
  Checkout,
  cmsMethods,
  Order,
  OrderAgain,
  Orders,
  PromptPay,
  RedirectPayment,
  SavedAddresses,
} from '../responses/orders.ts'
import { CmsError, namedAsInput } from '../upstream/cmsError.ts'
import { CmsSource, orNull } from './cmsSource.ts'
import { partOf } from './paging.ts'
import { requiredSegment, segment } from './segment.ts'

type Key = string | null | undefined

/** The header with a guest's key: an address would be logged on the way (security.secrets.queries). */
function keyHeader(key: Key): Record<string, string> {
  return key && /^[\x21-\x7e]{1,200}$/.test(key) ? { 'x-order-key': key } : {}
}

/** Returns an idempotency key that can be sent in a header. Throws INVALID for any other. */
function checkedKey(idempotencyKey: string): string {
  if (/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) return idempotencyKey
  throw CmsError.invalid({
    idempotencyKey: 'The idempotency key must have 1 to 200 printable ASCII characters.',
  })
}

const toKebabCase = (word: string) => word.toLowerCase().replaceAll('_', '-')

/** An address as the CMS expects it. */
const fromAddress = ({ province, phoneNumber, ...address }: AddressInput) => ({
  ...address,
  state: province,
  phone: phoneNumber,
})

/** The names that fields of the CMS have in the inputs. */
const inputName = (name: string) =>
  name.replace(/(^|\.)state$/, '$1province').replace(/(^|\.)phone$/, '$1phoneNumber')

const toSaved = ({ address, isDefault }: AddAddressInput) => ({
  address: fromAddress(address),
  isDefault: isDefault ?? false,
})

/** Orders and payments (docs/rest/orders.md). */
export class OrdersSource extends CmsSource {
  async orders({ status, ...paging }: QueryOrdersArgs) {
    const part = partOf(paging)
    const orders = await this.readPersonal(Orders, '/orders', {
      status: toKebabCase(status ?? 'ALL'),
    })
    return sliceOf(orders, part)
  }

  async order(id: string, key: Key) {
    const name = segment(orderNumber(id, 'id'))
    return name ? orNull(this.readPersonal(Order, `/orders/${name}`, {}, keyHeader(key))) : null
  }

  async promptPay(orderId: string, key: Key) {
    const name = segment(orderNumber(orderId))
    if (!name) return null
    const path = `/checkout/payment/${this.#nameOf('omise-promptpay', 'promptpay')}/${name}`
    return orNull(this.readPersonal(PromptPay, path, {}, keyHeader(key)))
  }

  async cardPayment(orderId: string, key: Key) {
    const name = segment(orderNumber(orderId))
    if (!name) return null
    const path = `/checkout/payment/${this.#nameOf('omise', 'card')}/${name}`
    return orNull(this.readPersonal(CardPayment, path, {}, keyHeader(key)))
  }

  /** Charges a card by its token; the number of the card never reaches the shop. */
  async payByCard({ orderId, key, token }: PayByCardInput) {
    const path = `/checkout/payment/${this.#nameOf('omise', 'card')}/${requiredSegment(orderNumber(orderId))}`
    return this.send(CardPayment, 'POST', path, { token }, keyHeader(key))
  }

  async redirectPayment(orderId: string, key: Key) {
    const name = segment(orderNumber(orderId))
    if (!name) return null
    const path = `/checkout/payment/${this.#nameOf('omise-redirect', 'redirect')}/${name}`
    return orNull(this.readPersonal(RedirectPayment, path, {}, keyHeader(key)))
  }

  /** Starts a payment that is confirmed at a bank or in an app. */
  async payByRedirect({ orderId, key, source }: PayByRedirectInput) {
    const path = `/checkout/payment/${this.#nameOf('omise-redirect', 'redirect')}/${requiredSegment(orderNumber(orderId))}`
    return this.send(RedirectPayment, 'POST', path, { source }, keyHeader(key))
  }

  bankAccounts() {
    return this.read(BankAccounts, '/confirm-payment/bank-accounts')
  }

  /** Options of the checkout; null when the CMS does not offer it. */
  checkout() {
    return orNull(this.readPersonal(Checkout, '/checkout'))
  }

  /** Payments and refunds of the customer's orders; null when the CMS does not offer them. */
  payments() {
    return orNull(this.readPersonal(PaymentEntries, '/payments'))
  }

  /** The customer's coupons; null when the CMS does not offer them. */
  coupons() {
    return orNull(this.readPersonal(CustomerCoupons, '/coupons'))
  }

  /** The customer's address book; null when the CMS does not offer one. */
  addresses() {
    return orNull(this.readPersonal(SavedAddresses, '/addresses'))
  }

  addAddress(input: AddAddressInput) {
    return namedAsInput(this.send(SavedAddresses, 'POST', '/addresses', toSaved(input)), inputName)
  }

  async updateAddress({ id, ...input }: UpdateAddressInput) {
    const path = `/addresses/${requiredSegment(ownId(id, 'id', 'SavedAddress'))}`
    return namedAsInput(this.send(SavedAddresses, 'PUT', path, toSaved(input)), inputName)
  }

  async removeAddress(id: string) {
    const path = `/addresses/${requiredSegment(ownId(id, 'id', 'SavedAddress'))}`
    return this.send(SavedAddresses, 'DELETE', path)
  }

  /** Sub-districts that match a text; null for a CMS without them. */
  areas(search: string) {
    return this.find(Areas, '/checkout/areas', { search })
  }

  async cancel({ orderId, key }: CancelOrderInput) {
    const path = `/orders/${requiredSegment(orderNumber(orderId))}/cancel`
    return this.send(Message, 'PUT', path, undefined, keyHeader(key))
  }

  async requestReturn({ orderId, key, idempotencyKey, ...input }: RequestReturnInput) {
    const items = input.items.map(({ reason, ...item }) => ({
      ...item,
      reason: reason.toLowerCase(),
    }))
    const headers = { ...keyHeader(key), 'idempotency-key': checkedKey(idempotencyKey) }
    return this.send(
      Order,
      'POST',
      `/orders/${requiredSegment(orderNumber(orderId))}/returns`,
      { items, refundAccount: input.refundAccount },
      headers,
    )
  }

  async again({ orderId, key }: OrderAgainInput) {
    const path = `/orders/${requiredSegment(orderNumber(orderId))}/again`
    return this.send(OrderAgain, 'POST', path, undefined, keyHeader(key))
  }

  async createAccount({ orderId, key }: CreateAccountFromOrderInput) {
    const path = `/orders/${requiredSegment(orderNumber(orderId))}/account`
    return this.send(Message, 'POST', path, undefined, keyHeader(key))
  }

  /** Sends only what was entered: a CMS need not know phone numbers. */
  async requestLink({ orderId, email, phoneNumber }: RequestOrderLinkInput) {
    const body = email ? { email } : { phone: phoneNumber }
    const path = `/orders/${requiredSegment(orderNumber(orderId))}/link`
    return namedAsInput(this.send(Message, 'POST', path, body), inputName)
  }

  async place({ idempotencyKey, ...input }: PlaceOrderInput) {
    const headers = { 'idempotency-key': checkedKey(idempotencyKey) }
    const method = cmsMethods[input.paymentMethod]
    const neutral: Record<string, string> = neutralMethods
    const body = {
      ...input,
      billing: fromAddress(input.billing),
      shipping: fromAddress(input.shipping),
      shippingMethod: ownId(input.shippingMethod, 'shippingMethod', 'ShippingMethod'),
      paymentMethod: this.#nameOf(method, neutral[method] ?? method),
    }
    return namedAsInput(this.send(Order, 'POST', '/checkout', body, headers), inputName)
  }

  /** The name by which the CMS is called. */
  #nameOf(specified: string, neutral: string): string {
    return this.hasNeutralNames ? neutral : specified
  }

  /** Forwards a slip; the CMS validates its content. */
  async confirmPayment({ slip, key, amount, ...input }: ConfirmPaymentInput) {
    const fields = { ...input, transferAmount: amount?.toString() ?? input.transferAmount ?? '' }
    if (slip.size > slipMaximumBytes)
      throw new CmsError('TOO_LARGE', 'File size must be less than 2MB', {
        fields: { slip: 'File size must be less than 2MB' },
      })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, typedText(name, value))
    form.set('slip', slip, slip.name)
    const sent = this.send(Message, 'POST', '/confirm-payment', form, keyHeader(key))
    const isTyped = input.transferAmount != null
    return namedAsInput(sent, (name) => (!isTyped && name === 'transferAmount' ? 'amount' : name))
  }
}
