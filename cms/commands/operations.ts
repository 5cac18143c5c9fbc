import { z } from 'zod'
import type { Cms } from '#cms/context.ts'
import { CmsProblem, invalidInput } from '#cms/http/problem.ts'
import type { Operation, Progress } from './operation.ts'
import type { StaffMessage } from './staff.ts'
import {
  ActInput,
  actOnOrder,
  ListInput,
  listMails,
  listOrders,
  OrderInput,
  openCharge,
  showOrder,
} from './staffOrders.ts'
import { runSeed, SeedInput } from './staffSeed.ts'
import { exportData, ImportInput, importData, TransferInput } from './transfer.ts'

interface Checked {
  run(cms: Cms, input: unknown, report: (progress: Progress) => void): Promise<unknown>
}

function operation<Input extends z.ZodType, Result>(
  input: Input,
  work: Operation<z.output<Input>, Result>,
): Checked {
  return {
    async run(cms, given, report) {
      const read = input.safeParse(given)
      if (!read.success) throw invalidInput(read.error)
      return work(cms, read.data, report)
    },
  }
}

const operations: Record<string, Checked> = {
  orders: operation(ListInput, listOrders),
  order: operation(OrderInput, showOrder),
  act: operation(ActInput, actOnOrder),
  charge: operation(OrderInput, openCharge),
  outbox: operation(z.object({ limit: z.number().int().min(1).max(1000) }), listMails),
  seed: operation(SeedInput, runSeed),
  export: operation(TransferInput, exportData),
  import: operation(ImportInput, importData),
}

/** Does a named operation and tells how it goes. It never throws: a failure is told, too. */
export async function runOperation(
  cms: Cms,
  name: string,
  input: unknown,
  tell: (message: StaffMessage) => void,
): Promise<void> {
  try {
    const found = Object.hasOwn(operations, name) ? operations[name] : undefined
    if (!found) throw new CmsProblem('not_found', `There is no operation ${name}.`)
    const value = await found.run(cms, input, (progress) => tell({ type: 'progress', ...progress }))
    tell({ type: 'result', value })
  } catch (error) {
    if (!(error instanceof CmsProblem)) cms.log.error({ err: error }, 'a staff operation failed')
    tell({ type: 'problem', message: error instanceof Error ? error.message : String(error) })
  }
}
