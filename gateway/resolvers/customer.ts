import type { Resolvers } from '../generated/resolvers.ts'
import type { Context } from '../sources/context.ts'
import { as, payload } from './payload.ts'

/** The signed-in customer, sign-in, registration and passwords. */
export const customer: Resolvers<Context> = {
  Query: {
    viewer: (_, _arguments, { sources }) => sources.customer.viewer(),
    profile: (_, _arguments, { sources }) => sources.customer.profileDetails(),
    personalData: (_, _arguments, { sources }) => sources.customer.personalData(),
  },
  Mutation: {
    login: (_, { input }, { sources }) => payload(as('viewer', sources.customer.login(input))),
    register: (_, { input }, { sources }) =>
      payload(as('viewer', sources.customer.register(input))),
    logout: (_, _arguments, { sources }) => payload(sources.customer.logout()),
    requestPasswordReset: (_, { input }, { sources }) =>
      payload(sources.customer.requestPasswordReset(input.username)),
    resetPassword: (_, { input }, { sources }) => payload(sources.customer.resetPassword(input)),
    updateProfile: (_, { input }, { sources }) =>
      payload(as('profile', sources.customer.updateProfile(input))),
    changePassword: (_, { input }, { sources }) => payload(sources.customer.changePassword(input)),
    requestAccountDeletion: (_, _arguments, { sources }) =>
      payload(sources.customer.requestAccountDeletion()),
    deleteAccount: (_, { input }, { sources }) => payload(sources.customer.deleteAccount(input)),
  },
}
