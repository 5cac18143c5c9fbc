import { z } from 'zod'
import { ContractProblem } from '#commerce/problem.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { promptPayPayload, qrImage, sandboxPromptPayId } from './promptPayResponse.ts'
import { isSignedWebhook } from './webhooks.ts'

/** The body of the sandbox's signed webhook, with the amount in satang. */
export const SandboxWebhook = z.object({
  charge: z.string().max(100),
  status: z.enum(['successful', 'failed']),
  amount: z.number().int(),
})

/** A provider without real payments: creates valid QR codes and accepts signed webhooks. */
export function sandboxProvider(webhookSecret: string, promptPayId?: string): PaymentProvider {
  return {
    name: 'sandbox',
    async create({ id, amount, expiresAt }) {
      const payload = promptPayPayload(promptPayId ?? sandboxPromptPayId, amount)
      return { reference: `sandbox_${id}`, image: await qrImage(payload), expiresAt }
    },
    find: async () => null,
    refund: async ({ key }) => ({ status: 'done', reference: `sandbox_${key}` }),
    async readWebhook({ body, signature, now }) {
      if (!isSignedWebhook(webhookSecret, body, signature, now))
        throw new ContractProblem('forbidden', 'The signature is missing, invalid or expired.')
      const read = SandboxWebhook.safeParse(JSON.parse(body))
      if (!read.success) throw new ContractProblem('invalid', 'The webhook body is invalid.')
      const { charge, status, amount } = read.data
      return { reference: charge, id: null, status, amount, authorizeUri: null, failureCode: null }
    },
  }
}
