import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { checkAddress } from '@vitrine/commerce/rules/checkoutForm.ts'
import type { SaveAddress } from '@vitrine/contract/orders.ts'
import { z } from 'zod'
import { contractRoute } from '#cms/http/route.ts'
import { requireCustomer } from '../../visitor/sessions.ts'
import { addAddress, readAddresses, removeAddress, replaceAddress } from './addressBook.ts'

const _params = z.object({ id: z.string().max(100) })

/** The form with its checked address. Throws `invalid` with the fields. */
async function checked(form: z.output<typeof SaveAddress>): Promise<z.output<typeof SaveAddress>> {
  const fields: Record<string, string> = {}
  const address = await checkAddress(form.address, 'address', fields)
  const [message] = Object.values(fields)
  if (message) throw new ContractProblem('invalid', message, { fields })
  return { ...form, address }
}

export const addressRoutes = [
  contractRoute('addresses.list', {
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      return { data: await readAddresses(call.cms.database, id) }
    },
  }),
  contractRoute('addresses.add', {
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      const form = await checked(call.body)
      return { data: await addAddress(call.cms.database, id, form, call.clock.now()) }
    },
  }),
  contractRoute('addresses.replace', {
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      const form = await checked(call.body)
      return { data: await replaceAddress(call.cms.database, id, call.params.id, form) }
    },
  }),
  contractRoute('addresses.remove', {
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      return { data: await removeAddress(call.cms.database, id, call.params.id) }
    },
  }),
]
