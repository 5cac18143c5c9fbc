import { writeFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import type { Command } from 'commander'
import type { Task } from '../staff/messages.ts'
import type { SlipResult } from '../staff/slip.ts'

/** Adds the command with which staff look at a transfer slip, wherever it was received. */
export function addSlipCommand(program: Command, perform: (task: Task) => Promise<void>): void {
  program
    .command('slip')
    .description('Saves the newest transfer slip of an order, or prints a link to it.')
    .argument('<id>', 'order number')
    .argument('[file]', 'a new file, slip-ORDER.jpg or .png in this folder by default')
    .option('--link', 'print an address that is valid for five minutes; needs object storage')
    .action((id, file, { link = false }) => perform(link ? linkTo(id) : save(id, file)))
}

const linkTo =
  (id: string): Task =>
  async (staff) => {
    const result = (await staff.run('slip', { id, isLink: true })) as SlipResult
    return 'link' in result ? result.link : ''
  }

const save =
  (id: string, file: string | undefined): Task =>
  async (staff) => {
    const result = (await staff.run('slip', { id, isLink: false })) as SlipResult
    if ('link' in result) return result.link
    const path = resolve(file ?? `slip-${id}${extname(result.file)}`)
    await writeFile(path, Buffer.from(result.content, 'base64'), { mode: 0o600, flag: 'wx' })
    return `The slip is saved in ${path}.`
  }
