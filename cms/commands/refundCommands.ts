import { type Command, InvalidArgumentError } from 'commander'
import type { RestockedLine } from '#cms/orders/refunds/restock.ts'
import { staffCopy } from '#contract/copy/orders.ts'
import { parseBaht } from '#contract/satang.ts'
import type { RefundRow } from '#contract/staff/orders.ts'
import type { Task } from '../staff/messages.ts'
import { formatTable } from './print.ts'
import { stepOfOrder, stepOfRefund } from './stepOfOrder.ts'

interface RefundOptions {
  amount?: number
  due?: boolean
  byHand?: boolean
  /** True for all lines; otherwise lines as typed. */
  restock?: true | string[]
  reason?: string
}

/** The commands about money that goes back, and about transfers that arrive. */
export function addRefundCommands(program: Command, perform: (task: Task) => Promise<void>): void {
  program
    .command('refunds')
    .description('Lists what is to be returned: open refunds, and payments without one.')
    .option('--all', 'also those that are done or failed')
    .action(({ all = false }) => perform(listRefunds(all)))
  program
    .command('refund')
    .description(
      'Refunds an order, wholly or in part. The provider returns its payments, staff return transfers.',
    )
    .argument('<order>', 'order number')
    .option('--amount <baht>', 'how much; all that is left by default', toSatang)
    .option('--due', 'returns payments that the order could not take, not what paid its goods')
    .option('--by-hand', 'staff return it by a bank transfer, the provider does not')
    .option(
      '--restock [lines...]',
      'returns pieces to stock: all, or lines by their number, such as 1 or 2=1 for one piece of line 2',
    )
    .option('--reason <text>', 'why, for the history of the order')
    .action((id, options: RefundOptions) => perform(refund(id, options)))
  program
    .command('refund-done')
    .description(
      'Records that a refund by hand, or one that the provider has not made, has been transferred, and emails the shopper.',
    )
    .argument('<refund>', 'number of the refund', toId)
    .action((id) => perform(stepOfRefund('endRefund', { id, status: 'done' })))
  program
    .command('refund-failed')
    .description(
      'Records that a refund by hand did not arrive. It stays due until it is transferred or withdrawn.',
    )
    .argument('<refund>', 'number of the refund', toId)
    .option('--reason <text>', 'why')
    .action((id, { reason }) =>
      perform(stepOfRefund('endRefund', { id, status: 'failed', reason })),
    )
  program
    .command('refund-repeat')
    .description('Sends a refund that failed to the payment provider again.')
    .argument('<refund>', 'number of the refund', toId)
    .action((id) => perform(stepOfRefund('endRefund', { id, status: 'repeated' })))
  program
    .command('refund-withdraw')
    .description('Withdraws a refund that is not owed, unless a return is.')
    .argument('<refund>', 'number of the refund', toId)
    .option('--reason <text>', 'why')
    .action((id, { reason }) =>
      perform(stepOfRefund('endRefund', { id, status: 'withdrawn', reason })),
    )
  program
    .command('transfer')
    .description(
      'Records a transfer on the account of the shop: it pays the order if it covers its total, and the rest is returned.',
    )
    .argument('<order>', 'order number')
    .requiredOption('--amount <baht>', 'what arrived', toSatang)
    .option('--another', 'another transfer than those that are booked and that slips show')
    .action((id, { amount, another = false }) =>
      perform(stepOfOrder('transfer', { id, amount, isAnother: another })),
    )
}

const listRefunds =
  (all: boolean): Task =>
  async (staff) => {
    const rows = (await staff.run('refunds', { all })) as RefundRow[]
    if (rows.length === 0) return 'No refunds found.'
    return formatTable(rows, [
      'refund',
      'order',
      'amount',
      'method',
      'state',
      'since',
      'note',
      'account',
    ])
  }

const refund = (id: string, { amount, due, byHand, restock, reason }: RefundOptions): Task =>
  stepOfOrder('refund', {
    id,
    amount: amount ?? null,
    isDue: due ?? false,
    byHand: byHand ?? false,
    reason,
    restocked: restock === undefined ? null : restock === true ? [] : restock.map(toLine),
  })

function toSatang(text: string): number {
  const satang = parseBaht(text)
  if (satang === null) throw new InvalidArgumentError(staffCopy.amountInvalid)
  return satang
}

function toId(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Expected the number of a refund.')
}

function toLine(text: string): RestockedLine {
  const [, line, pieces] = /^([1-9]\d{0,2})(?:=([1-9]\d{0,3}))?$/.exec(text) ?? []
  if (!line) throw new Error(`Not a line of the order: ${text}. Use its number, such as 2 or 2=1.`)
  return { line: Number(line), pieces: pieces === undefined ? null : Number(pieces) }
}
