import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { shopModule } from '../modules/shop/shopModule'
import type { ShopService } from '../modules/shop/shopService'
import type { Account, OfferedCoupon } from './account'
import { customerRejection } from './personalCoupons'

interface Budget {
  id: string
  type: string
  limit: number | null
  used: number
  attribute: string | null
}

interface Promotion {
  code: string
  metadata: {
    listed?: boolean
    firstOrder?: boolean
    oncePerCustomer?: boolean
    description?: string
    minimum?: number
  } | null
  campaign?: { starts_at: string | null; ends_at: string | null; budget?: Budget | null } | null
}

const fields = [
  'code',
  'metadata',
  'campaign.starts_at',
  'campaign.ends_at',
  'campaign.budget.id',
  'campaign.budget.type',
  'campaign.budget.limit',
  'campaign.budget.used',
  'campaign.budget.attribute',
]

/** The listed promotions that a customer can still use, without unlisted codes, which only their recipients know. */
export async function readOfferedCoupons(
  container: MedusaContainer,
  { id: customerId, email }: Pick<Account, 'id' | 'email'>,
): Promise<OfferedCoupon[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: 'promotion',
    fields,
    filters: { status: 'active', is_automatic: false },
    pagination: { order: { code: 'ASC' } },
  })
  const now = Date.now()
  const offered: OfferedCoupon[] = []
  for (const promotion of data as unknown as Promotion[]) {
    const { code, metadata, campaign } = promotion
    if (!metadata?.listed) continue
    const { starts_at: start, ends_at: end, budget } = campaign ?? {}
    if (start && new Date(start).getTime() > now) continue
    if (end && new Date(end).getTime() <= now) continue
    if (budget && (await isExhausted(container, budget, email))) continue
    if (await customerRejection(container, promotion, customerId)) continue
    offered.push({
      code,
      description: metadata.description ?? code,
      minimum: metadata.minimum ?? null,
      endsAt: end ? new Date(end).toISOString() : null,
    })
  }
  return offered
}

/** Whether a campaign has been used as often as it can be, by anyone or by this email address. */
async function isExhausted(
  container: MedusaContainer,
  { id, type, limit, used, attribute }: Budget,
  email: string,
): Promise<boolean> {
  if (limit === null) return false
  if (type === 'usage') return Number(used) >= Number(limit)
  if (type !== 'use_by_attribute' || attribute !== 'customer_email') return false
  const { database } = container.resolve<ShopService>(shopModule)
  const usage = await database('promotion_campaign_budget_usage')
    .where({ budget_id: id, attribute_value: email })
    .whereNull('deleted_at')
    .first('used')
  return Number(usage?.used ?? 0) >= Number(limit)
}
