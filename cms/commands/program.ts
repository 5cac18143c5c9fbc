import { resolve } from 'node:path'
import { Argument, Command, InvalidArgumentError } from 'commander'
import { csvLine } from '#contract/csv.ts'
import { staffActions } from '#contract/rules/transitions.ts'
import type { EmailRow, OrderRow, StaffOrder } from '#contract/staff/orders.ts'
import type { Task } from '../staff/messages.ts'
import { addDeliveryCommands } from './deliveryCommands.ts'
import { formatOrder } from './formatOrder.ts'
import { addOfficeCommands } from './officeCommands.ts'
import { formatTable, printable, showProgress } from './print.ts'
import { addRefundCommands } from './refundCommands.ts'
import { addReturnCommands } from './returnCommands.ts'
import { addSlipCommand } from './slipCommand.ts'
import { stepOfOrder } from './stepOfOrder.ts'

/** Commands that work on a whole shop, with absolute paths. */
export interface Maintenance {
  backUp(file: string): Promise<void>
  restore(file: string, isReplacing: boolean): Promise<void>
}

/**
 * The command line of the CMS: `npm run cms -- COMMAND`. Arguments are validated before a task
 * starts. Throws a CommanderError on wrong use and after help was shown.
 */
export function createProgram(
  perform: (task: Task) => Promise<void>,
  maintenance: Maintenance,
): Command {
  const program = new Command('npm run cms --')
    .description("Acts on the shop's CMS: on the running one, or on its database when none runs.")
    .addHelpText(
      'after',
      '\nThe variables of the CMS apply here too: VITRINE_DATA, DATABASE_URL, SMTP_URL, SITE_URL.',
    )
    .option(
      '--by <name>',
      "who acts, for the order's history (default: STAFF_NAME, or the user of this machine)",
    )
    .showHelpAfterError()
    .exitOverride()
  program
    .command('orders')
    .description('Lists the newest orders.')
    .option(
      '--status <status>',
      'on-hold, pending, checking_payment, processing, packing, completed, cancelled or refunded',
    )
    .option('--search <text>', 'number, name, phone number, email address or tracking number')
    .option('--limit <number>', 'how many to list', toPositiveInteger, 50)
    .action((options) => perform(listOrders(options)))
  program
    .command('order')
    .description('Shows an order with its slips, charges and history, or takes its next step.')
    .argument('<id>', 'order number')
    .addArgument(new Argument('[action]', 'next step').choices(Object.keys(staffActions)))
    .action((id, action) => perform(action ? stepOfOrder('act', { id, action }) : showOrder(id)))
  program
    .command('pay')
    .description('Pays a PromptPay order at the sandbox provider by sending its signed webhook.')
    .argument('<id>', 'order number')
    .action((id) => perform(pay(id)))
  addSlipCommand(program, perform)
  program
    .command('outbox')
    .description(
      'Lists the newest mails and whether they were sent. Without SMTP_URL they are files in the outbox folder of the data directory.',
    )
    .option('--limit <number>', 'how many to list', toPositiveInteger, 50)
    .action((options) => perform(listEmails(options)))
  program
    .command('newsletter')
    .description(
      'Lists the confirmed subscribers as CSV, each with the address that ends the subscription (RFC 8058).',
    )
    .action(() => perform(listSubscribers))
  addOfficeCommands(program, perform)
  addDeliveryCommands(program, perform)
  addRefundCommands(program, perform)
  addReturnCommands(program, perform)
  addSeedCommand(program, perform)
  addBackupCommands(program, maintenance)
  return program
}

function addSeedCommand(program: Command, perform: (task: Task) => Promise<void>) {
  program
    .command('seed')
    .description('Updates pages, menus and the catalogue from the files of the project.')
    .option(
      '--products <number>',
      'replace the catalogue with a synthetic one of this size',
      toPositiveInteger,
    )
    .action(({ products = null }) => perform(withProgress('seed', { products })))
}

function addBackupCommands(program: Command, { backUp, restore }: Maintenance) {
  program
    .command('backup')
    .description(
      'Writes database, slips and secrets of the shop to one file. It contains personal data and secrets.',
    )
    .argument('<file>')
    .action((file) => backUp(resolve(file)))
  program
    .command('restore')
    .description('Restores the file of a backup, completely or not at all, where no CMS runs.')
    .argument('<file>')
    .option('--replace', 'delete the shop that is there')
    .action((file, { replace = false }) => restore(resolve(file), replace))
}

const listSubscribers: Task = async (staff) => {
  const rows = (await staff.run('newsletter', {})) as Record<string, string>[]
  const cells = ({ email = '', brand = '', language = '', unsubscribeUrl = '' }) => [
    ...[email, brand, language, unsubscribeUrl],
  ]
  return [['email', 'brand', 'language', 'unsubscribe'], ...rows.map(cells)]
    .map((cells) => csvLine(cells.map(printable)))
    .join('\n')
}

const listOrders =
  (input: { status?: string; search?: string; limit: number }): Task =>
  async (staff) => {
    const { rows } = (await staff.run('orders', input)) as { rows: OrderRow[] }
    if (rows.length === 0) return 'No orders found.'
    const shown = rows.map((row) => ({ ...row, note: noteOf(row) }))
    const columns = ['order', 'placed', 'status', 'payment', 'total', 'customer', 'note'] as const
    return formatTable(shown, columns)
  }

const noteOf = ({ owed, isSlipUsed }: OrderRow) =>
  [owed && `${owed} to return`, isSlipUsed && 'slip used before'].filter(Boolean).join(', ')

const showOrder =
  (id: string): Task =>
  async (staff) =>
    formatOrder((await staff.run('order', { id })) as StaffOrder)
      .map(printable)
      .join('\n')

const pay =
  (id: string): Task =>
  async (staff) => {
    const charge = (await staff.run('charge', { id })) as { reference: string; amount: number }
    return settlements[await staff.settle(charge)] ?? 'Nothing changed.'
  }

const settlements: Record<string, string> = {
  paid: 'The payment was received.',
  refund_due: 'The order can no longer be paid: the payment is returned.',
}

const listEmails =
  (input: { limit: number }): Task =>
  async (staff) => {
    const rows = (await staff.run('outbox', input)) as EmailRow[]
    if (rows.length === 0) return 'No mails found.'
    return formatTable(rows, ['email', 'written', 'to', 'subject', 'state'])
  }

function withProgress(operation: string, input: object): Task {
  return (staff) => showProgress(async (report) => `${await staff.run(operation, input, report)}`)
}

function toPositiveInteger(text: string): number {
  if (/^\d{1,7}$/.test(text) && Number(text) > 0) return Number(text)
  throw new InvalidArgumentError('Expected a whole number above 0.')
}
