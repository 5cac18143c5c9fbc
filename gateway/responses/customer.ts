import * as contract from '@vitrine/contract/customer.ts'
import type { z } from 'zod'
import type * as schema from '../generated/resolvers.ts'
import { optionalTime } from '../scalars/textScalars.ts'
import { toEnum } from './common.ts'
import { responseParser } from './responseParser.ts'

const toUser = (user: z.infer<typeof contract.User>): schema.User => ({
  ...user,
  id: 'viewer',
  displayName: user.displayName || `${user.firstName} ${user.lastName}`.trim(),
  isAdmin: user.isAdmin ?? false,
})

/** GET /profile as the schema's User. */
export const Profile = responseParser(contract.User, toUser)

/** POST /auth/login and POST /auth/register as the schema's User; null from a CMS that does not send it. */
export const SignedIn = responseParser(contract.UserResponse.partial(), ({ user }) =>
  user ? toUser(user) : null,
)

/** GET /profile/data as indented JSON text. */
export const PersonalData = responseParser(contract.PersonalData, (data) =>
  JSON.stringify(data, null, 2),
)

const providers = new Map<string, schema.SocialProvider>(
  contract.socialProviders.map((provider) => [provider, toEnum(provider)]),
)

/** GET and PATCH /profile/details as the schema's ProfileDetails. */
export const ProfileDetails = responseParser(
  contract.ProfileDetails,
  (details): schema.ProfileDetails => ({
    ...details,
    id: 'viewer',
    providers: details.providers.map(({ provider, linkedDate }) => ({
      provider: providers.get(provider) ?? 'UNKNOWN',
      linkedDate: optionalTime(linkedDate),
    })),
  }),
)
