import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import type { Call } from '#cms/http/route.ts'
import { accountKey } from '../../visitor/account.ts'
import type { Customer } from '../../visitor/sessions.ts'
import { beginAttempt, forgetAttempt } from '../authentication/throttle.ts'
import { isPassword } from '../passwords.ts'

/**
 * Asserts that the signed-in customer has entered their own password, counting wrong ones like those of a sign-in, so
 * that an unattended browser cannot be used to guess. Throws `invalid` at `field`, and rate_limited after too many
 * attempts.
 */
export async function confirmPassword(
  call: Call,
  customer: Customer,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const { database } = call.cms
  const source = { key: `session:${customer.id}`, isKnown: true }
  const attempt = await beginAttempt(database, accountKey(customer, ''), source, call.clock.now())
  if (!(await isPassword(customer.passwordHash, password)))
    throw new ContractProblem('invalid', customerCopy.currentPasswordWrong, {
      fields: { [field]: customerCopy.currentPasswordWrong },
    })
  await forgetAttempt(database, attempt)
}
