import { z } from 'zod/mini'
import { validateWith } from '#web/lib/validateWith.ts'

/** What is typed into the form; the slip is a file. */
export interface ConfirmPaymentValues {
  name: string
  phoneNumber: string
  order: string
  transferAmount: string
  bank: string
  slip: File
}

/** Bytes; exactly this many are accepted (DESIGN §9). */
const slipMaximumBytes = 2_097_152
const slipTypes = ['image/jpeg', 'image/png', 'image/jpg']

/** For the browser's file dialog. */
export const slipAccept = slipTypes.join(',')

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))
const isFile = (value: unknown) => value instanceof File
const file = (holds: (file: File) => boolean) => (value: unknown) =>
  !(value instanceof File) || holds(value)

/** SPEC §5 Confirm payment, word for word. What a file really is, only the server can tell. */
export const validateConfirmPayment = validateWith(
  z.object({
    name: required('Name is required'),
    phoneNumber: required('Phone number is required'),
    order: required('Order is required').check(z.regex(/^\d+$/, 'Order number must be a number')),
    transferAmount: required('Transfer Amount is required'),
    bank: required('Bank transfer is required'),
    slip: z.any().check(
      z.refine(isFile, 'Transfer slip is required'),
      z.refine(
        file(({ type }) => slipTypes.includes(type)),
        'Only accept jpeg, png, jpg',
      ),
      z.refine(
        file(({ size }) => size <= slipMaximumBytes),
        'File size must be less than 2MB',
      ),
    ),
  }),
)
