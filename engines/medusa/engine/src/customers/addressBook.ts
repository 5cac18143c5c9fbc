import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createCustomerAddressesWorkflow,
  deleteCustomerAddressesWorkflow,
  updateCustomerAddressesWorkflow,
} from '@medusajs/medusa/core-flows'
import type { AddressBook, CartAddress, SentAddress, StoredAddress } from './account'

/** Maximum number of addresses of a customer, as in the embedded CMS. */
const maxAddresses = 20

const fields = [
  'id',
  'is_default_shipping',
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'province',
  'postal_code',
  'country_code',
  'phone',
  'metadata',
]

/** A customer's addresses in Medusa: the default of shipping first, then the oldest. */
export async function readAddresses(
  container: MedusaContainer,
  customerId: string,
): Promise<StoredAddress[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'customer_address',
    fields,
    filters: { customer_id: customerId },
    pagination: { order: { created_at: 'ASC', id: 'ASC' } },
  })
  const stored = data.map(({ id, is_default_shipping: isDefault, ...address }) => ({
    id,
    isDefault: isDefault ?? false,
    address: address as unknown as CartAddress,
  }))
  return [
    ...stored.filter(({ isDefault }) => isDefault),
    ...stored.filter(({ isDefault }) => !isDefault),
  ]
}

/** Adds an address, and makes it the default if it is the first one. */
export function addAddress(
  container: MedusaContainer,
  customerId: string,
  { address, isDefault }: SentAddress,
): Promise<AddressBook> {
  return change(container, customerId, async (before) => {
    if (before.length >= maxAddresses) return 'full'
    await create(container, customerId, address, isDefault || before.length === 0)
    return undefined
  })
}

/** Replaces an address, which remains the default if it is. */
export function replaceAddress(
  container: MedusaContainer,
  customerId: string,
  id: string,
  { address, isDefault }: SentAddress,
): Promise<AddressBook> {
  return change(container, customerId, async (before) => {
    if (!before.some((item) => item.id === id)) return 'unknown'
    await update(container, customerId, id, {
      ...address,
      ...(isDefault ? { is_default_shipping: true } : {}),
    })
    return undefined
  })
}

/** Removes an address, if it is the customer's, and makes the oldest of the others the default if it was. */
export function removeAddress(
  container: MedusaContainer,
  customerId: string,
  id: string,
): Promise<AddressBook> {
  return change(container, customerId, async (before) => {
    const removed = before.find((item) => item.id === id)
    if (!removed) return undefined
    await deleteCustomerAddressesWorkflow(container).run({ input: { ids: [id] } })
    const next = before.find((item) => item.id !== id)
    if (removed.isDefault && next)
      await update(container, customerId, next.id, { is_default_shipping: true })
    return undefined
  })
}

/** Saves the address of a customer's first order, so that the address book does not start empty. */
export async function saveFirstAddress(
  container: MedusaContainer,
  customerId: string,
  address: CartAddress,
): Promise<void> {
  await change(container, customerId, async (before) => {
    if (before.length === 0) await create(container, customerId, address, true)
    return undefined
  })
}

/** Runs a change under a lock of the customer, and returns the address book after it, or the problem. */
async function change(
  container: MedusaContainer,
  customerId: string,
  work: (before: StoredAddress[]) => Promise<'full' | 'unknown' | undefined>,
): Promise<AddressBook> {
  const locking = container.resolve(Modules.LOCKING)
  return locking.execute(`shop:addresses:${customerId}`, async () => {
    const problem = await work(await readAddresses(container, customerId))
    return problem ? { problem } : { addresses: await readAddresses(container, customerId) }
  })
}

async function create(
  container: MedusaContainer,
  customerId: string,
  address: CartAddress,
  isDefault: boolean,
) {
  await createCustomerAddressesWorkflow(container).run({
    input: {
      addresses: [{ ...address, customer_id: customerId, is_default_shipping: isDefault }],
    },
  })
}

async function update(
  container: MedusaContainer,
  customerId: string,
  id: string,
  changed: Partial<CartAddress> & { is_default_shipping?: boolean },
) {
  await updateCustomerAddressesWorkflow(container).run({
    input: { selector: { id, customer_id: customerId }, update: changed },
  })
}
