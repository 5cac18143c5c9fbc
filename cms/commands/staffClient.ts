import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { request } from 'undici'
import { z } from 'zod'
import { mailTransport, runDue } from '#cms/background.ts'
import type { CmsEnvironment } from '#cms/environment.ts'
import { signatureHeader } from '#cms/orders/paymentRoutes.ts'
import { signWebhook } from '#cms/orders/webhooks.ts'
import { readSecrets, type Secrets } from '#cms/secrets.ts'
import { createCms } from '#cms/server.ts'
import type { Progress } from './operation.ts'
import { runOperation, type StaffMessage } from './operations.ts'
import { staffFile } from './serveStaff.ts'

type Report = (progress: Progress) => void

/** The CMS as the command line reaches it: the running one, or the database itself. */
export interface Staff {
  /** Where it acts, in words for people. */
  place: string
  /** Throws an Error with the CMS's own words when it refuses. */
  run(operation: string, input: unknown, report?: Report): Promise<unknown>
  /** Sends the sandbox provider's webhook and answers what came of it. */
  settle(charge: { reference: string; amount: number }): Promise<string>
  close(): Promise<void>
}

const webhookPath = '/api/v1/webhooks/payment'

/** Reaches the CMS of this data directory. */
export async function reachStaff(environment: CmsEnvironment): Promise<Staff> {
  const dataDirectory = resolve(environment.VITRINE_DATA)
  const url = await readAddress(dataDirectory)
  if (url && (await answers(url))) return remoteStaff(url, await readSecrets(dataDirectory))
  return localStaff(environment)
}

async function readAddress(dataDirectory: string): Promise<string | null> {
  const text = await readFile(staffFile(dataDirectory), 'utf8').catch(() => '')
  return /"url":"(http:[^"]+)"/.exec(text)?.[1] ?? null
}

/** A CMS that was killed leaves its address behind; nobody answers there. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await request(new URL('/api/v1/checkout', url), { headersTimeout: 5000 })
    await response.body.dump()
    return response.statusCode === 200
  } catch {
    return false
  }
}

function remoteStaff(url: string, secrets: Secrets): Staff {
  const json = { 'content-type': 'application/json' }
  return {
    place: `the CMS at ${url}`,
    async run(operation, input, report) {
      const response = await request(new URL(`/staff/${operation}`, url), {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${secrets.staff}` },
        body: JSON.stringify(input),
        bodyTimeout: 0,
      })
      const outcome = createOutcome(report)
      for await (const line of createInterface({ input: response.body }))
        outcome.tell(JSON.parse(line))
      return outcome.value()
    },
    async settle(charge) {
      const { body, headers } = webhookOf(charge, secrets)
      const response = await request(new URL(webhookPath, url), {
        method: 'POST',
        headers: { ...json, ...headers },
        body,
      })
      return readSettlement(await response.body.text())
    },
    close: async () => {},
  }
}

async function localStaff(environment: CmsEnvironment): Promise<Staff> {
  const running = await createCms({
    dataDirectory: environment.VITRINE_DATA,
    databaseUrl: environment.DATABASE_URL,
    environment,
  })
  const transport = mailTransport(running.cms)
  return {
    place: running.open.place,
    async run(operation, input, report) {
      const outcome = createOutcome(report)
      await runOperation(running.cms, operation, input, outcome.tell)
      return outcome.value()
    },
    async settle(charge) {
      const { body, headers } = webhookOf(charge, running.cms.secrets)
      const response = await running.app.inject({
        method: 'POST',
        url: webhookPath,
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      })
      return readSettlement(response.body)
    },
    async close() {
      await runDue(running.cms, transport)
      transport.close()
      await running.close()
    },
  }
}

function createOutcome(report: Report | undefined) {
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

function webhookOf({ reference, amount }: { reference: string; amount: number }, secrets: Secrets) {
  const body = JSON.stringify({ charge: reference, status: 'successful', amount })
  return { body, headers: { [signatureHeader]: signWebhook(secrets.webhooks, body, new Date()) } }
}

const Settled = z.object({ result: z.string() })
const Refused = z.object({ message: z.string() })

function readSettlement(text: string): string {
  const body: unknown = JSON.parse(text)
  const settled = Settled.safeParse(body)
  if (settled.success) return settled.data.result
  throw new Error(Refused.safeParse(body).data?.message ?? 'The webhook was refused.')
}
