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
      return await this.readPersonal('profile', Profile)
    } catch (error) {
      if (error instanceof CmsError && error.code === 'UNAUTHENTICATED') return null
      throw error
    }
  }

  async login({ username, password, rememberMe }: LoginInput) {
    const user = await this.send('auth.login', SignedIn, {
      body: { username, password, rememberMe: rememberMe ?? false },
    })
    return user ?? this.readPersonal('profile', Profile)
  }

  async register(input: RegisterInput) {
    const user = await this.send('auth.register', SignedIn, { body: input })
    return user ?? this.readPersonal('profile', Profile)
  }

  requestPasswordReset(username: string) {
    return this.send('auth.lostPassword', Message, { body: { username } })
  }

  resetPassword(input: ResetPasswordInput) {
    return this.send('auth.resetPassword', Message, { body: input })
  }

  logout() {
    return this.send('auth.logout', Message)
  }

  /** The customer's personal information; null when the CMS does not offer it. */
  profileDetails() {
    return orNull(this.readPersonal('profile.details', ProfileDetails))
  }

  /** Everything that is stored under the account, as JSON text; null when the CMS does not offer it. */
  personalData() {
    return orNull(this.readPersonal('profile.data', PersonalData))
  }

  requestAccountDeletion() {
    return this.send('profile.deletionLink', Message)
  }

  deleteAccount({ password, key }: DeleteAccountInput) {
    return this.send('profile.delete', Message, {
      body: { ...(password != null && { password }), ...(key != null && { key }) },
    })
  }

  async updateProfile(input: UpdateProfileInput) {
    return this.send('profile.update', ProfileDetails, { body: input })
  }

  changePassword(input: ChangePasswordInput) {
    return this.send('profile.password', Message, { body: input })
  }
}
