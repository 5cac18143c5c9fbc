import type { LoginInput, RegisterInput, ResetPasswordInput } from '../generated/resolvers.ts'
import { Profile, SignedIn } from '../responses/customer.ts'
import { Message } from '../responses/messages.ts'
import { CmsError } from '../upstream/cmsError.ts'
import { CmsSource } from './cmsSource.ts'

/** Sign-in, registration and the signed-in customer (docs/rest/customer.md). */
export class CustomerSource extends CmsSource {
  /** The signed-in customer, or null for a guest. */
  async viewer() {
    try {
      return await this.readPersonal(Profile, '/profile')
    } catch (error) {
      if (error instanceof CmsError && error.code === 'UNAUTHENTICATED') return null
      throw error
    }
  }

  login({ username, password, rememberMe }: LoginInput) {
    return this.send(SignedIn, 'POST', '/auth/login', {
      username,
      password,
      rememberMe: rememberMe ?? false,
    })
  }

  register(input: RegisterInput) {
    return this.send(SignedIn, 'POST', '/auth/register', input)
  }

  requestPasswordReset(username: string) {
    return this.send(Message, 'POST', '/auth/lost-password', { username })
  }

  resetPassword(input: ResetPasswordInput) {
    return this.send(Message, 'POST', '/auth/reset-password', input)
  }

  logout() {
    return this.send(Message, 'POST', '/auth/logout')
  }
}
