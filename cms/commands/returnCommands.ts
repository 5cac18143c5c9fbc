import { type Command, InvalidArgumentError } from 'commander'
import { staffCopy } from '#contract/copy/orders.ts'
import { parseBaht } from '#contract/satang.ts'
import type { ReturnRow } from '#contract/staff/orders.ts'
import type { Task } from '../staff/messages.ts'
import { formatTable } from './print.ts'
import { stepOfReturn } from './stepOfOrder.ts'

/** The commands about returns. */
export function addReturnCommands(program: Command, perform: (task: Task) => Promise<void>): void {
  program
    .command('returns')
    .description('Lists returns that await a decision or their parcel.')
    .option('--all', 'also those that are rejected, received or refunded')
    .action(({ all = false }) => perform(listReturns(all)))
  program
    .command('return-approve')
    .description('Approves a return and emails the shopper where to send it.')
    .argument('<return>', 'number of the return', toId)
    .option('--note <text>', 'a message to the shopper')
    .action((id, { note }) =>
      perform(stepOfReturn('decideReturn', { id, status: 'approved', note })),
    )
  program
    .command('return-reject')
    .description('Rejects a return and emails the shopper why.')
    .argument('<return>', 'number of the return', toId)
    .requiredOption('--note <text>', 'why, as a message to the shopper')
    .action((id, { note }) =>
      perform(stepOfReturn('decideReturn', { id, status: 'rejected', note })),
    )
  program
    .command('return-close')
    .description(
      'Closes an approved return without a refund, such as one that never arrived, and emails the shopper why.',
    )
    .argument('<return>', 'number of the return', toId)
    .requiredOption('--note <text>', 'why, as a message to the shopper')
    .action((id, { note }) => perform(stepOfReturn('decideReturn', { id, status: 'closed', note })))
  program
    .command('return-receive')
    .description('Records that a return has arrived, and refunds its pieces.')
    .argument('<return>', 'number of the return', toId)
    .option('--restock', 'returns its pieces to stock')
    .option('--amount <baht>', 'how much to refund; what its pieces cost by default', toSatang)
    .action((id, { restock = false, amount = null }) =>
      perform(stepOfReturn('receiveReturn', { id, amount, isRestocked: restock })),
    )
}

const listReturns =
  (all: boolean): Task =>
  async (staff) => {
    const rows = (await staff.run('returns', { all })) as ReturnRow[]
    if (rows.length === 0) return 'No returns found.'
    return formatTable(rows, ['return', 'order', 'state', 'since', 'pieces'])
  }

function toId(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Expected the number of a return.')
}

function toSatang(text: string): number {
  const satang = parseBaht(text)
  if (satang === null) throw new InvalidArgumentError(staffCopy.amountInvalid)
  return satang
}
