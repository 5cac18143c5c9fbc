import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { runCommand } from '@vitrine/cms/commands/run.ts'
import { staffSteps } from '@vitrine/cms/tests/support/staffSteps.ts'

/** The data directory of the shop under test. */
function dataDirectory(): string {
  const data = process.env['SHOP_DATA']
  if (!data) throw new Error('SHOP_DATA must name the data directory of the shop under test')
  return data
}

const variables = () => ({ ...process.env, VITRINE_DATA: dataDirectory() })

/** Runs a command, `npm run cms -- …`, against the shop of the tests. */
export const command = (...parameters: string[]): Promise<string> =>
  runCommand(parameters, variables())

/** Steps of staff at the shop of the tests. */
export const staff = () => staffSteps(variables())

/** Waits for an email to this address that contains a text, and returns the newest. */
export async function emailTo(address: string, parameters: string): Promise<string> {
  let email: string | undefined
  await expect(async () => {
    email = (await emails()).findLast(
      (text) => text.includes(`To: ${address}\n`) && text.includes(parameters),
    )
    expect(email, `a mail to ${address}`).toBeDefined()
  }).toPass()
  return email ?? ''
}

/** The path of the first link in an email that starts with `below`. */
export function emailLink(email: string, prefix: string): string {
  const link = email
    .split(/\s/)
    .find((word) => URL.canParse(word) && new URL(word).pathname.startsWith(prefix))
  if (!link) throw new Error(`The mail has no link below ${prefix}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

export const emailHtml = (email: string): string =>
  /<!doctype html>.*<\/html>/s.exec(email)?.[0] ?? ''

async function emails(): Promise<string[]> {
  const folder = join(dataDirectory(), 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(files.map(async (name) => plain(await readFile(join(folder, name), 'utf8'))))
}

/** Decodes quoted-printable text, as emails contain it. */
const plain = (text: string) =>
  text
    .replaceAll('=\n', '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
