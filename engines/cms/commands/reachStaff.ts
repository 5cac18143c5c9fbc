import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { readSecrets, type Secrets } from '@vitrine/commerce/secrets.ts'
import { isSame, sign } from '@vitrine/contract/service/tokens.ts'
import { request } from 'undici'
import type { CmsEnvironment } from '#cms/core/environment.ts'
import {
  createOutcome,
  paidWebhook,
  readSettlement,
  type Staff,
  staffFile,
  staffHeader,
  webhookPath,
} from '../staff/messages.ts'

/** Connects to the running CMS of this data directory, or else opens its database. */
export async function reachStaff(environment: CmsEnvironment, name: string): Promise<Staff> {
  const running = await reachRunning(environment, name)
  if (running) return running
  // Loaded on demand: most commands find a running CMS.
  const { localStaff } = await import('./localStaff.ts')
  return localStaff(environment, name)
}

/** Connects to the running CMS of this data directory, or returns null when none runs. */
export async function reachRunning(
  environment: CmsEnvironment,
  name = 'staff',
): Promise<Staff | null> {
  const dataDirectory = resolve(environment.VITRINE_DATA)
  const url = await readAddress(dataDirectory)
  if (!url) return null
  const secrets = await readSecrets(dataDirectory, environment)
  return (await isOurs(url, secrets)) ? remoteStaff(url, secrets, name) : null
}

async function readAddress(dataDirectory: string): Promise<string | null> {
  const text = await readFile(staffFile(dataDirectory), 'utf8').catch(() => '')
  return /"url":"(http:[^"]+)"/.exec(text)?.[1] ?? null
}

/**
 * Whether the CMS of this data directory listens at `url`. The address of a killed CMS remains, and another program may
 * use its port: the server must prove that it knows the token before it gets it.
 */
async function isOurs(url: string, secrets: Secrets): Promise<boolean> {
  const nonce = randomBytes(16).toString('base64url')
  try {
    const address = new URL(`/staff/proof?nonce=${nonce}`, url)
    const response = await request(address, { headersTimeout: 5000, bodyTimeout: 5000 })
    return isSame(await response.body.text(), sign(secrets.staff, 'staff', nonce))
  } catch {
    return false
  }
}

function remoteStaff(url: string, secrets: Secrets, name: string): Staff {
  return {
    async run(operation, input, report) {
      const response = await request(new URL(`/staff/${operation}`, url), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${secrets.staff}`,
          [staffHeader]: encodeURIComponent(name),
        },
        body: JSON.stringify(input),
        headersTimeout: 0,
        bodyTimeout: 0,
      })
      const outcome = createOutcome(report)
      for await (const line of createInterface({ input: response.body }))
        outcome.receive(JSON.parse(line))
      return outcome.value()
    },
    async settle(charge) {
      const { body, headers } = paidWebhook(charge, secrets)
      const response = await request(new URL(webhookPath, url), { method: 'POST', headers, body })
      return readSettlement(await response.body.text())
    },
    close: async () => {},
  }
}
