import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment } from '#cms/environment.ts'
import { staffActions } from '#cms/orders/transitions.ts'
import { type Command, formatHelp, isCommand } from './help.ts'
import { createProgressBar, formatTable } from './print.ts'
import { reachStaff } from './reachStaff.ts'
import type { Staff } from './staff.ts'
import type { MailRow, OrderRow } from './staffOrders.ts'

/** Wrong use of a command: said with its help, exit status 2. */
export class UsageError extends Error {
  readonly command: Command | undefined

  constructor(message: string, command?: Command) {
    super(message)
    this.command = command
  }
}

interface Given {
  words: string[]
  options: {
    status?: string | undefined
    limit?: string | undefined
    products?: string | undefined
    replace?: boolean | undefined
  }
}

/** Runs one command and answers what it prints. Throws UsageError, or an Error in plain words. */
export async function runCommand(
  given: readonly string[],
  variables: Record<string, string | undefined>,
): Promise<string> {
  const { words, options } = read(given)
  const [name = 'help', ...rest] = words
  if (!isCommand(name)) throw new UsageError(`There is no command ${name}.`)
  if (name === 'help') {
    const [topic] = rest
    return formatHelp(topic && isCommand(topic) ? topic : undefined)
  }
  const plan = commands[name]({ words: rest, options })
  const staff = await reachStaff(readEnvironment(variables))
  try {
    return await plan(staff)
  } finally {
    await staff.close()
  }
}

function read(given: readonly string[]): Given {
  try {
    const { positionals, values } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        status: { type: 'string' },
        limit: { type: 'string' },
        products: { type: 'string' },
        replace: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    return { words: values.help ? ['help', ...positionals] : positionals, options: values }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

type Plan = (staff: Staff) => Promise<string>

/** Each command checks its words before the database is opened. */
const commands: Record<Exclude<Command, 'help'>, (given: Given) => Plan> = {
  orders: ({ words, options }) => {
    expectWords('orders', words, 0)
    const input = { status: options.status, limit: count('orders', options.limit, 50) }
    return async (staff) => {
      const rows = (await staff.run('orders', input)) as OrderRow[]
      const shown = rows.map((row) => ({ ...row, note: row.refundDue ? 'refund due' : '' }))
      if (rows.length === 0) return 'No orders found.'
      return formatTable(shown, [
        'order',
        'placed',
        'status',
        'payment',
        'total',
        'customer',
        'note',
      ])
    }
  },
  order: ({ words }) => {
    const [id, action, ...rest] = words
    if (!id || rest.length > 0) throw new UsageError('An order needs its number.', 'order')
    if (!action) return async (staff) => ((await staff.run('order', { id })) as string[]).join('\n')
    if (!Object.hasOwn(staffActions, action))
      throw new UsageError(`An order cannot be told to ${action}.`, 'order')
    return async (staff) => `${await staff.run('act', { id, action })}`
  },
  pay: ({ words }) => {
    const [id = ''] = expectWords('pay', words, 1)
    return async (staff) => {
      const charge = (await staff.run('charge', { id })) as { reference: string; amount: number }
      return settlements[await staff.settle(charge)] ?? 'Nothing changed.'
    }
  },
  outbox: ({ words, options }) => {
    expectWords('outbox', words, 0)
    const limit = count('outbox', options.limit, 50)
    return async (staff) => {
      const rows = (await staff.run('outbox', { limit })) as MailRow[]
      if (rows.length === 0) return 'No mails found.'
      return formatTable(rows, ['mail', 'written', 'to', 'subject', 'state'])
    }
  },
  seed: ({ words, options }) => {
    expectWords('seed', words, 0)
    const products = options.products ? count('seed', options.products, 0) : null
    return withBar('seed', { products })
  },
  export: ({ words }) => {
    const [path = ''] = expectWords('export', words, 1)
    return withBar('export', { path: resolve(path) })
  },
  import: ({ words, options }) => {
    const [path = ''] = expectWords('import', words, 1)
    return withBar('import', { path: resolve(path), replace: options.replace ?? false })
  },
}

const settlements: Record<string, string> = {
  paid: 'The payment was received.',
  refund_due: 'The order takes no payment any more: the money is kept on record to be refunded.',
}

function withBar(operation: string, input: object): Plan {
  return async (staff) => {
    const bar = createProgressBar(process.stderr)
    try {
      return `${await staff.run(operation, input, bar.show)}`
    } finally {
      bar.end()
    }
  }
}

function expectWords(command: Command, words: string[], expected: number): string[] {
  if (words.length === expected) return words
  throw new UsageError(
    words.length > expected ? `${words[expected]} is one word too many.` : 'Something is missing.',
    command,
  )
}

function count(command: Command, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  if (/^\d{1,7}$/.test(text) && Number(text) > 0) return Number(text)
  throw new UsageError(`${text} is not a number above 0.`, command)
}
