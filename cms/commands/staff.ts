import { join } from 'node:path'
import { z } from 'zod'
import { signatureHeader, signWebhook } from '#cms/orders/webhooks.ts'
import type { Secrets } from '#cms/secrets.ts'
import type { Progress } from './operation.ts'

/** The CMS as the command line reaches it: the running one, or the database itself. */
export interface Staff {
  /** Throws an Error with the CMS's own words when it refuses. */
  run(operation: string, input: unknown, report?: Report): Promise<unknown>
  /** Sends the sandbox provider's webhook and answers what came of it. */
  settle(charge: SandboxCharge): Promise<string>
  close(): Promise<void>
}

export type Report = (progress: Progress) => void
export type SandboxCharge = { reference: string; amount: number }

/** What staff are told: how far the work is, and in the end what came of it. */
export type StaffMessage =
  | ({ type: 'progress' } & Progress)
  | { type: 'result'; value: unknown }
  | { type: 'problem'; message: string }

/** Where a running CMS leaves its address for the command line. */
export const staffFile = (dataDirectory: string) => join(dataDirectory, 'staff.json')

/** Passes progress on and keeps what came last, which is the outcome. */
export function createOutcome(report: Report | undefined) {
  let last: StaffMessage = { type: 'problem', message: 'The CMS ended before it had answered.' }
  return {
    tell(message: StaffMessage) {
      if (message.type === 'progress') report?.(message)
      else last = message
    },
    value(): unknown {
      if (last.type === 'result') return last.value
      throw new Error(last.type === 'problem' ? last.message : 'The CMS did not finish.')
    },
  }
}

export const webhookPath = '/api/v1/webhooks/payment'

/** The sandbox's webhook for a paid charge, as it is sent. */
export function paidWebhook({ reference, amount }: SandboxCharge, secrets: Secrets) {
  const body = JSON.stringify({ charge: reference, status: 'successful', amount })
  const signature = signWebhook(secrets.webhooks, body, new Date())
  return { body, headers: { 'content-type': 'application/json', [signatureHeader]: signature } }
}

const Settled = z.object({ result: z.string() })
const Refused = z.object({ message: z.string() })

/** What a webhook's answer says came of it. Throws an Error when it was refused. */
export function readSettlement(text: string): string {
  const body: unknown = JSON.parse(text)
  const settled = Settled.safeParse(body)
  if (settled.success) return settled.data.result
  throw new Error(Refused.safeParse(body).data?.message ?? 'The webhook was refused.')
}
