import type { RefundRow, ReturnRow, StaffOrder } from '#contract/staff/orders.ts'
import type { Staff, Task } from '../staff/messages.ts'

/** Takes a step of an order on the version that it has when the command starts. */
export const stepOfOrder =
  <Input extends { id: string }>(operation: string, input: Input): Task =>
  async (staff) => {
    const { version: seen } = (await staff.run('order', { id: input.id })) as StaffOrder
    return `${await staff.run(operation, { ...input, seen })}`
  }

/** Takes a step of a refund likewise. */
export const stepOfRefund =
  <Input extends { id: number }>(operation: string, input: Input): Task =>
  async (staff) => {
    const seen = await versionOf(staff, 'refunds', ({ refund }: RefundRow) => refund, input.id)
    return `${await staff.run(operation, { ...input, seen })}`
  }

/** Takes a step of a return likewise. */
export const stepOfReturn =
  <Input extends { id: number }>(operation: string, input: Input): Task =>
  async (staff) => {
    const seen = await versionOf(staff, 'returns', (row: ReturnRow) => row.return, input.id)
    return `${await staff.run(operation, { ...input, seen })}`
  }

/** The version of the order of a row, among the open rows, then among all; 0 for an unknown number, which is rejected. */
async function versionOf<Row extends { version: number }>(
  staff: Staff,
  list: string,
  numberOf: (row: Row) => string,
  id: number,
): Promise<number> {
  for (const all of [false, true]) {
    const rows = (await staff.run(list, { all })) as Row[]
    const found = rows.find((row) => numberOf(row) === String(id))
    if (found) return found.version
  }
  return 0
}
