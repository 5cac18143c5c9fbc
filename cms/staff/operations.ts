import { asc, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { backUp } from '#cms/backup/backUp.ts'
import { actAs } from '#cms/core/actingStaff.ts'
import type { Cms, Report } from '#cms/core/context.ts'
import { ContractProblem, invalidInput } from '#contract/problem.ts'
import { newsletterSubscribers } from '#database/schema/content.ts'
import type { Operation } from '../core/context.ts'
import { newsletterUrl } from '../newsletter/newsletterUrl.ts'
import { DeliveredInput, recordDelivery, recordParcel, SendInput } from './delivery.ts'
import type { StaffMessage } from './messages.ts'
import {
  ActInput,
  actOnOrder,
  ListInput,
  listEmails,
  listOrders,
  OrderInput,
  openCharge,
  showOrder,
} from './orders.ts'
import {
  EndInput,
  endRefund,
  listRefunds,
  RefundInput,
  RefundsInput,
  recordTransfer,
  refundOrder,
  TransferredInput,
} from './refunds.ts'
import {
  answerReturn,
  DecideInput,
  listReturns,
  ReceiveInput,
  ReturnsInput,
  recordReturn,
} from './returns.ts'
import { runDraw, runSeed, SeedInput } from './seed.ts'
import { readSlip, SlipInput } from './slip.ts'

const BackupInput = z.object({ path: z.string().min(1) })

/** Backs the running shop up. */
const runBackup: Operation<z.infer<typeof BackupInput>, string> = (cms, { path }, report) =>
  backUp(cms, path, report)

/** The confirmed subscriptions, each with the address for `List-Unsubscribe` of the program that sends the newsletter. */
export async function listSubscribers(cms: Pick<Cms, 'database' | 'secrets' | 'environment'>) {
  const { id, email, brand, confirmedAt } = newsletterSubscribers
  const confirmed = await cms.database
    .select({ id, email, brand })
    .from(newsletterSubscribers)
    .where(isNotNull(confirmedAt))
    .orderBy(asc(email), asc(brand))
  return confirmed.map(({ id, ...subscriber }) => ({
    ...subscriber,
    unsubscribeUrl: newsletterUrl(cms, 'unsubscribe', id),
  }))
}

interface Checked {
  run(cms: Cms, input: unknown, report: Report): Promise<unknown>
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
  send: operation(SendInput, recordParcel),
  delivered: operation(DeliveredInput, recordDelivery),
  slip: operation(SlipInput, readSlip),
  refund: operation(RefundInput, refundOrder),
  refunds: operation(RefundsInput, listRefunds),
  endRefund: operation(EndInput, endRefund),
  returns: operation(ReturnsInput, listReturns),
  decideReturn: operation(DecideInput, answerReturn),
  receiveReturn: operation(ReceiveInput, recordReturn),
  transfer: operation(TransferredInput, recordTransfer),
  outbox: operation(z.object({ limit: z.number().int().min(1).max(1000) }), listEmails),
  newsletter: operation(z.object({}), listSubscribers),
  seed: operation(SeedInput, runSeed),
  draw: operation(z.object({}), runDraw),
  backup: operation(BackupInput, runBackup),
}

/** Runs a named operation for a member of staff and reports progress, result or error. Never throws. */
export async function runOperation(
  cms: Cms,
  name: string,
  input: unknown,
  { staff, report }: { staff: string; report: (message: StaffMessage) => void },
): Promise<void> {
  try {
    const found = Object.hasOwn(operations, name) ? operations[name] : undefined
    if (!found) throw new ContractProblem('not_found', `Unknown operation: ${name}`)
    const value = await actAs(staff, () =>
      found.run(cms, input, (progress) => report({ type: 'progress', ...progress })),
    )
    report({ type: 'result', value })
  } catch (error) {
    if (!(error instanceof ContractProblem))
      cms.log.error({ err: error }, 'a staff operation failed')
    report({ type: 'problem', message: error instanceof Error ? error.message : String(error) })
  }
}
