import { customerCopy } from '@vitrine/commerce/copy/customer.ts'
import { ContractProblem, notFound } from '@vitrine/commerce/problem.ts'
import { checkAddress } from '@vitrine/commerce/rules/checkoutForm.ts'
import { SaveAddress } from '@vitrine/contract/orders.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AddressBook, SentAddress } from '../../engine/src/customers/account.ts'
import type { Adapter } from '../core/adapter.ts'
import { parse } from '../http/parse.ts'
import { sendPersonal } from '../http/responses.ts'
import { toMedusaAddress } from '../medusa/addresses.ts'
import { requireCustomer } from '../visitor/session.ts'
import { readAddresses, toSavedAddresses } from './addressBook.ts'

/** Addresses of a customer at most, which the engine checks. */
const maxAddresses = 20

const Params = z.object({ id: z.string().max(100) })

/** Serves the address book of docs/rest/customer.md, which is that of Medusa's customer. */
export function addressRoutes(app: FastifyInstance, adapter: Adapter) {
  const { shop } = adapter
  app.get('/api/v1/addresses', async (request, reply) => {
    const { id } = await requireCustomer(adapter, request)
    return sendPersonal(reply, { data: await readAddresses(adapter, id) })
  })
  app.post('/api/v1/addresses', async (request, reply) => {
    const { id } = await requireCustomer(adapter, request)
    const form = await readForm(request.body)
    const book = await shop.post<AddressBook>(`/customers/${id}/addresses`, form)
    return sendPersonal(reply.status(201), toResponse(book))
  })
  app.put('/api/v1/addresses/:id', async (request, reply) => {
    const { id } = await requireCustomer(adapter, request)
    const form = await readForm(request.body)
    const book = await shop.post<AddressBook>(addressPath(id, request.params), form)
    return sendPersonal(reply, toResponse(book))
  })
  app.delete('/api/v1/addresses/:id', async (request, reply) => {
    const { id } = await requireCustomer(adapter, request)
    const book = await shop.delete<AddressBook>(addressPath(id, request.params))
    return sendPersonal(reply, toResponse(book))
  })
}

const addressPath = (customerId: string, params: unknown) =>
  `/customers/${customerId}/addresses/${encodeURIComponent(parse(Params, params).id)}`

/** The body with its checked address in Medusa's form. Throws `invalid` with the fields. */
async function readForm(body: unknown): Promise<SentAddress> {
  const { address, isDefault } = parse(SaveAddress, body)
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
