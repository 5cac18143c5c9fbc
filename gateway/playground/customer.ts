import { findExample } from './examples.ts'

/** The slugs of examples that only a signed-in customer can run. */
export const customerExamples: ReadonlySet<string> = new Set([
  'orders',
  'cancel',
  'order-again',
  'wishlist',
  'profile',
  'change-password',
  'addresses',
  'payments',
  'delete-account',
])

/** The operations that sign the demonstration customer in and out: those of the examples. */
export function customerOperations() {
  const operation = (slug: string) => {
    const { query = '', variables = {} } = findExample(slug) ?? {}
    return { query, variables }
  }
  return {
    viewer: operation('viewer'),
    signIn: operation('sign-in'),
    register: operation('register'),
    signOut: operation('sign-out'),
  }
}
