import { Instant } from '@vitrine/contract/common.ts'
import { z } from 'zod'
import { StaffRole } from './people.ts'

/** The events of orders that webhooks receive. */
export const webhookEvents = [
  'order.placed',
  'order.paid',
  'order.packed',
  'order.sent',
  'order.delivered',
  'order.completed',
  'order.corrected',
  'order.cancelled',
  'order.refunded',
  'slip.received',
  'refund.done',
  'return.requested',
  'return.approved',
  'return.rejected',
  'return.received',
] as const
export const WebhookEvent = z.enum(webhookEvents)
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** The event with which a webhook is tried. */
export const testEvent = 'webhook.test'

/** A key of a merchant's own program, shown once, when it is made. */
export const ProgramKey = z.object({
  id: z.number().int(),
  name: z.string().meta({ description: 'As records show it' }),
  role: StaffRole,
  createdBy: z.string(),
  created: Instant,
  lastUsed: Instant.nullable().meta({ description: 'To the minute; null when it was never used' }),
})
export type ProgramKey = z.infer<typeof ProgramKey>

/** An address that receives events of orders, with a secret that is shown once, when it is added or replaced. */
export const WebhookRow = z.object({
  id: z.number().int(),
  url: z.string(),
  events: z.array(WebhookEvent),
  isPaused: z.boolean(),
  waiting: z.number().int().meta({ description: 'Deliveries that are still to be made' }),
  formerSecretUntil: Instant.nullable().meta({
    description: 'Until when a replaced secret signs too; null when the present one signs alone',
  }),
  version: z.number().int().meta({ description: 'Sent as `seen` with the next change' }),
})
export type WebhookRow = z.infer<typeof WebhookRow>

/** An event for a webhook, and what has become of it. */
export const WebhookDelivery = z.object({
  id: z.number().int(),
  message: z.string().meta({ description: 'The `webhook-id` of all its attempts' }),
  event: z.string(),
  order: z.string().nullable().meta({ description: 'null for a test' }),
  created: Instant,
  state: z.enum(['delivered', 'waiting', 'failed', 'given up']).meta({
    description: '`failed` is tried again at `nextAttempt`',
  }),
  attempts: z.number().int().meta({ description: 'Sent as `seen` to send it again' }),
  nextAttempt: Instant.nullable(),
  result: z.string().nullable().meta({ description: 'The latest response or failure' }),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>
