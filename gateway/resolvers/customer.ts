import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'

/** The signed-in customer, sign-in, registration and passwords. */
export const customer: Resolvers<Context> = {
  Query: {
    viewer: (_, _arguments, { sources }) => sources.customer.viewer(),
    profile: (_, _arguments, { sources }) => sources.customer.profileDetails(),
    personalData: (_, _arguments, { sources }) => sources.customer.personalData(),
  },
  Mutation: {
    login: (_, { input }, { sources }) => sources.customer.login(input),
    register: (_, { input }, { sources }) => sources.customer.register(input),
    logout: (_, _arguments, { sources }) => sources.customer.logout(),
    requestPasswordReset: (_, { username }, { sources }) =>
      sources.customer.requestPasswordReset(username),
    resetPassword: (_, { input }, { sources }) => sources.customer.resetPassword(input),
    updateProfile: (_, { input }, { sources }) => sources.customer.updateProfile(input),
    changePassword: (_, { input }, { sources }) => sources.customer.changePassword(input),
    requestAccountDeletion: (_, _arguments, { sources }) =>
      sources.customer.requestAccountDeletion(),
    deleteAccount: (_, { input }, { sources }) => sources.customer.deleteAccount(input),
  },
}
