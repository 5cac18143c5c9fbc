/** A customer of Medusa, as the adapter needs it. */
export interface Account {
  id: string
  /** Empty for an account that a provider created without one. */
  email: string
  firstName: string
  lastName: string
  phoneNumber: string | null
}

/** The personal information that a customer changes, with the phone number in E.164. */
export interface PersonalInformation {
  firstName: string
  lastName: string
  phoneNumber: string
  birthDate: string
}

/** A customer with the personal information, without a birth date for accounts that staff or a provider created. */
export interface Profile extends Account {
  birthDate: string | null
  createdAt: string
  hasPassword: boolean
  socialLogins: { provider: string; linkedAt: string }[]
}

/**
 * Proof that the customer wants to delete the account: the password, or the link of an email, which the caller has
 * checked.
 */
export type DeletionProof = { password: string } | { isLinkValid: true }

/** A deletion that the content CMS has to make too, of an account that was deleted at `until`. */
export interface ContentDeletion {
  id: number
  email: string
  until: string
  attempts: number
}

/** The outcome of a deletion; its part in the content CMS is for the caller, and is due again in a minute. */
export type DeletionOutcome =
  | { outcome: 'wrong' }
  | { outcome: 'deleted'; contentDeletion: ContentDeletion | null }

/** A change of the password, which ends all sessions but that of the token. */
export interface PasswordChange {
  currentPassword: string
  password: string
  token: string
}

/** A registration, with the phone number in E.164. */
export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  phoneNumber: string
  birthDate: string
}

/** A session that has just begun, with the value of the visitor's cookie as `token`. */
export interface OpenedSession {
  token: string
  account: Account
}

/** A coupon that a customer can use, with the minimum value of the items in baht. */
export interface OfferedCoupon {
  code: string
  description: string
  minimum: number | null
  endsAt: string | null
}

/** The data of a customer in the shop's own tables. */
export interface PersonalData {
  /** Whether the email address is confirmed, so that what was left under it is the customer's. */
  isEmailConfirmed: boolean
  wishlist: { productId: string; addedAt: string }[]
  stockAlerts: {
    productId: string
    choices: Record<string, string>
    email: string
    requestedAt: string
    confirmedAt: string | null
    notifiedAt: string | null
  }[]
  sessions: { createdAt: string; expiresAt: string }[]
}

/** An address of a customer's address book. */
export interface StoredAddress {
  id: string
  isDefault: boolean
  address: CartAddress
}

export interface SentAddress {
  address: CartAddress
  isDefault: boolean
}

/** The address book after a change, or why nothing was changed: it is full, or has no such address. */
export type AddressBook = { addresses: StoredAddress[] } | { problem: 'full' | 'unknown' }

/** An address in Medusa's form, with fields that Medusa lacks in the metadata. */
export interface CartAddress {
  first_name: string
  last_name: string
  company: string
  address_1: string
  address_2: string
  city: string
  province: string
  postal_code: string
  country_code: string
  phone: string
  metadata: Record<'subdistrict' | 'taxId' | 'taxBranch' | 'email' | 'store', string | null>
}

/** A sign-in attempt to record. */
export interface SentAttempt {
  account: string
  source: string
  /** The instants of this attempt and of the oldest that counts, in ISO 8601. */
  at: string
  since: string
}

/** An attempt that was recorded, with those before it. */
export interface RecordedAttempt {
  id: number
  /** Whether the account has signed in from this source before. */
  isKnown: boolean
  earlier: { source: string; at: string }[]
}
