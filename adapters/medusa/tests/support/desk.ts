import type { Desk } from '../../engine/src/payments/desk.ts'
import type { AdminApi } from './adminApi.ts'

/** Medusa's id of the order with a number of the shop. */
export async function findOrderId(admin: AdminApi, number: string): Promise<string> {
  const path = `/orders?q=${number}&fields=id,display_id&limit=50`
  const { orders } = await admin.send<{ orders: { id: string; display_id: number }[] }>('GET', path)
  const found = orders.find(({ display_id }) => String(display_id) === number)
  if (!found) throw new Error(`Medusa's admin does not find the order ${number}`)
  return found.id
}

/** The slips and charges of an order, as the admin shows them. */
export const readDesk = async (admin: AdminApi, number: string): Promise<Desk> =>
  admin.send<Desk>('GET', `/orders/${await findOrderId(admin, number)}/shop`)
