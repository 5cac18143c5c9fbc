import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { checkAddress } from '@vitrine/commerce/rules/checkoutForm.ts'
import type { SaveAddress } from '@vitrine/contract/orders.ts'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { AddressBook, SentAddress } from '../../engine/src/customers/account.ts'
import type { Adapter } from '../core/adapter.ts'
import { serve } from '../http/serve.ts'
import { toMedusaAddress } from '../medusa/addresses.ts'
import { requireCustomer } from '../visitor/session.ts'
import { readAddresses, toSavedAddresses } from './addressBook.ts'

/** Addresses of a customer at most, which the engine checks. */
const maxAddresses = 20

/** Serves the address book of docs/rest/customer.md, which is that of Medusa's customer. */
export function addressRoutes(app: FastifyInstance, adapter: Adapter) {
  const { shop } = adapter
  serve(app, 'addresses.list', async ({ request }) => {
    const { id } = await requireCustomer(adapter, request)
    return { data: await readAddresses(adapter, id) }
  })
  serve(app, 'addresses.add', async ({ body, request }) => {
    const { id } = await requireCustomer(adapter, request)
    const form = await readForm(body)
    const book = await shop.post<AddressBook>(`/customers/${id}/addresses`, form)
    return toResponse(book)
  })
  serve(app, 'addresses.replace', async ({ params, body, request }) => {
    const { id } = await requireCustomer(adapter, request)
    const form = await readForm(body)
    const book = await shop.post<AddressBook>(addressPath(id, params.id), form)
    return toResponse(book)
  })
  serve(app, 'addresses.remove', async ({ params, request }) => {
    const { id } = await requireCustomer(adapter, request)
    const book = await shop.delete<AddressBook>(addressPath(id, params.id))
    return toResponse(book)
  })
}

const addressPath = (customerId: string, id: string) =>
  `/customers/${customerId}/addresses/${encodeURIComponent(id)}`

/** A form with its checked address in Medusa's form. Throws `invalid` with the fields. */
async function readForm({
  address,
  isDefault,
}: z.output<typeof SaveAddress>): Promise<SentAddress> {
  const fields: Record<string, string> = {}
  const checked = await checkAddress(address, 'address', fields)
  const [message] = Object.values(fields)
  if (message) throw new ContractProblem('invalid', message, { fields })
  return { address: toMedusaAddress(checked), isDefault }
}

function toResponse(book: AddressBook) {
  if ('addresses' in book) return { data: toSavedAddresses(book.addresses) }
  if (book.problem === 'unknown') throw notFound(customerCopy.addressNotFound)
  throw new ContractProblem('invalid', customerCopy.addressBookFull(maxAddresses))
}
