import { orderTabCopy } from '#web/generated/messages/orderTabCopy.ts'
import { pathTo } from '#web/paths.ts'
import type { OrdersQueryVariables } from '../orders.generated.ts'

interface Tab {
  status: NonNullable<OrdersQueryVariables['status']>
  /** The value in the URL, which the CMS uses as well. */
  slug: string
}

const all: Tab = { status: 'ALL', slug: 'all' }

const tabs: readonly Tab[] = [
  all,
  { status: 'PENDING_PAYMENT', slug: 'pending-payment' },
  { status: 'PROCESSING', slug: 'processing' },
  { status: 'COMPLETED', slug: 'completed' },
  { status: 'CANCEL_REFUNDED', slug: 'cancel-refunded' },
]

const urlOf = ({ slug }: Tab) =>
  slug === all.slug ? pathTo('orders') : `${pathTo('orders')}?status=${slug}`

/** The tabs of the order history as links (orders.history.tabs). */
export const tabLinks = () =>
  tabs.map((tab) => ({ url: urlOf(tab), text: orderTabCopy[tab.status] }))

/** Returns the tab in a URL; all orders if there is none. */
export function openTab(search: URLSearchParams) {
  const tab = tabs.find(({ slug }) => slug === search.get('status')) ?? all
  return { status: tab.status, url: urlOf(tab) }
}
