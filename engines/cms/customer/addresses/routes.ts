import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { checkAddress } from '@vitrine/commerce/rules/checkoutForm.ts'
import { SaveAddress, SavedAddresses } from '@vitrine/contract/orders.ts'
import { z } from 'zod'
import { route } from '#cms/http/route.ts'
import { requireCustomer } from '../../visitor/sessions.ts'
import { addAddress, readAddresses, removeAddress, replaceAddress } from './addressBook.ts'

const params = z.object({ id: z.string().max(100) })

/** The form with its checked address. Throws `invalid` with the fields. */
async function checked(form: z.output<typeof SaveAddress>): Promise<z.output<typeof SaveAddress>> {
  const fields: Record<string, string> = {}
  const address = await checkAddress(form.address, 'address', fields)
  const [message] = Object.values(fields)
  if (message) throw new ContractProblem('invalid', message, { fields })
  return { ...form, address }
}

export const addressRoutes = [
  route({
    name: 'addresses.list',
    method: 'GET',
    url: '/api/v1/addresses',
    summary: "The customer's address book, the default first",
    response: SavedAddresses,
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      return { data: await readAddresses(call.cms.database, id) }
    },
  }),
  route({
    name: 'addresses.add',
    method: 'POST',
    url: '/api/v1/addresses',
    summary: 'Adds an address; the first one becomes the default',
    status: 201,
    body: SaveAddress,
    response: SavedAddresses,
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      const form = await checked(call.body)
      return { data: await addAddress(call.cms.database, id, form, call.clock.now()) }
    },
  }),
  route({
    name: 'addresses.replace',
    method: 'PUT',
    url: '/api/v1/addresses/:id',
    summary: 'Replaces an address',
    params,
    body: SaveAddress,
    response: SavedAddresses,
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      const form = await checked(call.body)
      return { data: await replaceAddress(call.cms.database, id, call.params.id, form) }
    },
  }),
  route({
    name: 'addresses.remove',
    method: 'DELETE',
    url: '/api/v1/addresses/:id',
    summary: 'Removes an address, if it is there',
    params,
    response: SavedAddresses,
    handle: async (call) => {
      const { id } = await requireCustomer(call)
      return { data: await removeAddress(call.cms.database, id, call.params.id) }
    },
  }),
]
