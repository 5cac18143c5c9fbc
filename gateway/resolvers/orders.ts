import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'

/** Orders and how they are paid. */
export const orders: Resolvers<Context> = {
  Query: {
    orders: (_, { status }, { sources }) => sources.orders.orders(status ?? 'ALL'),
    order: (_, { id, key }, { sources }) => sources.orders.order(id, key),
    promptPay: (_, { orderId, key }, { sources }) => sources.orders.promptPay(orderId, key),
    cardPayment: (_, { orderId, key }, { sources }) => sources.orders.cardPayment(orderId, key),
    bankAccounts: (_, _arguments, { sources }) => sources.orders.bankAccounts(),
    areas: (_, { search }, { sources }) => sources.orders.areas(search),
    checkout: (_, _arguments, { sources }) => sources.orders.checkout(),
    addresses: (_, _arguments, { sources }) => sources.orders.addresses(),
    payments: (_, _arguments, { sources }) => sources.orders.payments(),
    coupons: (_, _arguments, { sources }) => sources.orders.coupons(),
  },
  Mutation: {
    placeOrder: (_, { input, idempotencyKey }, { sources }) =>
      sources.orders.place(input, idempotencyKey),
    requestOrderLink: (_, { orderId, email, phone }, { sources }) =>
      sources.orders.requestLink(orderId, email, phone),
    payByCard: (_, { orderId, key, token }, { sources }) =>
      sources.orders.payByCard(orderId, key, token),
    requestReturn: (_, { orderId, key, items, idempotencyKey }, { sources }) =>
      sources.orders.requestReturn(orderId, key, items, idempotencyKey),
    orderAgain: (_, { id, key }, { sources }) => sources.orders.again(id, key),
    cancelOrder: (_, { id, key }, { sources }) => sources.orders.cancel(id, key),
    addAddress: (_, { input }, { sources }) => sources.orders.addAddress(input),
    updateAddress: (_, { id, input }, { sources }) => sources.orders.updateAddress(id, input),
    removeAddress: (_, { id }, { sources }) => sources.orders.removeAddress(id),
    confirmPayment: (_, { input, key }, { sources }) => sources.orders.confirmPayment(input, key),
  },
}
