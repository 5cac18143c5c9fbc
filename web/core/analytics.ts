/** A product in an event, with GA4's names and prices in the currency of its event. */
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
  /** The reduction of one item, in the currency of the event. */
  discount?: number | undefined
  quantity?: number | undefined
}

/** An event with GA4's names (developers.google.com/analytics/devguides/collection/ga4/reference/events). */
export interface AnalyticsEvent {
  event: string
  [parameter: string]: string | number | undefined | readonly AnalyticsItem[]
}

/** Matches the campaign parameters of a URL, and none that gives access to orders. */
const campaignParameter = /^(utm_\w+|gclid|gbraid|wbraid)$/

/** The URLs of the page and of its referrer without personal data, which the tags alone would send. */
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

/** Reports an event of this page to analytics, and queues it in memory until the visitor has consented. */
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

/** Sends the queued events in order, and later ones immediately, when the visitor has consented. */
export function connectAnalytics(send: Service) {
  service = send
  for (const event of queue) send(event)
  queue = []
}

/** Drops the queued events and stops sending when the visitor has rejected or withdrawn consent. */
export function disconnectAnalytics() {
  service = null
  queue = []
}
