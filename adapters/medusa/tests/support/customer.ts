import { randomUUID } from 'node:crypto'
import { UserResponse } from '../../../../gateway/contracts/customer.ts'
import { type Received, Visitor } from './visitor.ts'

/** The password of registered customers. */
export const password = 'Correct-2026'

/** Registers a customer with an email address of their own, who is signed in. */
export async function register(adapter: string) {
  const visitor = new Visitor(adapter)
  const email = `mali-${randomUUID()}@example.com`
  const form = {
    firstName: 'Mali',
    lastName: 'Suk',
    birthDate: '1990-01-31',
    phoneNumber: '081 234 5678',
    email,
    password,
  }
  const { status, body } = await visitor.send('POST', '/auth/register', form)
  if (status !== 201) throw new Error(`POST /auth/register: ${JSON.stringify(body)}`)
  return { visitor, email, form, user: UserResponse.parse(body).user }
}

export const signIn = (visitor: Visitor, username: string, given = password): Promise<Received> =>
  visitor.send('POST', '/auth/login', { username, password: given, rememberMe: true })
