import type { z } from 'zod'
import * as contract from '../contracts/customer.ts'
import type * as schema from '../generated/resolvers.ts'
import { responseParser } from './responseParser.ts'

const toUser = (user: z.infer<typeof contract.User>): schema.User => ({
  id: 'viewer',
  displayName: user.displayName,
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber ?? null,
  email: user.email ?? null,
  isAdmin: user.isAdmin ?? false,
})

/** GET /profile as the schema's User. */
export const Profile = responseParser(contract.User, toUser)

/** POST /auth/login and POST /auth/register as the schema's User. */
export const SignedIn = responseParser(contract.UserResponse, ({ user }) => toUser(user))
