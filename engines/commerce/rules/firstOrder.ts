import { createHmac } from 'node:crypto'
import { toE164 } from '@vitrine/contract/phone.ts'
import { typedText } from '@vitrine/contract/typedText.ts'

const gmail = ['gmail.com', 'googlemail.com']

/**
 * The mailbox of an email address, by which one person is recognized: in lower case and ASCII, without a tag after `+`,
 * at Gmail without dots too.
 */
export function emailIdentity(email: string): string {
  const text = typedText('email', email).toLowerCase().replace(/\.$/, '')
  const [, name = '', host = ''] = /^([^+@]+)(?:\+[^@]*)?@([^@]+)$/.exec(text) ?? []
  if (!host) return text
  return gmail.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

/** A person as an order identifies them, with the last nine digits of the number, or an empty text, as `phone`. */
export interface Shopper<Id> {
  customerId: Id | null
  emails: readonly (string | null | undefined)[]
  phone: string
}

/**
 * The values of an order's customer, email and phone number, of which each makes it an order of this person
 * (`cart.coupons.first-order`).
 */
export function orderKeys<Id>({ customerId, emails, phone }: Shopper<Id>) {
  const emailKeys = emails.flatMap((email) =>
    email ? [emailIdentity(email), email.trim().toLowerCase()] : [],
  )
  return {
    customers: customerId === null ? [] : [customerId],
    emails: [...new Set(emailKeys)],
    phones: phone ? [phone] : [],
  }
}

/**
 * The keys of an order's customer, mailboxes and phone numbers under which its coupons are counted: one that can be used once
 * is used when an order has one of them (`cart.coupons.once`).
 */
export function couponKeys<Id>(
  { customerId, emails }: Pick<Shopper<Id>, 'customerId' | 'emails'>,
  phoneNumbers: Shopper<Id>['emails'],
): string[] {
  const keys = [
    ...(customerId === null ? [] : [`customer:${customerId}`]),
    ...emails.map((email) => email && `email:${emailIdentity(email)}`),
    ...phoneNumbers.map((phone) => {
      const number = phone && toE164(phone)
      return number && `phone:${number}`
    }),
  ]
  return [...new Set(keys.flatMap((key) => key || []))]
}

/** The statuses of orders that do not count as earlier ones: nothing was bought. */
export const withoutPurchase = ['cancelled', 'failed'] as const

/** A key of `couponKeys` after its account was deleted: it is found again by the same key, and reveals nothing of it. */
export const deletedKey = (secret: string, key: string): string =>
  `deleted:${createHmac('sha256', secret).update(key).digest('base64url')}`

/** The keys under which earlier uses of these keys are found, also those of deleted accounts under one of the secrets. */
export const usedKeys = (keys: readonly string[], secrets: readonly string[]): string[] => [
  ...keys,
  ...secrets.flatMap((secret) => keys.map((key) => deletedKey(secret, key))),
]
