import type { z } from 'zod'
import { ordersCopy } from '#contract/copy/orders.ts'
import type { ConfirmPayment } from '#contract/orders.ts'
import { fieldProblem } from '#contract/problem.ts'
import { parseBaht } from '#contract/satang.ts'
import type { Company } from '#server/company.ts'
import { findAccount } from './banks.ts'

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
