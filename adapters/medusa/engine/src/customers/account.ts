/** A customer of Medusa, as the adapter needs it. */
export interface Account {
  id: string
  email: string
  firstName: string
  lastName: string
  phoneNumber: string | null
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
