import type { ConfirmPayment } from '@vitrine/contract/orders.ts'
import type { z } from 'zod'
import type { Company } from '#commerce/company.ts'
import { ordersCopy } from '#commerce/copy/orders.ts'
import { fieldProblem } from '#commerce/problem.ts'
import { parseBaht } from '#commerce/satang.ts'
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
