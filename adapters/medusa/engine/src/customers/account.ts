/** A customer of Medusa, as the adapter needs it. */
export interface Account {
  id: string
  /** Empty for an account that a provider created without one. */
  email: string
  firstName: string
  lastName: string
  phoneNumber: string | null
}

/** The personal information that a customer changes; the phone number is E.164. */
export interface PersonalInformation {
  firstName: string
  lastName: string
  phoneNumber: string
  birthDate: string
}

/** A customer with the personal information; the birth date is absent for accounts that staff or a provider created. */
export interface Profile extends Account {
  birthDate: string | null
  createdAt: string
  hasPassword: boolean
  /** The social logins, oldest first. */
  socialLogins: { provider: string; linkedAt: string }[]
}

/**
 * Proof that the customer wants to delete the account: the password, or the link of an email, which the caller has
 * checked.
 */
export type DeletionProof = { password: string } | { isLinkValid: true }

/** A change of the password, which ends all sessions but that of the token. */
export interface PasswordChange {
  currentPassword: string
  password: string
  token: string
}

/** A registration; the phone number is E.164. */
export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  phoneNumber: string
  birthDate: string
}

/** A session that has just begun; the token is the value of the visitor's cookie. */
export interface OpenedSession {
  token: string
  account: Account
}
