import type { z } from 'zod'
import { CmsProblem } from '#cms/http/problem.ts'
import type { ConfirmPayment } from '#gateway/contracts/orders.ts'
import { findAccount } from '../banks.ts'
import { ordersCopy } from '../copy.ts'

/** The transferred amount, in baht with satang, and the bank. Throws `invalid`. */
export function readTransfer({
  transferAmount,
  bank,
}: Pick<z.output<typeof ConfirmPayment>, 'transferAmount' | 'bank'>): {
  amount: number
  bank: string
} {
  const text = transferAmount.replace(/[\s,฿]/g, '')
  const amount = /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : 0
  if (amount <= 0) throw fieldProblem('transferAmount', ordersCopy.amountInvalid)
  const account = findAccount(bank)
  if (!account) throw fieldProblem('bank', ordersCopy.bankMissing)
  return { amount, bank: account.bankName }
}

/** The problem `invalid` at one field of the form. */
export const fieldProblem = (field: string, message: string) =>
  new CmsProblem('invalid', message, { fields: { [field]: message } })
