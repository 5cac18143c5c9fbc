import type {
  ChangePasswordInput,
  DeleteAccountInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  UpdateProfileInput,
} from '../generated/resolvers.ts'
import { PersonalData, Profile, ProfileDetails, SignedIn } from '../responses/customer.ts'
import { Message } from '../responses/messages.ts'
import { CmsError } from '../upstream/cmsError.ts'
import { CmsSource, orNull } from './cmsSource.ts'

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

  async login({ username, password, rememberMe }: LoginInput) {
    const user = await this.send(SignedIn, 'POST', '/auth/login', {
      username,
      password,
      rememberMe: rememberMe ?? false,
    })
    return user ?? this.readPersonal(Profile, '/profile')
  }

  async register(input: RegisterInput) {
    const user = await this.send(SignedIn, 'POST', '/auth/register', input)
    return user ?? this.readPersonal(Profile, '/profile')
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

  /** The customer's personal information; null when the CMS does not offer it. */
  profileDetails() {
    return orNull(this.readPersonal(ProfileDetails, '/profile/details'))
  }

  /** Everything that is stored under the account, as JSON text; null when the CMS does not offer it. */
  personalData() {
    return orNull(this.readPersonal(PersonalData, '/profile/data'))
  }

  requestAccountDeletion() {
    return this.send(Message, 'POST', '/profile/deletion-link')
  }

  deleteAccount({ password, key }: DeleteAccountInput) {
    return this.send(Message, 'POST', '/profile/delete', {
      ...(password != null && { password }),
      ...(key != null && { key }),
    })
  }

  async updateProfile(input: UpdateProfileInput) {
    return this.send(ProfileDetails, 'PATCH', '/profile/details', input)
  }

  changePassword(input: ChangePasswordInput) {
    return this.send(Message, 'POST', '/profile/password', input)
  }
}
