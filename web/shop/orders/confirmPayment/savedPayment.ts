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

/** Stores the form with its slip through the reload that a sign-in brings, in this tab alone. */
export async function keepPayment({ slip, ...texts }: Typed) {
  // A slip that can no longer be read is chosen again.
  const storedSlip = slip && (await slipOf(slip).catch(() => undefined))
  stored.write({ texts, ...(storedSlip && { slip: storedSlip }) })
}

/** Returns what was filled in before a reload. */
export function readPayment(): Typed {
  const { texts = {}, slip } = stored.read() ?? {}
  return { ...texts, ...(slip && { slip: fileOf(slip) }) }
}

/** Removes what was stored: the slip has been sent. */
export const dropPayment = stored.remove

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
