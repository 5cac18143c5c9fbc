import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signatureHeader, signWebhook } from '@vitrine/commerce/payment/webhooks.ts'
import { purposeSecrets } from '@vitrine/contract/service/purposeSecrets.ts'
import type { Stack } from './stack.ts'

/** A charge that was paid, with the total in baht. */
interface Paid {
  reference: string
  total: number
  isSigned?: boolean | undefined
}

/**
 * Reports a charge as paid, as the sandbox's provider does.
 * @param url the adapter, or a shop over it
 */
export async function reportPayment(
  { dataDirectory }: Pick<Stack, 'dataDirectory'>,
  url: string,
  { reference, total, isSigned = true }: Paid,
) {
  const secrets = JSON.parse(await readFile(join(dataDirectory, 'secrets.json'), 'utf8'))
  const body = JSON.stringify({ charge: reference, status: 'successful', amount: total * 100 })
  const secret = isSigned ? purposeSecrets(secrets.SHOP_SECRET, 'webhooks')[0] : 'another secret'
  const response = await fetch(`${url}/api/v1/webhooks/payment`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signWebhook(secret, body, new Date()),
    },
    body,
  })
  return { status: response.status, ...(await response.json()) }
}
