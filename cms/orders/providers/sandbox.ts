import { z } from 'zod'
import { CmsProblem } from '#cms/http/problem.ts'
import { promptPayPayload, qrPicture, sandboxPromptPayId } from '../promptPayCode.ts'
import { isSignedWebhook } from '../webhooks.ts'
import type { PaymentProvider } from './paymentProvider.ts'

/** What the sandbox's webhook says, under a signature of ours. */
export const SandboxWebhook = z.object({
  charge: z.string().max(100),
  status: z.enum(['successful', 'failed']),
  amount: z.number().int(),
})

/** Moves no money: it draws true QR codes and is settled by a signed webhook. */
export function sandboxProvider(webhookSecret: string, promptPayId?: string): PaymentProvider {
  return {
    name: 'sandbox',
    async create({ id, amount, expiresAt }) {
      const payload = promptPayPayload(promptPayId ?? sandboxPromptPayId, amount)
      return { reference: `sandbox_${id}`, image: await qrPicture(payload), expiresAt }
    },
    find: async () => null,
    async readWebhook({ body, signature, now }) {
      if (!isSignedWebhook(webhookSecret, body, signature, now))
        throw new CmsProblem('forbidden', 'The signature is missing, wrong or too old.')
      const read = SandboxWebhook.safeParse(JSON.parse(body))
      if (!read.success) throw new CmsProblem('invalid', 'The webhook says nothing that is known.')
      const { charge, status, amount } = read.data
      return { reference: charge, id: null, status, amount }
    },
  }
}
