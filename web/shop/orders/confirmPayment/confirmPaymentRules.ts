import { z } from 'zod/mini'
import { validateWith } from '#web/lib/validateWith.ts'

/** The values of the form (confirm-payment.fields). */
export interface ConfirmPaymentValues {
  name: string
  phoneNumber: string
  order: string
  transferAmount: string
  bank: string
  slip: File
}

/** In bytes (validation.confirm-payment.slip-size-limit). */
export const maxSlipSize = 2_097_152
const slipTypes = ['image/jpeg', 'image/png', 'image/jpg']

/** The `accept` attribute of the file field. */
export const slipAccept = slipTypes.join(',')

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))
const isFile = (value: unknown) => value instanceof File
const file = (isValid: (file: File) => boolean) => (value: unknown) =>
  !(value instanceof File) || isValid(value)

/** Validates the form (validation.confirm-payment.*). The server checks the content of the file. */
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
        file(({ size }) => size <= maxSlipSize),
        'File size must be less than 2MB',
      ),
    ),
  }),
)
