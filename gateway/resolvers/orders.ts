import type { Resolvers } from '../generated/resolvers.ts'
import { changedCart } from '../responses/orders.ts'
import type { Context } from '../sources/context.ts'
import { as, payload } from './payload.ts'

/** Orders and how they are paid. */
export const orders: Resolvers<Context> = {
  Query: {
    orders: (_, query, { sources }) => sources.orders.orders(query),
    order: (_, { id, key }, { sources }) => sources.orders.order(id, key),
    promptPay: (_, { orderId, key }, { sources }) => sources.orders.promptPay(orderId, key),
    cardPayment: (_, { orderId, key }, { sources }) => sources.orders.cardPayment(orderId, key),
    redirectPayment: (_, { orderId, key }, { sources }) =>
      sources.orders.redirectPayment(orderId, key),
    bankAccounts: (_, _arguments, { sources }) => sources.orders.bankAccounts(),
    areas: (_, { search }, { sources }) => sources.orders.areas(search),
    checkout: async (_, _arguments, { sources, prepared }) => {
      const checkout = await sources.orders.checkout()
      return prepared ? prepared.fill(checkout) : checkout
    },
    addresses: (_, _arguments, { sources }) => sources.orders.addresses(),
    payments: (_, _arguments, { sources }) => sources.orders.payments(),
    coupons: (_, _arguments, { sources }) => sources.orders.coupons(),
  },
  Mutation: {
    placeOrder: (_, { input }, { sources, prepared }) => {
      const place = async () => {
        const order = await sources.orders.place(input)
        await prepared?.placed(order)
        return order
      }
      return payload(as('order', place()), changedCart)
    },
    createAccountFromOrder: (_, { input }, { sources }) =>
      payload(sources.orders.createAccount(input)),
    requestOrderLink: (_, { input }, { sources }) => payload(sources.orders.requestLink(input)),
    payByCard: (_, { input }, { sources }) =>
      payload(as('payment', sources.orders.payByCard(input))),
    payByRedirect: (_, { input }, { sources }) =>
      payload(as('redirectPayment', sources.orders.payByRedirect(input))),
    requestReturn: (_, { input }, { sources }) =>
      payload(as('order', sources.orders.requestReturn(input))),
    orderAgain: (_, { input }, { sources }) => payload(sources.orders.again(input)),
    cancelOrder: async (_, { input }, { sources }) => ({
      ...(await payload(sources.orders.cancel(input))),
      input,
    }),
    addAddress: (_, { input }, { sources }) =>
      payload(as('addresses', sources.orders.addAddress(input))),
    updateAddress: (_, { input }, { sources }) =>
      payload(as('addresses', sources.orders.updateAddress(input))),
    removeAddress: (_, { input }, { sources }) =>
      payload(as('addresses', sources.orders.removeAddress(input.id))),
    confirmPayment: (_, { input }, { sources }) => payload(sources.orders.confirmPayment(input)),
  },
  CancelOrderPayload: {
    order: ({ userErrors, input }, _arguments, { sources }) =>
      userErrors.length > 0 ? null : sources.orders.order(input.orderId, input.key),
  },
  OrderItem: {
    product: ({ productId }, _arguments, { sources }) =>
      productId ? sources.catalog.card(productId) : null,
  },
}
