import type { OrderFieldsFragment } from '../orders.generated.ts'
import { paymentAnchor } from './paymentAnchor.ts'

/**
 * Returns where Pay leads: the payment on the order's page, which only a pending order has, or another page
 * (orders.detail.pay-elsewhere). Null without either. @param page the address of the order's page
 */
export function paymentAddress(
  { status, paymentPermalink }: Pick<OrderFieldsFragment, 'status' | 'paymentPermalink'>,
  page: string,
): string | null {
  if (!paymentPermalink) return null
  const here = new URL(page)
  const { origin, pathname } = new URL(paymentPermalink, here)
  if (origin !== here.origin || pathname !== here.pathname) return paymentPermalink
  return status === 'PENDING' ? `#${paymentAnchor}` : null
}
