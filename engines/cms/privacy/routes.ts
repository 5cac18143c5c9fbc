import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { isDeletionKey } from '@vitrine/commerce/email/deletionLink.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { Message } from '@vitrine/contract/common.ts'
import { DeleteAccount, PersonalData } from '@vitrine/contract/customer.ts'
import { type Call, route } from '#cms/http/route.ts'
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
  route({
    name: 'profile.data',
    method: 'GET',
    url: '/api/v1/profile/data',
    summary: 'Everything that is stored under the account of the customer',
    response: PersonalData,
    handle: async (call) => {
      const customer = await requireCustomer(call)
      return personalData(call.cms, customer, call.clock.now())
    },
  }),
  route({
    name: 'profile.deletionLink',
    method: 'POST',
    url: '/api/v1/profile/deletion-link',
    summary: 'Emails a link that confirms the deletion of an account without a password',
    response: Message,
    handle: async (call) => {
      const { cms, language, clock } = call
      await sendDeletionLink(cms, await requireCustomer(call), { language, now: clock.now() })
      return { success: true, message: customerCopy.deletionLinkSent }
    },
  }),
  route({
    name: 'profile.delete',
    method: 'POST',
    url: '/api/v1/profile/delete',
    summary: 'Deletes the account; its orders stay without the person',
    body: DeleteAccount,
    response: Message,
    handle: async (call) => {
      const customer = await requireCustomer(call)
      await confirmDeletion(call, customer)
      await deleteAccount(call, customer)
      return { success: true, message: customerCopy.accountDeleted }
    },
  }),
]
