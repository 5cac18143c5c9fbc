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
import { sliceList } from '../responses/connection.ts'
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
import { connectionSlice } from './paging.ts'

type Key = string | null | undefined

/** The header with a guest's key: an address would be logged on the way (security.secrets.queries). */
function keyHeader(key: Key): Record<string, string> {
  return key && /^[\x21-\x7e]{1,200}$/.test(key) ? { 'x-order-key': key } : {}
}

/** A call for an order, with a guest's key. */
const toOrder = (id: string, key: Key) => ({ params: { id }, headers: keyHeader(key) })

/** Returns an idempotency key that can be sent in a header. Throws INVALID for any other. */
function checkedKey(idempotencyKey: string): string {
  if (/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) return idempotencyKey
  throw CmsError.invalid({
    idempotencyKey: 'The idempotency key must have 1 to 200 printable ASCII characters.',
  })
}

const toKebabCase = (word: string) => word.toLowerCase().replaceAll('_', '-')

/** An address as the CMS expects it. */
const fromAddress = ({ province, phoneNumber, country, ...address }: AddressInput) => ({
  ...address,
  country: country ?? undefined,
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

/** Reads and changes orders and payments (docs/rest/orders.md). */
export class OrdersSource extends CmsSource {
  async orders({ status, ...paging }: QueryOrdersArgs) {
    const part = connectionSlice(paging)
    const orders = await this.readPersonal('orders.list', Orders, {
      query: { status: toKebabCase(status ?? 'ALL') },
    })
    return sliceList(orders, part)
  }

  async order(id: string, key: Key) {
    return orNull(this.readPersonal('orders.read', Order, toOrder(orderNumber(id, 'id'), key)))
  }

  async promptPay(orderId: string, key: Key) {
    const call = this.hasNeutralNames ? 'payment.promptPay.neutral' : 'payment.promptPay'
    return orNull(this.readPersonal(call, PromptPay, toOrder(orderNumber(orderId), key)))
  }

  async cardPayment(orderId: string, key: Key) {
    const call = this.hasNeutralNames ? 'payment.card.neutral' : 'payment.card'
    return orNull(this.readPersonal(call, CardPayment, toOrder(orderNumber(orderId), key)))
  }

  /** Charges a card by its token; the number of the card never reaches the shop. */
  async payByCard({ orderId, key, token }: PayByCardInput) {
    const call = this.hasNeutralNames ? 'payment.card.pay.neutral' : 'payment.card.pay'
    const body = { token }
    return this.send(call, CardPayment, { ...toOrder(orderNumber(orderId), key), body })
  }

  async redirectPayment(orderId: string, key: Key) {
    const call = this.hasNeutralNames ? 'payment.redirect.neutral' : 'payment.redirect'
    return orNull(this.readPersonal(call, RedirectPayment, toOrder(orderNumber(orderId), key)))
  }

  /** Starts a payment that is confirmed at a bank or in an app. */
  async payByRedirect({ orderId, key, source }: PayByRedirectInput) {
    const call = this.hasNeutralNames ? 'payment.redirect.pay.neutral' : 'payment.redirect.pay'
    const body = { source }
    return this.send(call, RedirectPayment, { ...toOrder(orderNumber(orderId), key), body })
  }

  bankAccounts() {
    return this.read('payment.bankAccounts', BankAccounts)
  }

  /** Options of the checkout; null when the CMS does not offer it. */
  checkout() {
    return orNull(this.readPersonal('checkout.read', Checkout))
  }

  /** Payments and refunds of the customer's orders; null when the CMS does not offer them. */
  payments() {
    return orNull(this.readPersonal('payments.list', PaymentEntries))
  }

  /** The customer's coupons; null when the CMS does not offer them. */
  coupons() {
    return orNull(this.readPersonal('coupons.list', CustomerCoupons))
  }

  /** The customer's address book; null when the CMS does not offer one. */
  addresses() {
    return orNull(this.readPersonal('addresses.list', SavedAddresses))
  }

  addAddress(input: AddAddressInput) {
    return namedAsInput(
      this.send('addresses.add', SavedAddresses, { body: toSaved(input) }),
      inputName,
    )
  }

  async updateAddress({ id, ...input }: UpdateAddressInput) {
    const sent = { params: { id: ownId(id, 'id', 'SavedAddress') }, body: toSaved(input) }
    return namedAsInput(this.send('addresses.replace', SavedAddresses, sent), inputName)
  }

  async removeAddress(id: string) {
    const params = { id: ownId(id, 'id', 'SavedAddress') }
    return this.send('addresses.remove', SavedAddresses, { params })
  }

  /** Sub-districts that match a text; null for a CMS without them. */
  areas(search: string) {
    return this.find('checkout.areas', Areas, { query: { search } })
  }

  async cancel({ orderId, key }: CancelOrderInput) {
    return this.send('orders.cancel', Message, toOrder(orderNumber(orderId), key))
  }

  async requestReturn({ orderId, key, idempotencyKey, ...input }: RequestReturnInput) {
    const items = input.items.map(({ reason, ...item }) => ({
      ...item,
      reason: reason.toLowerCase() as Lowercase<typeof reason>,
    }))
    const { params, headers } = toOrder(orderNumber(orderId), key)
    return this.send('orders.returns.add', Order, {
      params,
      headers: { ...headers, 'idempotency-key': checkedKey(idempotencyKey) },
      body: { items, refundAccount: input.refundAccount },
    })
  }

  async again({ orderId, key }: OrderAgainInput) {
    return this.send('orders.again', OrderAgain, toOrder(orderNumber(orderId), key))
  }

  async createAccount({ orderId, key }: CreateAccountFromOrderInput) {
    return this.send('orders.account', Message, toOrder(orderNumber(orderId), key))
  }

  /** Sends only what was entered: a CMS need not know phone numbers. */
  async requestLink({ orderId, email, phoneNumber }: RequestOrderLinkInput) {
    const body = email ? { email } : { phone: phoneNumber }
    const params = { id: orderNumber(orderId) }
    return namedAsInput(this.send('orders.link', Message, { params, body }), inputName)
  }

  async place({ idempotencyKey, ...input }: PlaceOrderInput) {
    const headers = { 'idempotency-key': checkedKey(idempotencyKey) }
    const method = cmsMethods[input.paymentMethod]
    const neutral: Partial<Record<string, (typeof neutralMethods)[keyof typeof neutralMethods]>> =
      neutralMethods
    const body = {
      ...input,
      billing: { ...fromAddress(input.billing), email: input.billing.email ?? '' },
      shipping: fromAddress(input.shipping),
      shippingMethod: ownId(input.shippingMethod, 'shippingMethod', 'ShippingMethod'),
      paymentMethod: this.hasNeutralNames ? (neutral[method] ?? method) : method,
    }
    return namedAsInput(this.send('checkout.place', Order, { headers, body }), inputName)
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
    const sent = this.send('payment.confirm', Message, { headers: keyHeader(key), body: form })
    const isTyped = input.transferAmount != null
    return namedAsInput(sent, (name) => (!isTyped && name === 'transferAmount' ? 'amount' : name))
  }
}
