import * as z from 'zod/mini'
import { type StoredValue, storage } from '#web/lib/storage.ts'
import type { ConfirmPaymentValues } from './confirmPaymentRules.ts'

type Typed = Partial<ConfirmPaymentValues>

const slipSchema = z.object({ name: z.string(), type: z.string(), content: z.string() })

type StoredSlip = z.infer<typeof slipSchema>

const draftSchema = z.object({
  texts: z.record(z.string(), z.string()),
  slip: z.optional(slipSchema),
})

const drafts = new Map<string, StoredValue<z.infer<typeof draftSchema>>>()

/** Returns the draft of an order, which does not appear at another order (confirm-payment.draft.order). */
function draftOf(orderId: string) {
  const draft = drafts.get(orderId) ?? storage(`confirm-payment.${orderId}`, draftSchema)
  drafts.set(orderId, draft)
  return draft
}

/**
 * Stores the form and its slip in this tab across the reload after a sign-in (confirm-payment.reload). `orderId` is the
 * order that the form was opened for; empty without one.
 */
export async function storePayment(orderId: string, { slip, ...texts }: Typed) {
  // A slip that can no longer be read has to be chosen again.
  const storedSlip = slip && (await slipOf(slip).catch(() => undefined))
  draftOf(orderId).write({ texts, ...(storedSlip && { slip: storedSlip }) })
}

/** Returns the values that were stored for an order. */
export function readPayment(orderId: string): Typed {
  const { texts = {}, slip } = draftOf(orderId).read() ?? {}
  return { ...texts, ...(slip && { slip: fileOf(slip) }) }
}

/** Removes the stored values after the form has been sent. */
export const removePayment = (orderId: string) => draftOf(orderId).remove()

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
