import type { StaffAction } from '@vitrine/commerce/rules/transitions.ts'
import type { StaffOrder } from '@vitrine/commerce/staff/orders.ts'
import { reachStaff } from '#cms/commands/reachStaff.ts'
import { readEnvironment } from '#cms/core/environment.ts'

/** Performs operations of staff at the shop of these variables, on the version of the order that is there then. */
export function staffSteps(variables: Record<string, string | undefined>, name = 'Nok') {
  const run = async (operation: string, input: object): Promise<unknown> => {
    const staff = await reachStaff(readEnvironment(variables), name)
    try {
      return await staff.run(operation, input)
    } finally {
      await staff.close()
    }
  }
  const order = async (id: string) => (await run('order', { id })) as StaffOrder
  const step = async (id: string, operation: string, input: object = {}): Promise<string> => {
    const { version: seen } = await order(id)
    return `${await run(operation, { id, ...input, seen })}`
  }
  return {
    run,
    order,
    /** Takes a step of an order, or of the refund or return whose number is in the input. */
    step,
    act: (id: string, action: StaffAction) => step(id, 'act', { action }),
    /** Records a transfer of an amount in baht. */
    transfer: (id: string, baht: number) =>
      step(id, 'transfer', { amount: Math.round(baht * 100), isAnother: false }),
    /** Refunds an amount in baht, or all that is left. */
    refund: (id: string, baht?: number, decision: object = {}) =>
      step(id, 'refund', {
        amount: baht === undefined ? null : Math.round(baht * 100),
        ...{ isDue: false, byHand: false, restocked: null, ...decision },
      }),
    /** Records that the open refunds of an order are transferred. */
    async endRefunds(id: string) {
      for (const { id: refund, status } of (await order(id)).refunds)
        if (status === 'requested') await step(id, 'endRefund', { id: refund, status: 'done' })
    },
  }
}
