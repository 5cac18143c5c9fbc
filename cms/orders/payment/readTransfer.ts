import type { z } from 'zod'
import type { Company } from '#cms/company.ts'
import { CmsProblem } from '#cms/http/problem.ts'
import { parseBaht } from '#cms/money/satang.ts'
import type { ConfirmPayment } from '#gateway/contracts/orders.ts'
import { findAccount } from '../banks.ts'
import { ordersCopy } from '../copy.ts'

/** The transferred amount, in satang, and the bank. Throws `invalid`. */
export function readTransfer(
  company: Company,
  { transferAmount, bank }: Pick<z.output<typeof ConfirmPayment>, 'transferAmount' | 'bank'>,
): {
  amount: number
  bank: string
} {
  const amount = parseBaht(transferAmount)
  if (amount === null) throw fieldProblem('transferAmount', ordersCopy.amountInvalid)
  const account = findAccount(company, bank)
  if (!account) throw fieldProblem('bank', ordersCopy.bankMissing)
  return { amount, bank: account.bankName }
}

/** The problem `invalid` at one field of the form. */
export const fieldProblem = (field: string, message: string) =>
  new CmsProblem('invalid', message, { fields: { [field]: message } })
