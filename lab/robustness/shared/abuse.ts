import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./abuseProcess.ts', import.meta.url))

/** The target of the abuse. */
export const abuseKinds = [
  'pages',
  'auth',
  'webhooks',
  'uploads',
  'agents',
  'crowd',
  'previews',
] as const
export type AbuseKind = (typeof abuseKinds)[number]

/** The shop's responses to the abuse. */
export interface AbuseReport {
  statuses: Record<string, number>
  undocumented: string[]
  broken: number
}

/** Abuses the shop from a process of its own, and resolves with its responses. */
export async function abuseShop(
  kind: AbuseKind,
  url: string,
  seconds: number,
): Promise<AbuseReport> {
  const child = fork(script, { execArgv: [] })
  child.send({ kind, url, seconds })
  const [report] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The abuse ended with exit code ${code}.`)
    }),
  ])
  return report
}
