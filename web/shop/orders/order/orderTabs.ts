import { pathTo } from '#web/paths.ts'
import type { OrdersQueryVariables } from '../orders.generated.ts'

interface Tab {
  status: OrdersQueryVariables['status']
  text: string
  /** As the address and the CMS write it. */
  slug: string
}

const all: Tab = { status: 'ALL', text: 'All', slug: 'all' }

const tabs: readonly Tab[] = [
  all,
  { status: 'PENDING_PAYMENT', text: 'Pending Payment', slug: 'pending-payment' },
  { status: 'PROCESSING', text: 'Processing', slug: 'processing' },
  { status: 'COMPLETED', text: 'Completed', slug: 'completed' },
  { status: 'CANCEL_REFUNDED', text: 'Cancel/Refunded', slug: 'cancel-refunded' },
]

const addressOf = ({ slug }: Tab) =>
  slug === all.slug ? pathTo('orders') : `${pathTo('orders')}?status=${slug}`

/** The five tabs of the order history as links (SPEC §2). */
export const tabLinks = tabs.map((tab) => ({ url: addressOf(tab), text: tab.text }))

/** The tab that an address names; all orders when it names none. */
export function openTab(search: URLSearchParams) {
  const tab = tabs.find(({ slug }) => slug === search.get('status')) ?? all
  return { status: tab.status, url: addressOf(tab) }
}
