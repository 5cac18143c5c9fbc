import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createReturnReasonsWorkflow } from '@medusajs/medusa/core-flows'
import { missing } from '../seed/missing'

/** The reasons of the contract, with their labels in the admin. */
const labels: Readonly<Record<string, string>> = {
  too_small: 'Too small',
  too_large: 'Too large',
  not_as_expected: 'Not as expected',
  faulty: 'Faulty',
  wrong_item: 'Wrong item',
  changed_mind: 'Changed mind',
}

/** The ids of Medusa's return reasons by their values, including those that it creates because they are missing. */
export async function reasonIds(container: MedusaContainer): Promise<Map<string, string>> {
  const before = await read(container)
  const absent = missing(Object.entries(labels), ([value]) => value, [...before.keys()])
  if (absent.length === 0) return before
  await createReturnReasonsWorkflow(container).run({
    input: { data: absent.map(([value, label]) => ({ value, label })) },
  })
  return read(container)
}

async function read(container: MedusaContainer): Promise<Map<string, string>> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'return_reason', fields: ['id', 'value'] })
  return new Map(data.map(({ id, value }) => [value, id]))
}
