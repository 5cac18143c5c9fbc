import { resolve } from 'node:path'
import { csvLine } from '@vitrine/commerce/csv.ts'
import type { EmailRow } from '@vitrine/commerce/staff/orders.ts'
import { isEmail } from '@vitrine/contract/email.ts'
import { Command, InvalidArgumentError } from 'commander'
import type { Task } from '../staff/messages.ts'
import { addOfficeCommands } from './officeCommands.ts'
import { formatTable, printable, showProgress } from './print.ts'

/** Commands that need no running CMS: they work on a whole shop, with absolute paths, or try its variables. */
export interface Maintenance {
  tryEmail(to: string): Promise<void>
  tryPayment(): Promise<void>
  backUp(file: string): Promise<void>
  restore(file: string, isReplacing: boolean): Promise<void>
}

/**
 * The command line of the CMS, `npm run cms -- COMMAND`. Throws a CommanderError on wrong use, before a task starts,
 * and after help was shown.
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
      'who acts, for the records (default: STAFF_NAME, or the user of this machine)',
    )
    .showHelpAfterError()
    .exitOverride()
  program
    .command('pay')
    .description('Pays a PromptPay order at the sandbox provider by sending its signed webhook.')
    .argument('<id>', 'order number')
    .action((id) => perform(pay(id)))
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
  addSeedCommand(program, perform)
  addBackupCommands(program, maintenance)
  addTrialCommands(program, maintenance)
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

function addTrialCommands(program: Command, { tryEmail, tryPayment }: Maintenance) {
  program
    .command('try-email')
    .description('Sends an email by the server of SMTP_URL, before the shop opens.')
    .argument('<address>', 'who gets it', toEmail)
    .action((address) => tryEmail(address))
  program
    .command('try-payment')
    .description(
      'Compares the variables of payments with the account at Omise, without a charge: keys, payment methods, webhook.',
    )
    .action(() => tryPayment())
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

function toEmail(text: string): string {
  if (isEmail(text)) return text
  throw new InvalidArgumentError('Expected an email address.')
}

function toPositiveInteger(text: string): number {
  if (/^\d{1,7}$/.test(text) && Number(text) > 0) return Number(text)
  throw new InvalidArgumentError('Expected a whole number above 0.')
}
