import * as z from 'zod/mini'
import { storage } from '#web/lib/storage.ts'
import type { ConfirmPaymentValues } from './confirmPaymentRules.ts'

type Typed = Partial<ConfirmPaymentValues>

const slipSchema = z.object({ name: z.string(), type: z.string(), content: z.string() })

type StoredSlip = z.infer<typeof slipSchema>

const stored = storage(
  'confirm-payment',
  z.object({ texts: z.record(z.string(), z.string()), slip: z.optional(slipSchema) }),
)

/** Stores the form and its slip in this tab across the reload after a sign-in (confirm-payment.reload). */
export async function storePayment({ slip, ...texts }: Typed) {
  // A slip that can no longer be read has to be chosen again.
  const storedSlip = slip && (await slipOf(slip).catch(() => undefined))
  stored.write({ texts, ...(storedSlip && { slip: storedSlip }) })
}

/** Returns the stored values. */
export function readPayment(): Typed {
  const { texts = {}, slip } = stored.read() ?? {}
  return { ...texts, ...(slip && { slip: fileOf(slip) }) }
}

/** Removes the stored values after the form has been sent. */
export const removePayment = stored.remove

async function slipOf(slip: File): Promise<StoredSlip> {
  return { name: slip.name, type: slip.type, content: await contentOf(slip) }
}

function contentOf(slip: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(slip)
  })
}

function fileOf({ name, type, content }: StoredSlip) {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  return new File([bytes], name, { type })
}
