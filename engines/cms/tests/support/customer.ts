import type { UserResponse } from '@vitrine/contract/customer.ts'
import type { z } from 'zod'
import type { Problem } from './checkout.ts'
import type { CmsResponse, Shopper } from './shopper.ts'

export const password = 'Silk-dress-2026'

/** A valid registration form with the given changes. */
export function registration(changes: Record<string, unknown> = {}) {
  return {
    firstName: 'Ploy',
    lastName: 'Saetang',
    birthDate: '1994-04-13',
    phoneNumber: '081 234 5678',
    email: 'ploy@example.com',
    password,
    ...changes,
  }
}

type SignedIn = z.infer<typeof UserResponse> & Problem

/** Registers the shopper as a new customer. */
export function register(
  shopper: Shopper,
  changes: Record<string, unknown> = {},
): Promise<CmsResponse<SignedIn>> {
  return shopper.request('POST', '/api/v1/auth/register', { body: registration(changes) })
}

export function login(
  shopper: Shopper,
  username: string,
  changes: Record<string, unknown> = {},
): Promise<CmsResponse<SignedIn>> {
  return shopper.request('POST', '/api/v1/auth/login', { body: { username, password, ...changes } })
}
