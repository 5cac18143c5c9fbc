/** A customer of Medusa, as the adapter needs it. */
export interface Account {
  id: string
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

/** A customer with the personal information; the birth date is absent for accounts that staff created. */
export interface Profile extends Account {
  birthDate: string | null
  createdAt: string
}

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
