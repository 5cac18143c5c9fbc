import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { isDeletionKey } from '@vitrine/commerce/email/deletionLink.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { type Call, contractRoute } from '#cms/http/route.ts'
import { confirmPassword } from '../customer/profile/confirmPassword.ts'
import { type Customer, requireCustomer } from '../visitor/sessions.ts'
import { deleteAccount } from './deleteAccount.ts'
import { personalData } from './personalData.ts'
import { sendDeletionLink } from './sendDeletionLink.ts'

/** Asserts that the owner of the account wants to delete it, by the password or by a key from an email. */
async function confirmDeletion(
  call: Call<unknown, unknown, { password?: string | undefined; key?: string | undefined }>,
  customer: Customer,
): Promise<void> {
  const { password, key } = call.body
  if (customer.passwordHash !== null)
    return confirmPassword(call, customer, { password: password ?? '', field: 'password' })
  if (!key || !isDeletionKey(call.cms.secrets, customer, key, call.clock.now()))
    throw new ContractProblem('invalid', customerCopy.deletionLinkInvalid, {
      fields: { key: customerCopy.deletionLinkInvalid },
    })
}

export const privacyRoutes = [
  contractRoute('profile.data', {
    handle: async (call) => {
      const customer = await requireCustomer(call)
      return personalData(call.cms, customer, call.clock.now())
    },
  }),
  contractRoute('profile.deletionLink', {
    handle: async (call) => {
      const { cms, language, clock } = call
      await sendDeletionLink(cms, await requireCustomer(call), { language, now: clock.now() })
      return { success: true, message: customerCopy.deletionLinkSent }
    },
  }),
  contractRoute('profile.delete', {
    handle: async (call) => {
      const customer = await requireCustomer(call)
      await confirmDeletion(call, customer)
      await deleteAccount(call, customer)
      return { success: true, message: customerCopy.accountDeleted }
    },
  }),
]
