import { join } from 'node:path'
import { signatureHeader, signWebhook } from '@vitrine/commerce/payment/webhooks.ts'
import type { Secrets } from '@vitrine/commerce/secrets.ts'
import { typedText } from '@vitrine/contract/typedText.ts'
import { z } from 'zod'
import type { Progress, Report } from '#cms/core/context.ts'

/** Access to the CMS for the command line: a running one, or its database. */
export interface Staff {
  /** Throws an Error with the CMS's message when the operation fails. */
  run(operation: string, input: unknown, report?: Report): Promise<unknown>
  /** Sends the sandbox provider's webhook and resolves with its result. */
  settle(charge: SandboxCharge): Promise<string>
  close(): Promise<void>
}

/** The action of a command on the CMS, which resolves with the text to print. */
export type Task = (staff: Staff) => Promise<string>

export type SandboxCharge = { reference: string; amount: number }

/** A message of a running operation: progress, then its result or error. */
export type StaffMessage =
  | ({ type: 'progress' } & Progress)
  | { type: 'result'; value: unknown }
  | { type: 'problem'; message: string }

/** The file in which a running CMS publishes its address for the command line. */
export const staffFile = (dataDirectory: string) => join(dataDirectory, 'staff.json')

/** Forwards progress and stores the last message, which is the outcome. */
export function createOutcome(report: Report | undefined) {
  let last: StaffMessage = {
    type: 'problem',
    message: 'The CMS stopped before the operation finished.',
  }
  return {
    receive(message: StaffMessage) {
      if (message.type === 'progress') report?.(message)
      else last = message
    },
    value(): unknown {
      if (last.type === 'result') return last.value
      throw new Error(last.type === 'problem' ? last.message : 'The CMS did not finish.')
    },
  }
}

/** The header of the command line with the name of who acts, encoded as in addresses. */
export const staffHeader = 'x-staff-name'

/** The name in the header of the member of staff, or `staff` without one. */
export const readStaffName = (header: string | string[] | undefined): string =>
  typeof header === 'string' && header ? decodeURIComponent(header) : 'staff'

/** The name in records of the unchecked caller of the command line, which cannot be that of a member. */
export const commandLineLabel = (name: string): string =>
  `${typedText('name', name).slice(0, 60)} (command line)`

export const webhookPath = '/api/v1/webhooks/payment'

/** The body and headers of the sandbox's webhook for a paid charge. */
export function paidWebhook({ reference, amount }: SandboxCharge, secrets: Secrets) {
  const body = JSON.stringify({ charge: reference, status: 'successful', amount })
  const signature = signWebhook(secrets.webhooks, body, new Date())
  return { body, headers: { 'content-type': 'application/json', [signatureHeader]: signature } }
}

const Settled = z.object({ result: z.string() })
const Rejected = z.object({ message: z.string() })

/** The result in a webhook's response. Throws an Error with its message when it was rejected. */
export function readSettlement(text: string): string {
  const body: unknown = JSON.parse(text)
  const settled = Settled.safeParse(body)
  if (settled.success) return settled.data.result
  throw new Error(Rejected.safeParse(body).data?.message ?? 'The webhook was rejected.')
}
