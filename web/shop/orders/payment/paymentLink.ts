import type { OrderFieldsFragment } from '../orders.generated.ts'

/** The id of the payment on the order's page. */
export const paymentAnchor = 'payment'

/**
 * Returns the target of Pay: the payment on the order's page, which only a pending order has, or another page
 * (orders.detail.pay-elsewhere); null without either.
 * @param page the URL of the order's page
 */
export function paymentLink(
  { status, paymentUrl }: Pick<OrderFieldsFragment, 'status' | 'paymentUrl'>,
  page: string,
): string | null {
  if (!paymentUrl) return null
  const here = new URL(page)
  const { origin, pathname } = new URL(paymentUrl, here)
  if (origin !== here.origin || pathname !== here.pathname) return paymentUrl
  return status === 'PENDING' ? `#${paymentAnchor}` : null
}
