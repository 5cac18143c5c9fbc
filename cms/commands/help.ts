/** Every command with its arguments and what it does. */
export const commandHelp = {
  orders: {
    usage: 'orders [--status STATUS] [--limit N]',
    text: 'Lists the newest orders, 50 unless said otherwise. STATUS is on-hold, pending, checking_payment, processing, packing, completed, cancelled or refunded.',
  },
  order: {
    usage: 'order ID [approve | reject | pack | complete | refund | cancel]',
    text: 'Shows an order with its slips, charges and history, or takes its next step: approve or reject its slip, pack it, complete it, refund it, cancel it while it is not paid.',
  },
  pay: {
    usage: 'pay ID',
    text: 'Pays a PromptPay order at the sandbox provider: sends the signed webhook that a bank would cause.',
  },
  outbox: {
    usage: 'outbox [--limit N]',
    text: 'Lists the newest mails and whether they went out. Without SMTP_URL they are files in the outbox folder of the data directory.',
  },
  seed: {
    usage: 'seed [--products N]',
    text: 'Brings pages, menus and the catalogue up to date with the files of the project; with --products, a synthetic catalogue of N products in place of it.',
  },
  export: {
    usage: 'export FILE',
    text: 'Writes every row of the shop into FILE, one line of JSON each. It holds personal data.',
  },
  import: {
    usage: 'import FILE [--replace]',
    text: 'Reads what export wrote, all of it or nothing. Into an empty shop, or with --replace in place of what is there.',
  },
  help: {
    usage: 'help [COMMAND]',
    text: 'Shows this, or one command.',
  },
} as const

export type Command = keyof typeof commandHelp

export function isCommand(text: string): text is Command {
  return Object.hasOwn(commandHelp, text)
}

/** The help of one command, or of all. */
export function formatHelp(command?: Command): string {
  if (command) {
    const { usage, text } = commandHelp[command]
    return `Usage: npm run cms -- ${usage}\n\n${text}\n`
  }
  const lines = Object.values(commandHelp).map(({ usage, text }) => `  ${usage}\n      ${text}`)
  return [
    "Usage: npm run cms -- COMMAND\n\nActs on the shop's own CMS: on the running one, or on its database when none runs.\n",
    ...lines,
    '\nThe variables of the CMS count here, too: VITRINE_DATA, DATABASE_URL, SMTP_URL, SITE_URL.\n',
  ].join('\n')
}
