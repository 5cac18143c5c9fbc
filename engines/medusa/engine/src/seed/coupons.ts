import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, PromotionStatus } from '@medusajs/framework/utils'
import { createPromotionsWorkflow } from '@medusajs/medusa/core-flows'
import { missing } from './missing'
import type { SeedCoupon } from './seedFile'

/** Creates the missing coupons as promotions. */
export async function seedCoupons(container: MedusaContainer, coupons: SeedCoupon[]) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'promotion', fields: ['code'] })
  const absent = missing(
    coupons,
    ({ code }) => code,
    data.map(({ code }) => code),
  )
  if (absent.length === 0) return
  await createPromotionsWorkflow(container).run({
    input: { promotionsData: absent.map(promotionInput) },
  })
}

/**
 * A promotion on the items, with the minimum as a rule on their value before any discount, and the limit of a customer
 * in the metadata, because a campaign has one budget.
 */
function promotionInput(coupon: SeedCoupon) {
  const { code, kind, amount, minimum, description } = coupon
  const { isListed, isForFirstOrder, isOncePerCustomer } = coupon
  return {
    code,
    type: 'standard' as const,
    status: PromotionStatus.ACTIVE,
    is_automatic: false,
    is_tax_inclusive: true,
    metadata: {
      ...{ description, listed: isListed },
      ...(isForFirstOrder ? { firstOrder: true } : {}),
      ...(isOncePerCustomer ? { oncePerCustomer: true } : {}),
      ...(minimum ? { minimum } : {}),
    },
    application_method: {
      type: kind === 'percent' ? ('percentage' as const) : ('fixed' as const),
      target_type: 'items' as const,
      allocation: 'across' as const,
      value: amount,
      currency_code: 'thb',
    },
    rules: minimum
      ? [{ attribute: 'original_item_total', operator: 'gte' as const, values: [String(minimum)] }]
      : [],
    ...campaignOf(coupon),
  }
}

function campaignOf(coupon: SeedCoupon) {
  const { code, description, startsAt, endsAt, usageLimit } = coupon
  if (!startsAt && !endsAt && !usageLimit) return {}
  return {
    campaign: {
      name: description,
      campaign_identifier: code,
      starts_at: startsAt ? new Date(startsAt) : null,
      ends_at: endsAt ? new Date(endsAt) : null,
      ...(usageLimit ? { budget: { type: 'usage' as const, limit: usageLimit } } : {}),
    },
  }
}
