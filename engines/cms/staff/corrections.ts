import type { MailedEvent } from '@vitrine/commerce/email/orderEmail.ts'
import { createHolder } from '@vitrine/commerce/orderHolder.ts'
import { ContractProblem } from '@vitrine/commerce/problem.ts'
import { checkAddresses } from '@vitrine/commerce/rules/checkoutForm.ts'
import { addressLabels } from '@vitrine/commerce/staff/orders.ts'
import { emailInvalid, isEmail } from '@vitrine/contract/email.ts'
import { type Address, RecipientForm } from '@vitrine/contract/orders.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { orders, outboxEmails } from '#cms/database/schema/orders.ts'
import { retry } from '#cms/database/sending.ts'
import { transact } from '#cms/database/transact.ts'
import { enqueue } from '#cms/email/outbox.ts'
import { parcelRows } from '#cms/orders/delivery/sendOrder.ts'
import { lockOrder, recordEvent } from '#cms/orders/order/changeOrder.ts'
import { writeOrderEmail } from '#cms/orders/order/emailShopper.ts'
import { readDeliveries } from '#cms/orders/order/readDelivery.ts'
import { findOrder, orderNotFound } from '#cms/orders/order/requireOrder.ts'
import type { Operation } from '../core/context.ts'

export const CorrectInput = z.object({
  id: z.string().max(100),
  billing: RecipientForm.extend({ email: z.string().trim().refine(isEmail, emailInvalid) }),
  shipping: RecipientForm,
  isConfirmed: z.boolean().optional().meta({
    description: 'Whether an area is saved that the shop does not know; the history says so',
  }),
  /** Why, for the history of the order. */
  note: z.string().trim().min(1, 'Enter why you correct it').max(300),
})

/** The emails of an order that can be sent again, by the status that it must have reached. */
export const resentEmails = ['order.placed', 'payment.received', 'order.sent'] as const
export const ResendInput = z.object({
  id: z.string().max(100),
  email: z.enum(resentEmails),
})
export const RetryInput = z.object({
  email: z.number().int().positive(),
  seen: z.number('Send the version of the email that you have read').int(),
})

/**
 * Corrects the addresses of an order, by the rules of the checkout, with a note for its history, but not its tax
 * documents. Throws `invalid` with the fields that fail.
 */
export const correctOrder: Operation<z.infer<typeof CorrectInput>, string> = async (
  cms,
  { id, billing: newBilling, shipping: newShipping, isConfirmed = false, note },
) => {
  const unlocked = await findOrder(cms, id)
  if (!unlocked) throw orderNotFound()
  const { store, address1: place, address2: placeAddress } = unlocked.shipping
  const check = (isAreaConfirmed: boolean, problems: Record<string, string>) =>
    checkAddresses(
      {
        billing: {
          ...newBilling,
          isAreaConfirmed: isAreaConfirmed || areaOf(unlocked.billing) === areaOf(newBilling),
        },
        shipping: {
          ...newShipping,
          isAreaConfirmed: isAreaConfirmed || areaOf(unlocked.shipping) === areaOf(newShipping),
        },
        store,
      },
      store ? [{ slug: store, name: place, address: placeAddress ?? '' }] : [],
      problems,
    )
  const unknown: Record<string, string> = {}
  const checked = await check(false, unknown)
  const fields: Record<string, string> = isConfirmed ? {} : unknown
  const { billing, delivery: shipping } = isConfirmed ? await check(true, fields) : checked
  const [message] = Object.values(fields)
  if (message) throw new ContractProblem('invalid', message, { fields })
  const changes = [
    ...differences('billing', unlocked.billing, billing),
    ...differences('shipping', unlocked.shipping, shipping),
  ]
  if (changes.length === 0) throw new ContractProblem('conflict', 'Nothing is different.')
  const now = cms.clock.now()
  await transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, unlocked.id)
    const { contactEmail, contactPhone } = createHolder(order.placedBy, billing, '')
    await transaction
      .update(orders)
      .set({ billing, shipping, contactEmail, contactPhone })
      .where(eq(orders.id, order.id))
    const ignored = Object.values(unknown).join(' ')
    const detail = {
      note: ignored ? `${note}; saved all the same: ${ignored}` : note,
      fields: changes.join(', '),
    }
    await recordEvent(transaction, order, { event: 'order.corrected', actor: 'staff', now, detail })
  })
  return `Order ${unlocked.id} is corrected: ${changes.map(labelOf).join(', ')}.`
}

/** The parts of an address that depend on each other, as one text. */
const areaOf = (
  address: Pick<z.infer<typeof RecipientForm>, 'subdistrict' | 'city' | 'state' | 'postcode'>,
) => [address.subdistrict ?? '', address.city, address.state, address.postcode].join()

/** The name of a field for staff, such as `delivery address`. */
function labelOf(field: string): string {
  const [part, name = ''] = field.split('.')
  const label = new Map<string, string>(Object.entries(addressLabels)).get(name) ?? name
  return `${part === 'shipping' ? 'delivery' : part} ${label.toLowerCase()}`
}

/** The names of the fields that differ. */
function differences(part: string, before: Address, after: Record<string, unknown>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const textOf = (address: object, name: string) =>
    ((address as Record<string, unknown>)[name] ?? '') || ''
  return [...names]
    .filter((name) => textOf(before, name) !== textOf(after, name))
    .map((name) => `${part}.${name}`)
}

/** Sends an email of an order again, to its present address. Throws conflict when the order has not come so far. */
export const resendEmail: Operation<z.infer<typeof ResendInput>, string> = async (
  cms,
  { id, email: event },
) => {
  const unlocked = await findOrder(cms, id)
  if (!unlocked) throw orderNotFound()
  const { shipments } = await readDeliveries(cms.database, [unlocked.id])
  const isReached =
    event === 'order.placed' ||
    (event === 'payment.received' ? unlocked.paidAt !== null : shipments.length > 0)
  if (!isReached) throw new ContractProblem('conflict', 'The order has not come so far.')
  const now = cms.clock.now()
  await transact(cms.database, async (transaction) => {
    const order = await lockOrder(transaction, unlocked.id)
    const rows =
      event === 'order.sent'
        ? await Promise.all(
            shipments.map((shipment) => parcelRows(cms, transaction, order, shipment)),
          )
        : []
    const about = [order, event satisfies MailedEvent, { rows: rows.flat() }] as const
    const email = await writeOrderEmail(cms, transaction, ...about)
    if (!email) throw new ContractProblem('conflict', 'The order has no email address.')
    // Without its topic: the limits are for what shoppers cause.
    await enqueue(transaction, cms.environment, { ...email, topic: undefined }, now)
    await recordEvent(transaction, order, {
      event: 'email.resent',
      actor: 'staff',
      now,
      detail: { note: event },
    })
  })
  return 'The email is sent to the shopper now.'
}

/** Lets an email whose attempts failed be sent again now. */
export const retryFailedEmail: Operation<z.infer<typeof RetryInput>, string> = async (
  { database, clock },
  { email, seen },
) => {
  if (!(await retry(database, outboxEmails, { id: email, attempts: seen }, clock.now())))
    throw new ContractProblem('conflict', 'This email has been sent, or is being sent.')
  return `Email ${email} is sent again now.`
}
