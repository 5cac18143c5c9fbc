import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'

/** The signed-in customer, sign-in, registration and passwords. */
export const customer: Resolvers<Context> = {
  Query: {
    viewer: (_, _arguments, { sources }) => sources.customer.viewer(),
  },
  Mutation: {
    login: (_, { input }, { sources }) => sources.customer.login(input),
    register: (_, { input }, { sources }) => sources.customer.register(input),
    logout: (_, _arguments, { sources }) => sources.customer.logout(),
    requestPasswordReset: (_, { username }, { sources }) =>
      sources.customer.requestPasswordReset(username),
    resetPassword: (_, { input }, { sources }) => sources.customer.resetPassword(input),
  },
}
