import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { UnusablePurpose } from '@vitrine/commerce/rules/usablePayment.ts'
import { addEmail } from '../modules/shop/outbox'
import type { Charge } from '../modules/shop/rows'

/** Money that arrived but that its order cannot take, with the amount in baht. */
interface UnusablePayment {
  orderId: string
  /** The charge that it came through, or null for a transfer, which staff return. */
  charge: Pick<Charge, 'id'> | null
  /** The slip that shows a transfer. */
  slipId?: string | null
  amount: number
  purpose: UnusablePurpose
}

/**
 * Requests the refund of a late, doubled or mismatched payment, and tells the shopper by an email that it will be returned
 * (`orders.refund.unusable`).
 */
export async function returnPayment(
  transaction: Knex.Transaction,
  { orderId, charge, slipId = null, amount, purpose }: UnusablePayment,
): Promise<void> {
  // A charge in another currency counts as 0: there is nothing to return in baht.
  if (amount <= 0) return
  const [refund] = await transaction('shop_refund')
    .insert({
      order_id: orderId,
      charge_id: charge?.id ?? null,
      slip_id: slipId,
      amount,
      purpose,
      method: charge ? 'provider' : 'hand',
    })
    .returning('id')
  const detail = { amount: Math.round(amount * 100) }
  await addEmail(transaction, { event: `payment.${purpose}`, orderId, subject: refund.id, detail })
}

/** The charge that paid an order: not one whose payment it could not take. */
const payingCharge = `select "id" from "shop_charge"
  where "order_id" = "link"."order_id" and "status" = 'successful' and "reference" is not null
    and not exists (
      select 1 from "shop_refund" where "charge_id" = "shop_charge"."id" and "purpose" <> 'order'
    )
  order by "received_at" desc nulls last limit 1`

/** Begins the note of refunds in Medusa whose money the provider has moved already, so that they are not sent to it. */
export const madeByProvider = 'Made at the provider: '

/**
 * Requests the refunds that staff have recorded in Medusa, which moves no money itself: at the provider that took the payment,
 * or by hand.
 */
export async function requestRecorded(database: Knex): Promise<void> {
  await database.raw(`insert into "shop_refund"
      ("order_id", "charge_id", "refund_id", "amount", "purpose", "method")
    select "link"."order_id", "paying"."id", "refund"."id", "refund"."amount", 'order',
      case when "paying"."id" is null then 'hand' else 'provider' end
    from "refund"
    join "payment" on "payment"."id" = "refund"."payment_id"
    join "order_payment_collection" "link"
      on "link"."payment_collection_id" = "payment"."payment_collection_id"
    join "shop_order" on "shop_order"."order_id" = "link"."order_id"
    left join lateral (${payingCharge}) "paying" on true
    where "refund"."deleted_at" is null and "refund"."amount" > 0
      and coalesce("refund"."note", '') not like '${madeByProvider}%'
      and not exists (select 1 from "shop_refund" where "refund_id" = "refund"."id")
    on conflict do nothing`)
}
