import { type Language, pathPrefixes } from '@vitrine/contract/common.ts'
import type { AppleForm } from '@vitrine/contract/customer.ts'
import { z } from 'zod'
import type { Identity } from './socialProvider.ts'

/** The reason of a failed social sign-in, in the address of the account page. */
export type SocialFailure = 'cancelled' | 'failed' | 'email-taken'

/** The address to which a callback redirects, in the language of the page on which the sign-in began. */
export function addressAfter(failure: SocialFailure | null, language: Language): string {
  const start = pathPrefixes[language]
  return failure ? `${start}/my-account?social=${failure}` : start || '/'
}

/** The failure of a callback with an error, or without a code. */
export const socialFailure = (error: string | undefined): SocialFailure =>
  /denied|cancel/i.test(error ?? '') ? 'cancelled' : 'failed'

const AppleUser = z.object({
  name: z.object({
    firstName: z.string().max(100).default(''),
    lastName: z.string().max(100).default(''),
  }),
})

/** The name that Apple posts, only once, before the browser returns. */
export interface PostedName {
  first: string
  last: string
}

/** The name in Apple's form, or null when it has none. */
export function readPostedName({ user }: z.output<typeof AppleForm>): PostedName | null {
  try {
    const { name } = AppleUser.parse(JSON.parse(user ?? ''))
    return { first: name.firstName, last: name.lastName }
  } catch {
    return null
  }
}

/** The address of the GET callback with Apple's response, but without the name, which would be in logs. */
export function callbackAddress({ user: _, ...rest }: z.output<typeof AppleForm>): string {
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
  return `/auth/apple/callback?${query}`
}

/** An identity with the posted name where the provider's token has none. */
export const withPostedName = (identity: Identity, name: PostedName | null): Identity => ({
  ...identity,
  firstName: identity.firstName || (name?.first ?? ''),
  lastName: identity.lastName || (name?.last ?? ''),
})
