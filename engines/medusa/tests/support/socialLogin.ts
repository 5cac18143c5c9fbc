import { randomUUID } from 'node:crypto'
import type { Persona } from '@vitrine/tests/support/standIns/openIdProvider.ts'
import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** A person with an account at a provider and a verified email address, unlike every other. */
export function newPersona(changes: Partial<Persona> = {}): Persona & { email: string } {
  const subject = randomUUID()
  const email = `nok-${subject}@example.com`
  return { subject, email, isEmailVerified: true, firstName: 'Nok', lastName: 'Saelim', ...changes }
}

/** Goes from the shop to the provider, and returns the path of the callback to which the provider redirects. */
export async function visitProvider(visitor: Visitor, name: string): Promise<string> {
  const { status, location } = await visitor.open(`/auth/${name}`)
  expect(status).toBe(303)
  const response = await fetch(location ?? '', { redirect: 'manual' })
  const callback = new URL(response.headers.get('location') ?? '')
  return `${callback.pathname}${callback.search}`
}

/** Completes a social sign-in, and returns the path to which it redirects. */
export async function signInWith(visitor: Visitor, name: string): Promise<string | null> {
  const { status, location } = await visitor.open(await visitProvider(visitor, name))
  expect(status).toBe(303)
  return location
}
