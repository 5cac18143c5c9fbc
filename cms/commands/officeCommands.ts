import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { StockRow } from '#contract/staff/catalogue.ts'
import type { StaffMember } from '#contract/staff/people.ts'
import type { Task } from '../staff/messages.ts'
import { formatTable } from './print.ts'

/** Adds the commands for the people of the back office, content and stock. */
export function addOfficeCommands(program: Command, perform: (task: Task) => Promise<void>): void {
  program
    .command('password')
    .description('Prints a link with which a person of the back office sets a password, once.')
    .argument('<name>', 'the name to sign in with, such as owner')
    .action((login) =>
      perform(async (staff) => {
        const members = (await staff.run('members', {})) as StaffMember[]
        const seen = members.find((member) => member.login === login.toLowerCase())?.version ?? 0
        const { link } = (await staff.run('passwordLink', { login, seen })) as { link: string }
        return `Open this link within a day and choose a password:\n${link}`
      }),
    )
  program
    .command('export')
    .description('Writes the content of the shop as files, in the layout of cms/content.')
    .argument('<folder>')
    .action((folder) =>
      perform(async (staff) => `${await staff.run('exportContent', { folder: resolve(folder) })}`),
    )
  program
    .command('import')
    .description('Publishes the content of files that differs from that of the shop, all or none.')
    .argument('<folder>', 'in the layout of cms/content')
    .argument('[entries...]', 'only these, such as settings or pages/careers')
    .action((folder, entries) =>
      perform(
        async (staff) =>
          `${await staff.run('importContent', { folder: resolve(folder), entries })}`,
      ),
    )
  program
    .command('stock')
    .description('Lists stock, or sets that of a variation.')
    .argument('[text]', 'a SKU, or a part of a SKU or of the name or code of a product')
    .argument(
      '[number]',
      'the pieces that the variation has now, or +2 or -1 to add or take some',
      toChange,
    )
    .option('--reason <text>', 'why, for the records', 'command line')
    .action((text, change, { reason }) =>
      perform(change ? changeStock(text, change, reason) : listStock(text)),
    )
}

type Change = { by: number } | { stock: number }

const listStock =
  (search?: string): Task =>
  async (staff) => {
    const rows = (await staff.run('stock', { search })) as StockRow[]
    if (rows.length === 0) return 'No variations found.'
    return formatTable(rows, ['sku', 'product', 'choices', 'stock'])
  }

const changeStock =
  (sku: string, change: Change, reason: string): Task =>
  async (staff) => {
    if ('by' in change)
      return `${await staff.run('adjustStock', { sku, ...change, reason, key: randomUUID() })}`
    const rows = (await staff.run('stock', { search: sku })) as StockRow[]
    const seen = rows.find((row) => row.sku === sku)?.stock ?? 0
    return `${await staff.run('setStock', { rows: [{ sku, ...change, seen }], reason })}`
  }

function toChange(text: string): Change {
  if (/^[+-]\d{1,6}$/.test(text)) return { by: Number(text) }
  if (/^\d{1,6}$/.test(text)) return { stock: Number(text) }
  throw new InvalidArgumentError('Expected a number such as 12, +2 or -1.')
}
