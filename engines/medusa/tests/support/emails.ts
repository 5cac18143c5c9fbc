import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Stack } from './stack.ts'

/** An email that was sent, decoded. */
export interface SentEmail {
  subject: string
  /** The headers and both bodies. */
  source: string
}

/** The emails that were sent to an address, oldest first. */
export async function emailsTo(
  { dataDirectory }: Pick<Stack, 'dataDirectory'>,
  address: string,
): Promise<SentEmail[]> {
  const folder = join(dataDirectory, 'medusa', 'mail')
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const sources = await Promise.all(
    files.toSorted().map(async (file) => decoded(await readFile(join(folder, file)))),
  )
  return sources
    .filter((source) => source.includes(`To: ${address}`))
    .map((source) => ({ source, subject: /^Subject: (.*)$/m.exec(source)?.[1] ?? '' }))
}

/** Waits for the latest link that matches a pattern in the emails to an address. */
export async function awaitLink(
  stack: Pick<Stack, 'dataDirectory'>,
  address: string,
  pattern: RegExp,
): Promise<URL> {
  const find = async () =>
    (await emailsTo(stack, address)).flatMap(({ source }) => pattern.exec(source)?.[0] ?? []).at(-1)
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy()
  return new URL((await find()) ?? '')
}

/** Decodes quoted-printable, also in subjects, and unfolds headers. */
function decoded(bytes: Buffer): string {
  const text = bytes
    .toString('latin1')
    .replace(/\?=\s+=\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) => word.replaceAll('_', ' '))
    .replace(/=\n/g, '')
    .replace(/\n /g, ' ')
  const hex = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))
  return Buffer.from(text.replace(/=([0-9A-F]{2})/g, hex), 'latin1').toString('utf8')
}
