import { pathTo } from '#web/paths.ts'
import type { OrdersQueryVariables } from '../orders.generated.ts'

interface Tab {
  status: OrdersQueryVariables['status']
  text: string
  /** The value in the URL, which the CMS uses as well. */
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

const urlOf = ({ slug }: Tab) =>
  slug === all.slug ? pathTo('orders') : `${pathTo('orders')}?status=${slug}`

/** The tabs of the order history as links (orders.history.tabs). */
export const tabLinks = tabs.map((tab) => ({ url: urlOf(tab), text: tab.text }))

/** Returns the tab in a URL; all orders if there is none. */
export function openTab(search: URLSearchParams) {
  const tab = tabs.find(({ slug }) => slug === search.get('status')) ?? all
  return { status: tab.status, url: urlOf(tab) }
}
