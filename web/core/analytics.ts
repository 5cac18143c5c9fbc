/** A product in an event, with GA4's names. Its prices are in the currency of its event. */
export interface AnalyticsItem {
  item_id: string
  item_name: string
  item_brand?: string | undefined
  /** The chosen options, such as `Ink, M`. */
  item_variant?: string | undefined
  item_list_id?: string | undefined
  item_list_name?: string | undefined
  /** The position in a list, counted from 0. */
  index?: number | undefined
  price: number
  /** The reduction of one piece. */
  discount?: number | undefined
  quantity?: number | undefined
}

/** An event with GA4's names (developers.google.com/analytics/devguides/collection/ga4/reference/events). */
export interface AnalyticsEvent {
  event: string
  [parameter: string]: string | number | undefined | readonly AnalyticsItem[]
}

/** The parameters of a URL that say where a visitor came from. All others are left out: some give access to orders. */
const campaignParameter = /^(utm_\w+|gclid|gbraid|wbraid)$/

/** The URL of the page and of the one before it, without personal data. The tags alone would send all of both. */
export function currentPage() {
  const here = new URL(location.href)
  const search = [...here.searchParams].filter(([name]) => campaignParameter.test(name))
  const query = new URLSearchParams(search).toString()
  const { referrer } = document
  return {
    page_location: here.origin + here.pathname + (query && `?${query}`),
    page_referrer: referrer.startsWith(`${here.origin}/`)
      ? here.origin + new URL(referrer).pathname
      : referrer,
  }
}

type Service = (event: AnalyticsEvent) => void

/** The most events that are queued for a visitor who never responds to the cookie banner. */
const maxQueued = 100

let queue: AnalyticsEvent[] = []
let service: Service | null = null

/** Whether the visitor has agreed, and events are sent. */
export const isConnected = () => service !== null

/** Reports an event of this page to analytics. Queues it in memory until the visitor has consented. */
export function track(reported: AnalyticsEvent) {
  const event = { ...currentPage(), ...reported }
  if (service) service(event)
  else if (queue.length < maxQueued) queue.push(event)
}

/** Reports an event about products; its value is that of the items unless `details` has another one. */
export function trackItems(
  event: string,
  currency: string | undefined,
  items: readonly AnalyticsItem[],
  details: Omit<AnalyticsEvent, 'event'> = {},
) {
  const value = items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0)
  track({ event, currency, value, ...details, items })
}

/** Sends the queued events in order, and later ones immediately. Called when the visitor has consented. */
export function connectAnalytics(send: Service) {
  service = send
  for (const event of queue) send(event)
  queue = []
}

/** Drops the queued events and stops sending. Called when the visitor has rejected or withdrawn consent. */
export function disconnectAnalytics() {
  service = null
  queue = []
}
