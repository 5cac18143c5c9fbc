import * as z from 'zod/mini'
import { storage } from '#web/lib/storage.ts'
import type { ContactValues } from '../address/addressParts.ts'
import type { PaymentMethod } from './checkout.generated.ts'

/** The shopper's entries, which survive back navigation and reload (checkout.draft). */
export interface CheckoutDraft {
  contact: Partial<ContactValues>
  shippingMethod: string
  /** The slug of the store at which the order is collected. */
  store: string
  paymentMethod: PaymentMethod | ''
  note: string
}

export const emptyDraft: CheckoutDraft = {
  contact: {},
  shippingMethod: '',
  store: '',
  paymentMethod: '',
  note: '',
}

const draftSchema = z.partial(
  z.object({
    contact: z.custom<Partial<ContactValues>>(
      (value) => typeof value === 'object' && value !== null,
    ),
    shippingMethod: z.string(),
    store: z.string(),
    paymentMethod: z.custom<CheckoutDraft['paymentMethod']>((value) => typeof value === 'string'),
    note: z.string(),
  }),
)

/** The shopper's entries, stored in this tab across reloads. */
export const storedDraft = storage('checkout.draft', draftSchema)
