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
    checkout: (_, _arguments, { sources }) => sources.orders.checkout(),
  },
  Mutation: {
    placeOrder: (_, { input, idempotencyKey }, { sources }) =>
      sources.orders.place(input, idempotencyKey),
    requestOrderLink: (_, { orderId, email }, { sources }) =>
      sources.orders.requestLink(orderId, email),
    payByCard: (_, { orderId, key, token }, { sources }) =>
      sources.orders.payByCard(orderId, key, token),
    cancelOrder: (_, { id, key }, { sources }) => sources.orders.cancel(id, key),
    confirmPayment: (_, { input }, { sources }) => sources.orders.confirmPayment(input),
  },
}
