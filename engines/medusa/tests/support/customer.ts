import { randomUUID } from 'node:crypto'
import { UserResponse } from '@vitrine/contract/customer.ts'
import { awaitLink } from './emails.ts'
import type { Stack } from './stack.ts'
import { type Received, Visitor } from './visitor.ts'

export const password = 'Correct-2026'

/** Registers a customer with an email address of their own, who is signed in. */
export async function register(adapter: string, email = `mali-${randomUUID()}@example.com`) {
  const visitor = new Visitor(adapter)
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

/** Requests the email for a lost password, and returns a function that sets a new one by its link. */
export async function requestReset(
  stack: Pick<Stack, 'adapter' | 'dataDirectory'>,
  email: string,
): Promise<(newPassword: string) => Promise<Received>> {
  await new Visitor(stack.adapter).send('POST', '/auth/lost-password', { username: email })
  const { searchParams } = await awaitLink(stack, email, /\S+\/lost-password\?show\S+/)
  return (newPassword) =>
    new Visitor(stack.adapter).send('POST', '/auth/reset-password', {
      password: newPassword,
      confirmPassword: newPassword,
      resetKey: searchParams.get('key'),
      resetLogin: searchParams.get('login'),
    })
}
