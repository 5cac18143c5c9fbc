import { z } from 'zod/mini'
import { confirmPaymentCopy } from '#web/generated/messages/confirmPaymentCopy.ts'
import { validateWith } from '#web/ui/form/validateWith.ts'

/** The values of the form (confirm-payment.fields). */
export interface ConfirmPaymentValues {
  name: string
  phoneNumber: string
  order: string
  transferAmount: string
  bank: string
  slip: File
}

/** The maximum size of a slip in bytes (validation.confirm-payment.slip-size-limit). */
export const maxSlipSize = 2_097_152
const slipTypes = ['image/jpeg', 'image/png', 'image/jpg']

/** The `accept` attribute of the file field. */
export const slipAccept = slipTypes.join(',')

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message))
const isFile = (value: unknown) => value instanceof File
const file = (isValid: (file: File) => boolean) => (value: unknown) =>
  !(value instanceof File) || isValid(value)

/** Validates the form (validation.confirm-payment.*), except for the content of the file, which the server checks. */
export const validateConfirmPayment = validateWith(
  z.object({
    name: required(confirmPaymentCopy.nameMissing),
    phoneNumber: required(confirmPaymentCopy.phoneMissing),
    order: required(confirmPaymentCopy.orderMissing).check(
      z.regex(/^\d+$/, confirmPaymentCopy.orderInvalid),
    ),
    transferAmount: required(confirmPaymentCopy.amountMissing),
    bank: required(confirmPaymentCopy.bankMissing),
    slip: z.any().check(
      z.refine(isFile, confirmPaymentCopy.slipMissing),
      z.refine(
        file(({ type }) => slipTypes.includes(type)),
        confirmPaymentCopy.slipType,
      ),
      z.refine(
        file(({ size }) => size <= maxSlipSize),
        confirmPaymentCopy.slipSize,
      ),
    ),
  }),
)
